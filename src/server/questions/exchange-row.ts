import type { ImportFault } from '#shared/questions/import-faults.ts';
import {
  categoryFileSchema,
  forbiddenCount,
  questionSchema,
  type CategoryFile,
  type Question,
} from '#shared/questions/schema.ts';

/**
 * The bank as one table: a row per category, then a row per question. Each has all of its fields, so that an export
 * imported again is identical.
 */
const localized = (name: string) => [`${name}_ar`, `${name}_en`];
export const columns = [
  'category',
  'id',
  'kind',
  'value',
  'band',
  ...localized('text'),
  ...localized('answer'),
  ...[1, 2, 3].flatMap((place) => localized(`wrong_${place}`)),
  ...localized('explanation'),
  'source',
  'act',
  ...[1, 2, 3, 4].flatMap((place) => localized(`forbidden_${place}`)),
  'number',
  ...localized('unit'),
  ...localized('counted'),
  'media_file',
  ...localized('media_alt'),
  ...[1, 2, 3, 4].map((place) => `picture_${place}`),
  'names_shown',
  'options_shown',
  'study_seconds',
  'goal',
  'seconds',
  ...localized('accepted'),
  'complete',
  ...[1, 2, 3, 4, 5].map((place) => `step_${place}`),
  ...[1, 2, 3, 4, 5].flatMap((place) => localized(`clue_${place}`)),
  ...[1, 2, 3, 4].flatMap((place) => [...localized(`event_${place}`), `event_${place}_year`]),
  'collection',
  'use',
  ...localized('name'),
  ...localized('description'),
  'icon',
  'hue',
  'available_from',
  'season',
];
export const categoryKind = 'category';

export type Row = Record<string, string>;

/** An invalid row, or part of a JSON file; `fault` describes it in one line for the operator. */
export interface ExchangeFault extends ImportFault {
  readonly fault: string;
}

export type RowFault = Omit<ExchangeFault, 'place'>;

/** In a cell that is ticked. */
const yes = 'yes';

type Text = { readonly ar: string; readonly en: string };
const cells = (name: string, text: Text | undefined): Row =>
  text ? { [`${name}_ar`]: text.ar, [`${name}_en`]: text.en } : {};

const inColumns = (parts: readonly Row[]): Row => Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

export function categoryRow({ id, collection, use, name, description, icon, hue, ...times }: CategoryFile): Row {
  return {
    category: id,
    id,
    kind: categoryKind,
    collection,
    use,
    ...cells('name', name),
    ...cells('description', description),
    icon,
    hue: String(hue),
    available_from: times.availableFrom ?? '',
    season: times.season ?? '',
  };
}

export function questionRow(category: string, question: Question): Row {
  const common = {
    category,
    id: question.id,
    kind: question.kind,
    value: String(question.value),
    band: question.band,
    ...cells('text', question.text),
    ...cells('explanation', question.explanation),
    ...(question.source === undefined ? {} : { source: question.source }),
  };
  switch (question.kind) {
    case 'secret-word':
      return {
        ...common,
        act: question.act,
        ...cells('answer', question.answer),
        ...inColumns((question.forbidden ?? []).map((word, index) => cells(`forbidden_${index + 1}`, word))),
      };
    case 'name-them':
      return {
        ...common,
        goal: String(question.goal),
        seconds: String(question.seconds),
        accepted_ar: question.accepted.map(({ ar }) => ar).join('\n'),
        accepted_en: question.accepted.map(({ en }) => en).join('\n'),
        ...(question.complete ? { complete: yes } : {}),
      };
    case 'closest-number':
      return {
        ...common,
        number: String(question.number),
        ...cells('unit', question.unit),
        ...cells('counted', question.counted),
      };
    case 'order-years':
      return {
        ...common,
        ...inColumns(
          question.events.map(({ text, year }, index) => ({
            ...cells(`event_${index + 1}`, text),
            [`event_${index + 1}_year`]: String(year),
          })),
        ),
      };
    case 'text':
    case 'saying':
    case 'image':
    case 'sound':
    case 'video':
    case 'memory':
    case 'picture-reveal':
    case 'falling-clues':
      return {
        ...common,
        ...cells('answer', question.answer),
        ...inColumns(question.wrong.map((option, index) => cells(`wrong_${index + 1}`, option))),
        ...('media' in question ? { media_file: question.media.file, ...cells('media_alt', question.media.alt) } : {}),
        ...('pictures' in question
          ? inColumns((question.pictures ?? []).map((file, index) => ({ [`picture_${index + 1}`]: file })))
          : {}),
        ...('namesShown' in question && question.namesShown ? { names_shown: yes } : {}),
        ...('optionsShown' in question && question.optionsShown ? { options_shown: yes } : {}),
        ...(question.kind === 'picture-reveal'
          ? {
              ...inColumns(question.steps.map((step, index) => ({ [`step_${index + 1}`]: step }))),
              ...cells('media_alt', question.alt),
            }
          : {}),
        ...(question.kind === 'memory' ? { study_seconds: String(question.studySeconds) } : {}),
        ...(question.kind === 'falling-clues'
          ? inColumns(question.clues.map((clue, index) => cells(`clue_${index + 1}`, clue)))
          : {}),
      };
  }
}

export type Read =
  | { readonly ok: true; readonly head?: Omit<CategoryFile, 'questions'>; readonly question?: Question }
  | { readonly ok: false; readonly faults: readonly RowFault[] };

export const headSchema = categoryFileSchema.omit({ questions: true });

export function categoryOf(row: Row): Read {
  const parsed = headSchema.safeParse(
    withoutEmpty({
      id: row['id'],
      collection: row['collection'],
      use: row['use'],
      name: textOf(row, 'name'),
      description: textOf(row, 'description'),
      icon: row['icon'],
      hue: numberOf(row['hue']),
      availableFrom: row['available_from'],
      season: row['season'],
    }),
  );
  return parsed.success
    ? { ok: true, head: parsed.data }
    : { ok: false, faults: parsed.error.issues.map((issue) => describe(issue, row)) };
}

export function questionOf(row: Row): Read {
  const list = (name: string, max: number) =>
    Array.from({ length: max }, (_, index) => textOf(row, `${name}_${index + 1}`)).filter((text) => text !== undefined);
  const events = [1, 2, 3, 4].flatMap((place) => {
    const text = textOf(row, `event_${place}`);
    const year = numberOf(row[`event_${place}_year`]);
    return text === undefined && year === undefined ? [] : [{ text, year }];
  });
  const wrong = list('wrong', 3);
  const clues = list('clue', 5);
  const forbidden = list('forbidden', forbiddenCount);
  const file = row['media_file'] || undefined;
  const pictures = [1, 2, 3, 4].flatMap((place) => row[`picture_${place}`] || []);
  const steps = [1, 2, 3, 4, 5].flatMap((place) => row[`step_${place}`] || []);
  const parsed = questionSchema.safeParse(
    withoutEmpty({
      id: row['id'],
      kind: row['kind'],
      value: numberOf(row['value']),
      band: row['band'],
      source: row['source'],
      text: textOf(row, 'text'),
      answer: textOf(row, 'answer'),
      explanation: textOf(row, 'explanation'),
      wrong: wrong.length > 0 ? wrong : undefined,
      clues: clues.length > 0 ? clues : undefined,
      events: events.length > 0 ? events : undefined,
      act: row['act'],
      forbidden: forbidden.length > 0 ? forbidden : undefined,
      number: numberOf(row['number']),
      unit: textOf(row, 'unit'),
      counted: textOf(row, 'counted'),
      pictures: pictures.length > 0 ? pictures : undefined,
      steps: steps.length > 0 ? steps : undefined,
      alt: steps.length > 0 ? textOf(row, 'media_alt') : undefined,
      goal: numberOf(row['goal']),
      seconds: numberOf(row['seconds']),
      accepted: acceptedOf(row),
      complete: flagOf(row['complete']),
      studySeconds: numberOf(row['study_seconds']),
      namesShown: flagOf(row['names_shown']),
      optionsShown: flagOf(row['options_shown']),
      media: file === undefined ? undefined : { file, alt: textOf(row, 'media_alt') },
    }),
  );
  return parsed.success
    ? { ok: true, question: parsed.data }
    : { ok: false, faults: parsed.error.issues.map((issue) => describe(issue, row)) };
}

function describe(issue: { readonly path: readonly PropertyKey[]; readonly message: string }, row: Row): RowFault {
  const field = issue.path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('_');
  const isEmpty = Object.entries(row).every(
    ([column, cell]) => cell === '' || !(column === field || column.startsWith(`${field}_`)),
  );
  return { field, code: isEmpty ? 'missing' : 'invalid', fault: `${field || 'row'}: ${issue.message}` };
}

function textOf(row: Row, name: string): Partial<Text> | undefined {
  const { [`${name}_ar`]: ar = '', [`${name}_en`]: en = '' } = row;
  return ar === '' && en === '' ? undefined : { ar, en };
}

/** A cell as a number; other text stays as it is, for the schema to reject. */
function numberOf(cell: string | undefined): number | string | undefined {
  if (cell === undefined || cell.trim() === '') return undefined;
  return /^-?\d+$/.test(cell.trim()) ? Number(cell) : cell;
}

/** Two cells with a line for each accepted answer. */
function acceptedOf(row: Row): Partial<Text>[] | undefined {
  const lines = (language: string) => (row[`accepted_${language}`] || undefined)?.split(/\r?\n/) ?? [];
  const [ar, en] = [lines('ar'), lines('en')];
  const count = Math.max(ar.length, en.length);
  return count === 0
    ? undefined
    : Array.from({ length: count }, (_, line) => ({ ar: ar[line] ?? '', en: en[line] ?? '' }));
}

/** A ticked cell; other text stays as it is, for the schema to reject. */
function flagOf(cell: string | undefined): true | string | undefined {
  return cell === yes ? true : cell;
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}

/** Filled cells that the row's kind has no place for. */
export function lostCells(row: Row, read: Extract<Read, { ok: true }>, category: string): string[] {
  const kept: Row = read.head
    ? categoryRow({ ...read.head, questions: [] })
    : read.question
      ? questionRow(category, read.question)
      : {};
  return Object.keys(row).filter((column) => (row[column] ?? '').trim() !== '' && kept[column] === undefined);
}
