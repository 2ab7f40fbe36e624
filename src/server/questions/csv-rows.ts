import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** In characters; the longest question has some 5,000. */
const maxRowLength = 256 * 1024;
const pieceBytes = 64 * 1024;

/**
 * The rows of a table, its header first, without empty ones. Read in chunks, yielding to the event loop between them.
 * Throws if it is no table.
 */
export async function* readRows(text: string): AsyncGenerator<CsvRow> {
  const rows = Readable.from(piecesOf(text)).pipe(
    parse({
      bom: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      info: true,
      max_record_size: maxRowLength,
      delimiter: delimiterOf(text),
    }),
  ) as AsyncIterable<{ readonly record: string[]; readonly info: { readonly lines: number } }>;
  for await (const {
    record: cells,
    info: { lines: line },
  } of rows)
    yield { line, cells };
}

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    await setImmediate();
    yield bytes.subarray(start, start + pieceBytes);
  }
}

// Spreadsheets write what their region takes for a list: a comma, a semicolon or a tab.
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].reduce((best, sign) => (header.split(sign).length > header.split(best).length ? sign : best));
}

// A spreadsheet would run a cell that begins like a formula, by the wide forms of the signs too: such a cell gets a quote
// before it, which the import takes off.
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export function guard(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

export function unguard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
