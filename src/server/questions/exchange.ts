import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import { maxImportRows } from '#shared/questions/exchange-api.ts';
import type { ImportFault } from '#shared/questions/import-faults.ts';
import { categoryFileSchema, questionSchema, type CategoryFile, type Question } from '#shared/questions/schema.ts';
import { findUnstorable } from '../platform/http/index.ts';
import { guard, readRows, unguard } from './csv-rows.ts';
import { ImportTooLarge, checkJsonSize } from './import-limits.ts';

/**
 * The bank as one table: a row a category, then a row a question. Each category and question has all of its
 * fields, so that what was exported and imported again is equal to the letter.
 */
const localized = (name: string) => [`${name}_ar`, `${name}_en`];
const columns = [
  'category', 'id', 'kind', 'value', 'band', ...localized('text'), ...localized('answer'),
  ...[1, 2, 3].flatMap((place) => localized(`wrong_${place}`)), ...localized('explanation'), 'source', 'act', 'number', ...localized('unit'), ...localized('counted'),
  'media_file', ...localized('media_alt'), ...[1, 2, 3, 4, 5].flatMap((place) => localized(`clue_${place}`)),
  ...[1, 2, 3, 4].flatMap((place) => [...localized(`event_${place}`), `event_${place}_year`]),
  'collection', 'use', ...localized('name'), ...localized('description'), 'icon', 'hue',
];
const categoryKind = 'category';
/** A header beyond this is no table of ours with a few columns added. */
const maxColumns = 500;
const rowsAtOnce = 100;

type Row = Record<string, string>;

/** A row, or a part of a JSON file, that can't be taken; `fault` says so in a line for whoever runs a program. */
export interface ExchangeFault extends ImportFault {
  readonly fault: string;
}

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

/** What could be read; with a fault, that is the rest of the file. */
export interface Imported {
  readonly categories: readonly ImportedCategory[];
  readonly faults: readonly ExchangeFault[];
}

export function exportJson(categories: readonly CategoryFile[]): string {
  return `${JSON.stringify({ categories }, null, 2)}\n`;
}

export function exportCsv(categories: readonly CategoryFile[]): string {
  const rows = categories.flatMap((category) => [categoryRow(category), ...category.questions.map((question) => questionRow(category.id, question))]);
  return stringify(rows.map((row) => columns.map((column) => guard(row[column] ?? ''))), { header: true, columns, bom: true });
}

/**
 * Reads what `exportJson` writes. Lists every fault by its category or question. Throws ImportTooLarge above the limits.
 */
export async function importJson(text: string): Promise<Imported> {
  const notJson = (fault: string): Imported => ({ categories: [], faults: [{ place: 'file', field: '', code: 'not-json', fault }] });
  let value: unknown;
  checkJsonSize(text);
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return notJson(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const list = typeof value === 'object' && value !== null && 'categories' in value && Array.isArray(value.categories) ? value.categories as unknown[] : null;
  if (list === null) return notJson('has no list "categories"');
  if (countEntries(list) > maxImportRows) throw new ImportTooLarge();
  const faults: ExchangeFault[] = repeatedIds(list);
  const isRepeated = new Set(faults.map(({ place }) => place));
  const read = <Value>(schema: { safeParse(part: unknown): z.ZodSafeParseResult<Value> }, part: unknown, place: string): Value | null => {
    const parsed = schema.safeParse(part);
    const bad = parsed.success ? Object.keys(findUnstorable(parsed.data)).map((field) => jsonFault(place, field, 'holds a sign that can\'t be kept'))
      : parsed.error.issues.map(({ path, message }) => jsonFault(place, path.join('.'), message));
    for (const fault of bad) faults.push(fault);
    return parsed.success && bad.length === 0 && !isRepeated.has(place) ? parsed.data : null;
  };
  const categories: ImportedCategory[] = [];
  for (const [index, entry] of list.entries()) {
    const { questions = [], ...rest }: { readonly questions?: unknown } = typeof entry === 'object' && entry !== null ? entry : {};
    const head = read(headSchema, rest, `categories.${index}`);
    const parts: readonly unknown[] = Array.isArray(questions) ? questions : [];
    if (!Array.isArray(questions)) faults.push(jsonFault(`categories.${index}`, 'questions', 'is no list'));
    const found: ImportedQuestion[] = [];
    for (const [number, part] of parts.entries()) {
      if (number % rowsAtOnce === 0) await setImmediate();
      const place = `categories.${index}.questions.${number}`;
      const question = read(questionSchema, part, place);
      if (question !== null) found.push({ question, place });
    }
    if (head !== null) categories.push({ id: head.id, head, questions: found });
  }
  return { categories, faults };
}

function jsonFault(place: string, field: string, message: string): ExchangeFault {
  return { place, field, code: 'invalid', fault: field === '' ? message : `${field}: ${message}` };
}

/** Reads what `exportCsv` writes, also when a spreadsheet has saved it. Lists every bad row. Throws ImportTooLarge above the limits. */
export async function importCsv(text: string): Promise<Imported> {
  const table = createTable();
  let header: readonly string[] | null = null;
  let count = 0;
  try {
    for await (const { line, cells: row } of readRows(text)) {
      count += 1;
      if (count > maxImportRows || (header === null && row.length > maxColumns)) throw new ImportTooLarge();
      if (header !== null) table.add(`row ${line}`, header, row);
      else table.faults.push(...columnFaults(header = row));
    }
  } catch (error) {
    if (error instanceof ImportTooLarge) throw error;
    return { categories: [], faults: [{ place: 'file', field: '', code: 'not-a-table', fault: `is not a table: ${error instanceof Error ? error.message : String(error)}` }] };
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
  const add = (place: string, header: readonly string[], cellsOfRow: readonly string[]) => {
    isEmpty = false;
    if (cellsOfRow.length !== header.length) {
      faults.push({ place, field: '', code: 'cells-count', fault: `has ${cellsOfRow.length} cells, the header ${header.length}` });
      return;
    }
    const row: Row = Object.fromEntries(header.map((column, index) => [column, unguard(cellsOfRow[index] ?? '')]));
    const isCategory = row['kind'] === categoryKind;
    const id = (isCategory ? row['id'] : row['category']) ?? '';
    const result = isCategory ? categoryOf(row) : questionOf(row);
    const key = `${isCategory ? categoryKind : 'question'} ${row['id'] ?? ''}`;
    const bad = result.ok ? [...lostCells(row, result, id).map(outOfPlace), ...repeatedIn(seen.get(key), row['id'] ?? '')] : [...result.faults];
    if (result.ok && id === '') bad.push({ field: 'category', code: 'missing', fault: 'category: is empty' });
    seen.set(key, place);
    faults.push(...bad.map((fault) => ({ place, ...fault })));
    if (bad.length > 0 || !result.ok) return;
    const category = categories.get(id) ?? { head: null, questions: [] };
    categories.set(id, category);
    if (result.head) category.head = result.head;
    if (result.question) category.questions.push({ question: result.question, place });
  };
  return { faults, categories, add, isEmpty: () => isEmpty };
}

type RowFault = Omit<ExchangeFault, 'place'>;

function outOfPlace(column: string): RowFault {
  return { field: column, code: 'not-of-this-kind', fault: `${column}: does not belong to a row of this kind` };
}

function repeatedIn(earlier: string | undefined, id: string): RowFault[] {
  return earlier === undefined ? [] : [{ field: 'id', code: 'repeated', fault: `id: ${id} stands in ${earlier} already` }];
}

/**
 * Brings imported categories into the bank: a question with a known id takes the old one's place, a new
 * one is added at the end, none is removed. Faults name categories that are neither in the bank nor whole.
 */
export function mergeImported(bank: readonly CategoryFile[], imported: readonly ImportedCategory[]): { readonly categories: readonly CategoryFile[]; readonly faults: readonly ExchangeFault[] } {
  const faults: ExchangeFault[] = [];
  const categories = imported.flatMap(({ id, head, questions }): CategoryFile[] => {
    const known = bank.find((category) => category.id === id);
    const base = head ?? known;
    if (!base) {
      faults.push({ place: id, field: 'category', code: 'category-unknown', fault: 'is no category of the bank, and the file has no row of the kind "category" for it' });
      return [];
    }
    const byId = new Map(known?.questions.map((question) => [question.id, question]));
    for (const { question } of questions) byId.set(question.id, question);
    return [{ ...base, questions: [...byId.values()] }];
  });
  return { categories, faults };
}

// A missing column would empty what it holds in every row.
function columnFaults(header: readonly string[]): ExchangeFault[] {
  const place = 'row 1';
  return [
    ...header.filter((column) => !columns.includes(column)).map((column) => ({ place, field: column, code: 'unknown-column' as const, fault: `there is no column "${column}"` })),
    ...header.filter((column, index) => header.indexOf(column) < index).map((column) => ({ place, field: column, code: 'column-twice' as const, fault: `the column "${column}" stands twice` })),
    ...columns.filter((column) => !header.includes(column)).map((column) => ({ place, field: column, code: 'column-missing' as const, fault: `the column "${column}" is missing` })),
  ];
}

/** Filled cells that the row's kind has no place for. */
function lostCells(row: Row, read: Extract<Read, { ok: true }>, category: string): string[] {
  const kept: Row = read.head ? categoryRow({ ...read.head, questions: [] }) : read.question ? questionRow(category, read.question) : {};
  return Object.keys(row).filter((column) => (row[column] ?? '').trim() !== '' && kept[column] === undefined);
}

function countEntries(list: readonly unknown[]): number {
  return list.reduce<number>((sum, entry) =>
    sum + 1 + (typeof entry === 'object' && entry !== null && 'questions' in entry && Array.isArray(entry.questions) ? entry.questions.length : 0), 0);
}

function repeatedIds(list: readonly unknown[]): ExchangeFault[] {
  const places = new Map<string, string>();
  const faults: ExchangeFault[] = [];
  const look = (entry: unknown, place: string) => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry) || typeof entry.id !== 'string') return;
    const earlier = places.get(entry.id);
    if (earlier !== undefined) faults.push({ place, field: 'id', code: 'repeated', fault: `${entry.id} stands in ${earlier} already` });
    places.set(entry.id, place);
  };
  for (const [index, entry] of list.entries()) {
    look(entry, `categories.${index}`);
    const questions = typeof entry === 'object' && entry !== null && 'questions' in entry && Array.isArray(entry.questions) ? entry.questions as unknown[] : [];
    for (const [number, question] of questions.entries()) look(question, `categories.${index}.questions.${number}`);
  }
  return faults;
}

type Text = { readonly ar: string; readonly en: string };
const cells = (name: string, text: Text | undefined): Row => (text ? { [`${name}_ar`]: text.ar, [`${name}_en`]: text.en } : {});

const inColumns = (parts: readonly Row[]): Row => Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

function categoryRow({ id, collection, use, name, description, icon, hue }: CategoryFile): Row {
  return { category: id, id, kind: categoryKind, collection, use, ...cells('name', name), ...cells('description', description), icon, hue: String(hue) };
}

function questionRow(category: string, question: Question): Row {
  const common = {
    category, id: question.id, kind: question.kind, value: String(question.value), band: question.band,
    ...cells('text', question.text), ...cells('explanation', question.explanation), ...(question.source === undefined ? {} : { source: question.source }),
  };
  switch (question.kind) {
    case 'secret-word': return { ...common, act: question.act, ...cells('answer', question.answer) };
    case 'closest-number': return { ...common, number: String(question.number), ...cells('unit', question.unit), ...cells('counted', question.counted) };
    case 'order-years':
      return { ...common, ...inColumns(question.events.map(({ text, year }, index) => ({ ...cells(`event_${index + 1}`, text), [`event_${index + 1}_year`]: String(year) }))) };
    case 'text': case 'saying': case 'image': case 'sound': case 'video': case 'falling-clues':
      return {
        ...common, ...cells('answer', question.answer),
        ...inColumns(question.wrong.map((option, index) => cells(`wrong_${index + 1}`, option))),
        ...('media' in question ? { media_file: question.media.file, ...cells('media_alt', question.media.alt) } : {}),
        ...(question.kind === 'falling-clues' ? inColumns(question.clues.map((clue, index) => cells(`clue_${index + 1}`, clue))) : {}),
      };
  }
}

type Read =
  | { readonly ok: true; readonly head?: Omit<CategoryFile, 'questions'>; readonly question?: Question }
  | { readonly ok: false; readonly faults: readonly RowFault[] };

const headSchema = categoryFileSchema.omit({ questions: true });

function categoryOf(row: Row): Read {
  const parsed = headSchema.safeParse(withoutEmpty({
    id: row['id'], collection: row['collection'], use: row['use'], name: textOf(row, 'name'), description: textOf(row, 'description'),
    icon: row['icon'], hue: numberOf(row['hue']),
  }));
  return parsed.success ? { ok: true, head: parsed.data } : { ok: false, faults: parsed.error.issues.map((issue) => describe(issue, row)) };
}

function questionOf(row: Row): Read {
  const list = (name: string, most: number) => Array.from({ length: most }, (_, index) => textOf(row, `${name}_${index + 1}`)).filter((text) => text !== undefined);
  const events = [1, 2, 3, 4].flatMap((place) => {
    const text = textOf(row, `event_${place}`);
    const year = numberOf(row[`event_${place}_year`]);
    return text === undefined && year === undefined ? [] : [{ text, year }];
  });
  const wrong = list('wrong', 3);
  const clues = list('clue', 5);
  const file = row['media_file'] || undefined;
  const parsed = questionSchema.safeParse(withoutEmpty({
    id: row['id'], kind: row['kind'], value: numberOf(row['value']), band: row['band'], source: row['source'],
    text: textOf(row, 'text'), answer: textOf(row, 'answer'), explanation: textOf(row, 'explanation'),
    wrong: wrong.length > 0 ? wrong : undefined, clues: clues.length > 0 ? clues : undefined, events: events.length > 0 ? events : undefined,
    act: row['act'], number: numberOf(row['number']), unit: textOf(row, 'unit'), counted: textOf(row, 'counted'),
    media: file === undefined ? undefined : { file, alt: textOf(row, 'media_alt') },
  }));
  return parsed.success ? { ok: true, question: parsed.data } : { ok: false, faults: parsed.error.issues.map((issue) => describe(issue, row)) };
}

function describe(issue: { readonly path: readonly PropertyKey[]; readonly message: string }, row: Row): RowFault {
  const field = issue.path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('_');
  const isEmpty = Object.entries(row).every(([column, cell]) => cell === '' || !(column === field || column.startsWith(`${field}_`)));
  return { field, code: isEmpty ? 'missing' : 'invalid', fault: `${field || 'row'}: ${issue.message}` };
}

function textOf(row: Row, name: string): Partial<Text> | undefined {
  const { [`${name}_ar`]: ar = '', [`${name}_en`]: en = '' } = row;
  return ar === '' && en === '' ? undefined : { ar, en };
}

/** The number of a cell; what is no number stays as it was written, for the schema to refuse. */
function numberOf(cell: string | undefined): number | string | undefined {
  if (cell === undefined || cell.trim() === '') return undefined;
  return /^-?\d+$/.test(cell.trim()) ? Number(cell) : cell;
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}
