import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { areaOf, areas } from './page-chunks.ts';

type Bundle = Rolldown.OutputBundle;
/** A path's pattern and the files that its page begins with, besides those of every page. */
type Row = readonly [at: string, files: readonly string[]];

/** Fetches what the page's area and language need beside the code of every page, not after it has run. */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }): HtmlTagDescriptor[] => [
        { tag: 'script', injectTo: 'head', children: scriptOf(rowsOf(bundle), fontsOf(bundle)) },
      ],
    },
  };
}

function rowsOf(bundle: Bundle): readonly Row[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const ofEveryPage = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => filesOf(entry, bundle)));
  return Object.entries(areas).map(([name, { at }]) => {
    const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => areaOf(id) === name));
    return [at, [...new Set(own.flatMap((chunk) => filesOf(chunk, bundle)))].filter((file) => !ofEveryPage.has(file))];
  });
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

/** The parts of the fonts that every page in a language shows. */
function fontsOf(bundle: Bundle): Readonly<Record<'ar' | 'en', readonly string[]>> {
  const named = (part: RegExp) => Object.keys(bundle).filter((file) => part.test(file));
  return { ar: named(/-(arabic|digits)-[^/]*\.woff2$/), en: named(/-(latin|digits)-[^/]*\.woff2$/) };
}

function scriptOf(rows: readonly Row[], fonts: object): string {
  return `(function (rows, fonts) {
  function add(rel, as, file) {
    var link = document.createElement('link');
    link.rel = rel;
    if (as) link.as = as;
    if (as !== 'style') link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
  rows.forEach(function (row) {
    if (!new RegExp(row[0]).test(location.pathname)) return;
    row[1].forEach(function (file) {
      if (/css$/.test(file)) add('preload', 'style', file);
      else add('modulepreload', '', file);
    });
  });
  (fonts[document.documentElement.lang] || []).forEach(function (file) {
    add('preload', 'font', file);
  });
})(${JSON.stringify(rows)}, ${JSON.stringify(fonts)});`;
}
