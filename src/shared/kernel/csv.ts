/** Numbers are written as they are; a string is user input, guarded against formulas and quoted if needed. */
export type CsvCell = string | number | null;

// A spreadsheet takes a cell that starts so for a formula, the wide forms of the signs too.
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * Rows as a CSV file (RFC 4180). Guards against formula injection; the byte order mark tells Excel that it is UTF-8.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
