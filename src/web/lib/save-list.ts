import { writeCsv, type CsvCell } from '#shared/kernel/csv.ts';
import { saveFile } from './save-file.ts';

interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** A page of a list by its cursor; null for the first. */
export type LoadPage<Row> = (cursor: string | null) => Promise<ListPage<Row>>;

/** A row as a line of the file, by the names of its columns. */
export type CsvColumns<Row> = readonly (readonly [head: string, cell: (row: Row) => CsvCell])[];

/** Rows per request for a file: the maximum of every list. */
export const rowsAPage = 50;

/** All that a list finds, whatever is shown of it, as a file for spreadsheets that is called as the list is. */
export async function saveList<Row>(name: string, columns: CsvColumns<Row>, load: LoadPage<Row>): Promise<void> {
  const rows = await readAll(load);
  saveFile(
    `${name}.csv`,
    writeCsv([columns.map(([head]) => head), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]),
    'text/csv',
  );
}

async function readAll<Row>(load: LoadPage<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const page: ListPage<Row> = await load(cursor);
    rows.push(...page.items);
    cursor = page.nextCursor;
  }
  return rows;
}

/** An instant in ISO 8601 for files; empty if there is none. */
export function csvMoment(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
