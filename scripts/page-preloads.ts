import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { areaOf, areas } from './page-chunks.ts';

type Bundle = Rolldown.OutputBundle;
type PerLanguage = Readonly<Record<'ar' | 'en', readonly string[]>>;
/** A path's pattern, and the files that its page begins with, besides those of every page: code and styles, and texts. */
type Row = readonly [at: string, files: readonly string[], texts: PerLanguage];

/** What the page consists of, for the pages that are rendered to HTML (prerender.ts). Names are those below dist/web. */
export interface PageFiles {
  readonly entry: string;
  /** Code and styles of every page, besides the entry. */
  readonly frame: readonly string[];
  readonly rows: readonly Row[];
  readonly ofEveryPage: PerLanguage;
}

export const pageFilesPath = fileURLToPath(new URL('../dist/page-files.json', import.meta.url));

/** Fetches what the page's area and language need beside the code of every page, not after it has run. */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // After the script that sets the language, and before the styles: a script waits for those above it.
      handler: (html, { bundle = {} }) =>
        html.replace('</script>', () => `</script>\n<script>${scriptOf(rowsOf(bundle), ofEveryPage(bundle))}</script>`),
    },
    writeBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') throw new Error('the page has no entry');
      const files: PageFiles = {
        entry: entry.fileName,
        frame: filesOf(entry, bundle).filter((file) => file !== entry.fileName),
        rows: rowsOf(bundle),
        ofEveryPage: ofEveryPage(bundle),
      };
      writeFileSync(pageFilesPath, JSON.stringify(files));
    },
  };
}

function rowsOf(bundle: Bundle): readonly Row[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const frame = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => filesOf(entry, bundle)));
  return Object.entries(areas).flatMap(([name, { at, texts }]) => {
    if (at === null) return [];
    const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => areaOf(id) === name));
    const files = new Set(own.flatMap((chunk) => filesOf(chunk, bundle)));
    return [[at, [...files].filter((file) => !frame.has(file)), textsOf(texts, bundle)] as const];
  });
}

/** The files of these areas' texts, in each language. */
function textsOf(names: readonly string[], bundle: Bundle): PerLanguage {
  const inLanguage = (language: string) =>
    names.flatMap((name) =>
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.facadeModuleId?.endsWith(`/i18n/${language}/areas/${name}.ts`) === true
          ? [file.fileName]
          : [],
      ),
    );
  return { ar: inLanguage('ar'), en: inLanguage('en') };
}

/** A chunk with all that it imports at once, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Bundle, found = new Set<string>()): string[] {
  if (!found.has(chunk.fileName)) {
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') filesOf(imported, bundle, found);
    }
  }
  return [...found];
}

/** The texts of every page, and the parts of the fonts that every page in a language shows. */
function ofEveryPage(bundle: Bundle): PerLanguage {
  const texts = textsOf(['site'], bundle);
  const fonts = (part: RegExp) => Object.keys(bundle).filter((file) => part.test(file));
  return {
    ar: [...texts.ar, ...fonts(/-(arabic|digits)-[^/]*\.woff2$/)],
    en: [...texts.en, ...fonts(/-(latin|digits)-[^/]*\.woff2$/)],
  };
}

function scriptOf(rows: readonly Row[], ofLanguage: PerLanguage): string {
  return `(function (rows, ofLanguage) {
  var language = document.documentElement.lang;
  function add(file) {
    var link = document.createElement('link');
    var kind = file.split('.').pop();
    link.rel = kind === 'js' ? 'modulepreload' : 'preload';
    // As Vite's loader asks for them: the browser takes up only what was asked for in the same mode.
    link.crossOrigin = '';
    if (kind === 'css') link.as = 'style';
    if (kind === 'woff2') link.as = 'font';
    link.href = '/' + file;
    document.head.append(link);
  }
  ofLanguage[language].forEach(add);
  rows.forEach(function (row) {
    if (new RegExp(row[0]).test(location.pathname)) row[1].concat(row[2][language]).forEach(add);
  });
})(${JSON.stringify(rows)}, ${JSON.stringify(ofLanguage)});`;
}
