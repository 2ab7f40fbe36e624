import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import { maxImportRows } from '#shared/questions/exchange-api.ts';
import { questionSchema, type CategoryFile, type Question } from '#shared/questions/schema.ts';
import { findUnstorable } from '../platform/http/index.ts';
import { guard, readRows, unguard } from './csv-rows.ts';
import { ImportTooLarge, checkJsonSize } from './import-limits.ts';
import {
  categoryKind,
  categoryOf,
  categoryRow,
  columns,
  headSchema,
  lostCells,
  questionOf,
  questionRow,
  type ExchangeFault,
  type Read,
  type Row,
  type RowFault,
} from './exchange-row.ts';

/** A file whose header has more columns is rejected as too large. */
const maxColumns = 500;
const rowsAtOnce = 100;

/** Part of a category: its own fields where the file has them, and some of its questions. */
export interface ImportedCategory {
  readonly id: string;
  readonly head: Omit<CategoryFile, 'questions'> | null;
  readonly questions: readonly ImportedQuestion[];
}

export interface ImportedQuestion {
  readonly question: Question;
  readonly place: string;
}

/** The valid parts of a file, and the faults of the others. */
export interface Imported {
  readonly categories: readonly ImportedCategory[];
  readonly faults: readonly ExchangeFault[];
}

export function exportJson(categories: readonly CategoryFile[]): string {
  return `${JSON.stringify({ categories }, null, 2)}\n`;
}

export function exportCsv(categories: readonly CategoryFile[]): string {
  const rows = categories.flatMap((category) => [
    categoryRow(category),
    ...category.questions.map((question) => questionRow(category.id, question)),
  ]);
  return stringify(
    rows.map((row) => columns.map((column) => guard(row[column] ?? ''))),
    { header: true, columns, bom: true },
  );
}

/**
 * Reads what `exportJson` writes. Lists every fault by its category or question. Throws ImportTooLarge above the limits.
 */
export async function importJson(text: string): Promise<Imported> {
  const listed = parseCategoryList(text);
  if (!listed.ok) return { categories: [], faults: [listed.fault] };
  if (countEntries(listed.entries) > maxImportRows) throw new ImportTooLarge();
  const reader = createPartReader(repeatedIds(listed.entries));
  const categories: ImportedCategory[] = [];
  for (const [index, entry] of listed.entries.entries()) {
    const category = await readCategory(reader, entry, `categories.${index}`);
    if (category !== null) categories.push(category);
  }
  return { categories, faults: reader.faults };
}

type CategoryList =
  | { readonly ok: true; readonly entries: readonly unknown[] }
  | { readonly ok: false; readonly fault: ExchangeFault };

function parseCategoryList(text: string): CategoryList {
  const notJson = (fault: string): CategoryList => ({
    ok: false,
    fault: { place: 'file', field: '', code: 'not-json', fault },
  });
  let value: unknown;
  checkJsonSize(text);
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return notJson(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return typeof value === 'object' && value !== null && 'categories' in value && Array.isArray(value.categories)
    ? { ok: true, entries: value.categories as unknown[] }
    : notJson('has no list "categories"');
}

type PartReader = ReturnType<typeof createPartReader>;

/** Reads parts of a JSON file by their schemas, and collects the faults. `repeated` parts are read as null. */
function createPartReader(repeated: readonly ExchangeFault[]) {
  const faults = [...repeated];
  const isRepeated = new Set(repeated.map(({ place }) => place));
  const read = <Value>(
    schema: { safeParse(part: unknown): z.ZodSafeParseResult<Value> },
    part: unknown,
    place: string,
  ): Value | null => {
    const parsed = schema.safeParse(part);
    const bad = parsed.success
      ? Object.keys(findUnstorable(parsed.data)).map((field) =>
          jsonFault(place, field, "holds a sign that can't be kept"),
        )
      : parsed.error.issues.map(({ path, message }) => jsonFault(place, path.join('.'), message));
    for (const fault of bad) faults.push(fault);
    return parsed.success && bad.length === 0 && !isRepeated.has(place) ? parsed.data : null;
  };
  return { faults, read };
}

async function readCategory(
  { faults, read }: PartReader,
  entry: unknown,
  place: string,
): Promise<ImportedCategory | null> {
  const { questions = [], ...rest }: { readonly questions?: unknown } =
    typeof entry === 'object' && entry !== null ? entry : {};
  const head = read(headSchema, rest, place);
  const parts: readonly unknown[] = Array.isArray(questions) ? questions : [];
  if (!Array.isArray(questions)) faults.push(jsonFault(place, 'questions', 'is no list'));
  const found: ImportedQuestion[] = [];
  for (const [number, part] of parts.entries()) {
    if (number % rowsAtOnce === 0) await setImmediate();
    const partPlace = `${place}.questions.${number}`;
    const question = read(questionSchema, part, partPlace);
    if (question !== null) found.push({ question, place: partPlace });
  }
  return head === null ? null : { id: head.id, head, questions: found };
}

function jsonFault(place: string, field: string, message: string): ExchangeFault {
  return { place, field, code: 'invalid', fault: field === '' ? message : `${field}: ${message}` };
}

/**
 * Reads what `exportCsv` writes, also after a spreadsheet has saved it. Lists every fault by its row. Throws
 * ImportTooLarge above the limits.
 */
export async function importCsv(text: string): Promise<Imported> {
  const table = createTable();
  let header: readonly string[] | null = null;
  let count = 0;
  try {
    for await (const { line, cells: row } of readRows(text)) {
      count += 1;
      if (count > maxImportRows || (header === null && row.length > maxColumns)) throw new ImportTooLarge();
      if (header !== null) table.add(`row ${line}`, header, row);
      else table.faults.push(...columnFaults((header = row)));
    }
  } catch (error) {
    if (error instanceof ImportTooLarge) throw error;
    return {
      categories: [],
      faults: [
        {
          place: 'file',
          field: '',
          code: 'not-a-table',
          fault: `is not a table: ${error instanceof Error ? error.message : String(error)}`,
        },
      ],
    };
  }
  if (table.isEmpty()) table.faults.push({ place: 'file', field: '', code: 'no-rows', fault: 'has no rows' });
  return { faults: table.faults, categories: [...table.categories].map(([id, category]) => ({ id, ...category })) };
}

/** What the rows of a table come to, one after the other. */
function createTable() {
  const faults: ExchangeFault[] = [];
  const categories = new Map<string, { head: ImportedCategory['head']; questions: ImportedQuestion[] }>();
  const seen = new Map<string, string>();
  let isEmpty = true;
  const keep = (id: string, { head, question }: Extract<Read, { ok: true }>, place: string) => {
    const category = categories.get(id) ?? { head: null, questions: [] };
    categories.set(id, category);
    if (head) category.head = head;
    if (question) category.questions.push({ question, place });
  };
  const add = (place: string, header: readonly string[], cellsOfRow: readonly string[]) => {
    isEmpty = false;
    if (cellsOfRow.length !== header.length) {
      faults.push({
        place,
        field: '',
        code: 'cells-count',
        fault: `has ${cellsOfRow.length} cells, the header ${header.length}`,
      });
      return;
    }
    const row: Row = Object.fromEntries(header.map((column, index) => [column, unguard(cellsOfRow[index] ?? '')]));
    const isCategory = row['kind'] === categoryKind;
    const id = row['id'] ?? '';
    const categoryId = isCategory ? id : (row['category'] ?? '');
    const result = isCategory ? categoryOf(row) : questionOf(row);
    const key = `${isCategory ? categoryKind : 'question'} ${id}`;
    const bad = result.ok
      ? [
          ...lostCells(row, result, categoryId).map(outOfPlace),
          ...repeatedIn(seen.get(key), id),
          ...(categoryId === '' ? [categoryMissing] : []),
        ]
      : result.faults;
    seen.set(key, place);
    faults.push(...bad.map((fault) => ({ place, ...fault })));
    if (result.ok && bad.length === 0) keep(categoryId, result, place);
  };
  return { faults, categories, add, isEmpty: () => isEmpty };
}

const categoryMissing: RowFault = { field: 'category', code: 'missing', fault: 'category: is empty' };

function outOfPlace(column: string): RowFault {
  return { field: column, code: 'not-of-this-kind', fault: `${column}: does not belong to a row of this kind` };
}

function repeatedIn(earlier: string | undefined, id: string): RowFault[] {
  return earlier === undefined
    ? []
    : [{ field: 'id', code: 'repeated', fault: `id: ${id} stands in ${earlier} already` }];
}

/**
 * Merges imported categories into the bank: a question with a known id replaces the old one, a new one is added at the
 * end, none is removed. Faults name categories that are not in the bank and have no category row in the file.
 */
export function mergeImported(
  bank: readonly CategoryFile[],
  imported: readonly ImportedCategory[],
): { readonly categories: readonly CategoryFile[]; readonly faults: readonly ExchangeFault[] } {
  const faults: ExchangeFault[] = [];
  const categories = imported.flatMap(({ id, head, questions }): CategoryFile[] => {
    const known = bank.find((category) => category.id === id);
    const base = head ?? known;
    if (!base) {
      faults.push({
        place: id,
        field: 'category',
        code: 'category-unknown',
        fault: 'is no category of the bank, and the file has no row of the kind "category" for it',
      });
      return [];
    }
    const byId = new Map(known?.questions.map((question) => [question.id, question]));
    for (const { question } of questions) byId.set(question.id, question);
    return [{ ...base, questions: [...byId.values()] }];
  });
  return { categories, faults };
}

// A missing column would empty its field in every row.
function columnFaults(header: readonly string[]): ExchangeFault[] {
  const place = 'row 1';
  return [
    ...header
      .filter((column) => !columns.includes(column))
      .map((column) => ({
        place,
        field: column,
        code: 'unknown-column' as const,
        fault: `there is no column "${column}"`,
      })),
    ...header
      .filter((column, index) => header.indexOf(column) < index)
      .map((column) => ({
        place,
        field: column,
        code: 'column-twice' as const,
        fault: `the column "${column}" stands twice`,
      })),
    ...columns
      .filter((column) => !header.includes(column))
      .map((column) => ({
        place,
        field: column,
        code: 'column-missing' as const,
        fault: `the column "${column}" is missing`,
      })),
  ];
}

function countEntries(list: readonly unknown[]): number {
  return list.reduce<number>(
    (sum, entry) =>
      sum +
      1 +
      (typeof entry === 'object' && entry !== null && 'questions' in entry && Array.isArray(entry.questions)
        ? entry.questions.length
        : 0),
    0,
  );
}

function repeatedIds(list: readonly unknown[]): ExchangeFault[] {
  const places = new Map<string, string>();
  const faults: ExchangeFault[] = [];
  const look = (entry: unknown, place: string) => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry) || typeof entry.id !== 'string') return;
    const earlier = places.get(entry.id);
    if (earlier !== undefined)
      faults.push({ place, field: 'id', code: 'repeated', fault: `${entry.id} stands in ${earlier} already` });
    places.set(entry.id, place);
  };
  for (const [index, entry] of list.entries()) {
    look(entry, `categories.${index}`);
    const questions =
      typeof entry === 'object' && entry !== null && 'questions' in entry && Array.isArray(entry.questions)
        ? (entry.questions as unknown[])
        : [];
    for (const [number, question] of questions.entries()) look(question, `categories.${index}.questions.${number}`);
  }
  return faults;
}
