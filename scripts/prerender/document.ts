import { languages, type Language } from '../../src/shared/kernel/text.ts';
import { directions } from '../../src/shared/i18n/catalogue.ts';
import { pageDataId } from '../../src/shared/kernel/page-part.ts';
import { originToken } from '../../src/shared/kernel/public-pages.ts';
import { startScript, type StartFiles } from './start-script.ts';

export interface PublicDocument {
  readonly language: Language;
  /** Null for the page of unknown addresses, which has no address. */
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
  /** The address of the picture that messengers show, and its text. */
  readonly picture: { readonly path: string; readonly alt: string };
  readonly siteName: string;
  /** The page itself. */
  readonly html: string;
  /** The JSON that it was rendered from, if it comes from the server. */
  readonly data?: string;
  readonly styles: string;
  readonly fonts: readonly string[];
  readonly start: StartFiles;
}

/** The page of the build with a page in it: text, styles and head for readers without scripts. */
export function composeDocument(template: string, document: PublicDocument): string {
  const { language, html, data, styles, fonts, start } = document;
  const dataScript =
    data === undefined ? '' : `\n    <script type="application/json" id="${pageDataId}">${data}</script>`;
  const head = [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...headTags(document),
  ].join('\n    ');
  return steps(template, [
    [/<html [^>]*>/, `<html lang="${language}" dir="${directions[language]}" data-theme="dark">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(document.title)}</title>`],
    [/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, head],
    // The script that fetches the code beside the page: here code comes later.
    [/\s*<script>\(function \(rows[\s\S]*?<\/script>/, ''],
    [/\s*<script type="module"[^>]*><\/script>/, ''],
    [/(\s*<link rel="(modulepreload|stylesheet)"[^>]*>)+/, ''],
    [/<\/style>/, `${styles}</style>`],
    [
      /<div id="root"><\/div>/,
      `<div id="root" data-prerendered="${language}">${html}</div>${dataScript}\n    <script>${startScript(start)}</script>`,
    ],
  ]);
}

function steps(template: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`index.html has nothing like ${String(pattern)}`);
    return text.replace(pattern, () => replacement);
  }, template);
}

function headTags({ language, path, title, description, picture, siteName }: PublicDocument): readonly string[] {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  if (path === null) return [meta('robots', 'noindex')];
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const address = addressOf(path, language);
  return [
    meta('description', description),
    `<link rel="canonical" href="${address}">`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${addressOf(path, each)}">`),
    `<link rel="alternate" hreflang="x-default" href="${addressOf(path, 'ar')}">`,
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:locale', locales[language]),
    ...languages.filter((each) => each !== language).map((each) => property('og:locale:alternate', locales[each])),
    property('og:image', originToken + picture.path),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', picture.alt),
    meta('twitter:card', 'summary_large_image'),
    ...(path === '/' ? [`<script type="application/ld+json">${siteFacts(siteName, language)}</script>`] : []),
  ];
}

const locales: Readonly<Record<Language, string>> = { ar: 'ar_KW', en: 'en_US' };

/** The address of a page in a language; Arabic is at the address itself. */
export function addressOf(path: string, language: Language): string {
  return `${originToken}${path}${language === 'ar' ? '' : `?lang=${language}`}`;
}

function siteFacts(siteName: string, language: Language): string {
  const organization = `${originToken}/#organization`;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${originToken}/#website`,
        url: `${originToken}/`,
        name: siteName,
        inLanguage: language,
        publisher: { '@id': organization },
      },
      {
        '@type': 'Organization',
        '@id': organization,
        name: siteName,
        url: `${originToken}/`,
        logo: `${originToken}/favicon.svg`,
      },
    ],
  }).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
