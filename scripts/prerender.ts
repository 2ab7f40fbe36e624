/**
 * Renders the public pages to HTML in both languages, once the page is built: dist/pages, with a list that the server
 * reads. Run by `npm run build`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Window } from 'happy-dom';
import { pageDescriptions as ar } from '../src/shared/i18n/ar/page-descriptions.ts';
import { titles as arTitles } from '../src/shared/i18n/ar/titles.ts';
import { pageDescriptions as en } from '../src/shared/i18n/en/page-descriptions.ts';
import { titles as enTitles } from '../src/shared/i18n/en/titles.ts';
import type { PublicPagesList } from '../src/shared/kernel/public-pages.ts';
import { languages, type Language } from '../src/shared/kernel/text.ts';
import { pageFilesPath, type PageFiles } from './page-preloads.ts';
import { criticalStyles } from './prerender/critical-styles.ts';
import { composeDocument } from './prerender/document.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const texts = { ar: { ...ar, titles: arTitles, site: 'سِراج' }, en: { ...en, titles: enTitles, site: 'Siraj' } };
/** An address that no page has. */
const nowhere = '/-';

interface Prerenderer {
  readonly renderPage: (path: string, language: Language) => Promise<string>;
  readonly publicPages: readonly (keyof typeof ar & keyof typeof arTitles)[];
  readonly pageNames: readonly string[];
  readonly paths: Readonly<Record<string, { readonly pattern: string }>>;
}

provideBrowser();
const { renderPage, publicPages, pageNames, paths } = (await import(at('dist/prerender/entry.js'))) as Prerenderer;
const template = readFileSync(at('dist/web/index.html'), 'utf8');
const files = JSON.parse(readFileSync(pageFilesPath, 'utf8')) as PageFiles;
const pictures = { ar: keepPicture('ar'), en: keepPicture('en') };

rmSync(at('dist/pages'), { recursive: true, force: true });
mkdirSync(at('dist/pages'), { recursive: true });
const pages: PublicPagesList['pages'] = [];
const written = new Map<string, { ar: string; en: string }>();
// One language after the other: each page opens more texts, which a change of language loads again.
for (const language of languages) {
  for (const name of [...publicPages, 'notFound' as const]) {
    const file = `${name}.${language}.html`;
    writeFileSync(at(`dist/pages/${file}`), await compose(name, language));
    written.set(name, { ...(written.get(name) ?? { ar: '', en: '' }), [language]: file });
  }
}
for (const name of publicPages) pages.push({ path: pathOf(name), files: filesOf(name) });
const list: PublicPagesList = {
  pages,
  notFound: filesOf('notFound'),
  patterns: pageNames.map(pathOf),
};
writeFileSync(at('dist/pages/pages.json'), JSON.stringify(list));
rmSync(at('dist/prerender'), { recursive: true, force: true });
// The page's timers (its query client) would keep the process.
process.exit(0);

async function compose(name: (typeof publicPages)[number] | 'notFound', language: Language): Promise<string> {
  const path = name === 'notFound' ? null : pathOf(name);
  const html = await renderPage(path ?? nowhere, language);
  const row = files.rows.find(([pattern]) => path !== null && new RegExp(pattern).test(path));
  const all = [...files.frame, ...(row?.[1] ?? []), ...(row?.[2][language] ?? []), ...files.ofEveryPage[language]];
  const ofType = (type: string) => all.filter((file) => file.endsWith(`.${type}`));
  const styles = ofType('css').map((file) => readFileSync(at(`dist/web/${file}`), 'utf8'));
  const { titles, site, picture, ...descriptions } = texts[language];
  return composeDocument(template, {
    language,
    path,
    title: titles[name],
    description: name === 'notFound' ? '' : descriptions[name],
    picture: { path: pictures[language], alt: picture },
    siteName: site,
    html,
    styles: styles.map((css) => criticalStyles(css, `<html lang dir data-theme><body><div id="root">${html}`)).join(''),
    fonts: ofType('woff2'),
    start: {
      preloads: ofType('js').map((file) => `/${file}`),
      styles: ofType('css').map((file) => `/${file}`),
      entry: `/${files.entry}`,
      isWaiting: html.includes('aria-busy="true"'),
    },
  });
}

function pathOf(name: string): string {
  const path = paths[name];
  if (path === undefined) throw new Error(`no page is named ${name}`);
  return path.pattern;
}

function filesOf(name: string): { ar: string; en: string } {
  const found = written.get(name);
  if (found === undefined) throw new Error(`${name} was not rendered`);
  return found;
}

/** Puts the picture that messengers show beside the page's other files; answers its path. */
function keepPicture(language: Language): string {
  const picture = readFileSync(at(`scripts/prerender/share-${language}.png`));
  const path = `/assets/share-${language}-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.png`;
  writeFileSync(at(`dist/web${path}`), picture);
  return path;
}

/** What modules of the page look for when they are loaded; rendering itself needs none of it. */
function provideBrowser(): void {
  const window = new Window({ url: 'https://origin.invalid/' });
  const { document, navigator, location, localStorage, sessionStorage } = window;
  const given = { window, document, navigator, location, localStorage, sessionStorage };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
