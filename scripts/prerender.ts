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
import { partTokens, type PagePart } from '../src/shared/kernel/page-part.ts';
import type { PublicPagesList } from '../src/shared/kernel/public-pages.ts';
import { languages, type Language } from '../src/shared/kernel/text.ts';
import type { PackageOnSale } from '../src/shared/store/api.ts';
import { pageFilesPath, type PageFiles } from './page-preloads.ts';
import { criticalStyles } from './prerender/critical-styles.ts';
import { composeDocument } from './prerender/document.ts';
import { samplePackages } from './prerender/sample-packages.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const texts = { ar: { ...ar, titles: arTitles, site: 'سِراج' }, en: { ...en, titles: enTitles, site: 'Siraj' } };
/** An address that no page has. */
const nowhere = '/-';

interface Prerenderer {
  readonly renderPage: (path: string, language: Language, data?: string) => Promise<string>;
  readonly renderPackages: (items: readonly PackageOnSale[]) => Promise<PagePart>;
  readonly publicPages: readonly (keyof typeof ar & keyof typeof arTitles)[];
  readonly pageNames: readonly string[];
  readonly paths: Readonly<Record<string, { readonly pattern: string }>>;
}

provideBrowser();
const { renderPage, renderPackages, publicPages, pageNames, paths } = (await import(
  at('dist/prerender/entry.js')
)) as Prerenderer;
const template = readFileSync(at('dist/web/index.html'), 'utf8');
const files = JSON.parse(readFileSync(pageFilesPath, 'utf8')) as PageFiles;
const pictures = { ar: keepPicture('ar'), en: keepPicture('en') };

rmSync(at('dist/pages'), { recursive: true, force: true });
mkdirSync(at('dist/pages'), { recursive: true });
const pages: PublicPagesList['pages'] = [];
/** Pages with a part that only the server knows, by name: what stands for it here. */
const parts: Readonly<Record<string, PagePart>> = { store: await renderPackages(samplePackages) };
const written = new Map<string, { ar: string; en: string }>();
// One language after the other: each page opens more texts, which a change of language loads again.
for (const language of languages) {
  for (const name of [...publicPages, 'notFound' as const]) {
    const file = `${name}.${language}.html`;
    writeFileSync(at(`dist/pages/${file}`), await compose(name, language));
    keep(name, language, file);
    const part = parts[name];
    if (part === undefined) continue;
    const fileWithPart = `${name}.part.${language}.html`;
    writeFileSync(at(`dist/pages/${fileWithPart}`), await compose(name, language, part));
    keep(withPart(name), language, fileWithPart);
  }
}
for (const name of publicPages) {
  const more = parts[name] === undefined ? {} : { withPart: filesOf(withPart(name)) };
  pages.push({ path: pathOf(name), files: filesOf(name), ...more });
}
const list: PublicPagesList = {
  pages,
  notFound: filesOf('notFound'),
  patterns: pageNames.map(pathOf),
};
writeFileSync(at('dist/pages/pages.json'), JSON.stringify(list));
rmSync(at('dist/prerender'), { recursive: true, force: true });
// The page's timers (its query client) would keep the process.
process.exit(0);

/** With a part, the page has its place, and everything that the part can show among its styles. */
async function compose(
  name: (typeof publicPages)[number] | 'notFound',
  language: Language,
  part?: PagePart,
): Promise<string> {
  const path = name === 'notFound' ? null : pathOf(name);
  const html = await renderPage(path ?? nowhere, language, part?.data);
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
    ...(part === undefined ? { html } : { html: placeOfPart(html, part.html[language]), data: partTokens.data }),
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

/** What the server puts there must be what the page would have there, to the letter: else it couldn't become live. */
function placeOfPart(html: string, part: string): string {
  const pieces = html.split(part);
  if (pieces.length !== 2) throw new Error('the page has not exactly one place for its part');
  return pieces.join(partTokens.html);
}

function withPart(name: string): string {
  return `${name} with its part`;
}

function keep(name: string, language: Language, file: string): void {
  written.set(name, { ...(written.get(name) ?? { ar: '', en: '' }), [language]: file });
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
