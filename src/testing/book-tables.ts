import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** A row of a table, by column title. Backticks round a whole cell are removed. */
export type BookRow = Readonly<Record<string, string>>;

/** The rows of the first table under a heading of a document in docs/. Throws if there is none. */
export function readBookTable(document: string, heading: string): readonly BookRow[] {
  const rows = readBookTables(document, heading)[0];
  if (rows === undefined || rows.length === 0) throw new Error(`docs/${document} has no table under "${heading}"`);
  return rows;
}

/** The list `- **name**: value` under a heading, up to the next heading. Throws if there is none. */
export function readBookList(document: string, heading: string): readonly (readonly [name: string, value: string])[] {
  const text = sectionOf(document, heading).join('\n');
  const entries = [...text.matchAll(/^- \*\*([^*]+)\*\*: (.+(?:\n {2}.+)*)/gm)].map(
    ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const,
  );
  if (entries.length === 0) throw new Error(`docs/${document} has no list under "${heading}"`);
  return entries;
}

/** The lines under a heading, up to the next heading. */
function sectionOf(document: string, heading: string): readonly string[] {
  const lines = readFileSync(new URL(`docs/${document}`, root), 'utf8').split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (start === -1) throw new Error(`docs/${document} has no heading "${heading}"`);
  const length = lines.slice(start + 1).findIndex((line) => /^#+ /.test(line));
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
}

/** All tables under a heading, up to the next heading. */
export function readBookTables(document: string, heading: string): readonly (readonly BookRow[])[] {
  const section = sectionOf(document, heading);
  const tables: string[][] = [];
  section.forEach((line, index) => {
    if (!line.startsWith('|')) return;
    if (section[index - 1]?.startsWith('|') === true) tables.at(-1)?.push(line);
    else tables.push([line]);
  });
  return tables.map(([titles = '', , ...rows]) => rows.map((row) => asRow(cellsOf(titles), cellsOf(row))));
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1'));
}

function asRow(titles: readonly string[], cells: readonly string[]): BookRow {
  if (cells.length !== titles.length)
    throw new Error(`a row of ${cells.length} cells under ${titles.length} titles: ${cells.join(' | ')}`);
  return Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? '']));
}

/** "a, b, c" as a list. */
export function listOf(cell: string): readonly string[] {
  return cell.split(',').map((each) => each.trim());
}

const unitsMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000, days: 86_400_000 };

/** A number as a table says it: "30 s" and "7 days" in ms, "24" and "768 px" as they are. */
export function valueOf(cell: string): number {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(?: (\w+))?$/.exec(cell) ?? [];
  if (number === '') throw new Error(`not a number: ${cell}`);
  return Number(number) * (unitsMs[unit] ?? 1);
}

/**
 * The value of a constant or field as written in a source file, in ms where its name ends in Seconds or Minutes.
 * Reads the source, because many constants are private to their file. Products of numbers are calculated.
 */
export function valueInSource(file: string, name: string): number {
  const source = readFileSync(new URL(`src/${file}`, root), 'utf8');
  const found = new RegExp(`\\b${name}(?:: [^=\\n,]+ =| =|:) (\\d[\\d_.]*(?: \\* \\d[\\d_.]*)*)\\s*[;,)}\\n]`).exec(
    source,
  );
  if (found === null) throw new Error(`src/${file} has no number named ${name}`);
  const product = (found[1] ?? '')
    .split(' * ')
    .reduce((value, factor) => value * Number(factor.replaceAll('_', '')), 1);
  return product * (/Seconds$/.test(name) ? 1000 : /Minutes$/.test(name) ? 60_000 : 1);
}
