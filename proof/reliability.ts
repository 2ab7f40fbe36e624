import { readFileSync, writeFileSync } from 'node:fs';
import type { SectionReport } from './report.ts';

const document = new URL('../docs/reliability.md', import.meta.url);

/** Whether "Shorter runs" of docs/reliability.md lists this. */
export function isLeftOutInDocument(name: string): boolean {
  const [, list = ''] = /^### Shorter runs$([^]*?)^(?:#|<!--)/m.exec(readFileSync(document, 'utf8')) ?? [];
  return list.replace(/\s+/g, ' ').includes(`- ${name}`);
}

/** Writes a section's table to its place in docs/reliability.md, between the marks with its id; throws without them. */
export function writeTable(report: SectionReport): void {
  const text = readFileSync(document, 'utf8');
  const place = new RegExp(`(<!-- ${report.id} -->\\n)[^]*?(<!-- /${report.id} -->)`);
  if (!place.test(text)) throw new Error(`docs/reliability.md has no place for ${report.id}`);
  writeFileSync(
    document,
    text.replace(place, (_, start: string, end: string) => `${start}\n${tableOf(report)}\n${end}`),
  );
}

/** A section as a table of docs/reliability.md, below the words that say how it was made. */
function tableOf({ conditions, machine, columns, rows, broken, skipped }: SectionReport): string {
  const cellsOf = (row: readonly (string | number)[]) =>
    `| ${row.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    ...wrap(`${conditions.replace(/\.$/, '')}. ${machine}.`),
    '',
    cellsOf(columns),
    cellsOf(columns.map(() => '---')),
    ...rows.map(cellsOf),
    ...broken.flatMap((promise) => ['', ...wrap(`**Broken**: ${promise}`)]),
    ...skipped.flatMap((why) => ['', ...wrap(`Skipped: ${why}`)]),
    '',
  ].join('\n');
}

const lineLength = 120;

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
