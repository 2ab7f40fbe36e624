import { existsSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, it } from 'vitest';
import { partsOf, readDocuments } from './documents.ts';

const root = new URL('../../', import.meta.url);
const documents = readDocuments();
const textOf = new Map(documents.map(({ path, text }) => [path, text]));

/** The anchors of a document's headings, as GitHub names them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { text: line } of partsOf(text).prose) {
    const [, heading] = /^#{1,6} +(.+)$/.exec(line) ?? [];
    if (heading === undefined) continue;
    const plain = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase();
    const name = plain.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replace(/ /g, '-');
    let anchor = name;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${name}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Where the links of a document lead, without those to other sites. */
function linksIn(text: string): readonly string[] {
  const prose = partsOf(text)
    .prose.map(({ text: line }) => line)
    .join('\n')
    .replace(/`[^`]*`/g, '');
  return [...prose.matchAll(/(?:\]\(|\b(?:href|src)=")([^)"\s]+)[)"]/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

function faultOf(from: string, target: string): string | null {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : posix.normalize(posix.join(dirname(from), path));
  if (!existsSync(new URL(file, root))) return `${from}: ${target}: there is no ${file}`;
  if (anchor === undefined) return null;
  return anchorsOf(textOf.get(file) ?? '').has(anchor) ? null : `${from}: ${target}: ${file} has no such heading`;
}

it('leads from every link of a document to a file and a heading that exist', () => {
  const links = documents.flatMap(({ path, text }) => linksIn(text).map((target) => ({ path, target })));
  expect(links.length).toBeGreaterThan(80);
  expect(links.map(({ path, target }) => faultOf(path, target)).filter((fault) => fault !== null)).toEqual([]);
});

it('finds a link to a file or a heading that is missing', () => {
  expect(faultOf('docs/README.md', 'nothing.md')).toBe('docs/README.md: nothing.md: there is no docs/nothing.md');
  expect(faultOf('docs/README.md', 'rules.md#nothing')).toBe(
    'docs/README.md: rules.md#nothing: docs/rules.md has no such heading',
  );
  expect(faultOf('docs/README.md', '../content/README.md#tools')).toBe(null);
});

it('names headings as GitHub does', () => {
  expect([
    ...anchorsOf('# At 3 in the morning\n## `code` & [link](x.md), "quoted"\n# Two\n```\n# no\n```\n# Two\n'),
  ]).toEqual(['at-3-in-the-morning', 'code--link-quoted', 'two', 'two-1']);
});

it('lists every document of docs/ in its index', () => {
  const listed = linksIn(textOf.get('docs/README.md') ?? '').map((target) => target.split('#')[0] ?? '');
  const own = documents.map(({ path }) => path.replace(/^docs\//, '')).filter((path) => textOf.has(`docs/${path}`));
  expect(own.length).toBeGreaterThan(20);
  // A folder is listed as a whole.
  const isListed = (path: string) => listed.includes(path) || listed.includes(dirname(path));
  expect(own.filter((path) => path !== 'README.md' && !isListed(path))).toEqual([]);
});
