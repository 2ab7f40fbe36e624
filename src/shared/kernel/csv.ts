/** Numbers and sums stand as they are; whatever people wrote is text. */
export type CsvCell = string | number | null;

// A spreadsheet takes a cell that starts so for a formula, the wide forms of the signs too.
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Rows as a file (RFC 4180). No cell can become a formula; the mark in front tells Excel that it is UTF-8. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
