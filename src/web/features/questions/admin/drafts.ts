import type { LocalizedText } from '#shared/kernel/text.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import {
  cluesOf,
  forbiddenCount,
  type MediaQuestionKind,
  type QuestionKind,
  type TileValue,
} from '#shared/questions/schema.ts';

const blank: LocalizedText = { ar: '', en: '' };
const orBlank = (text: LocalizedText | undefined): LocalizedText => text ?? blank;

/** The same question as another kind: what both have is kept. Every field that the kind may have is there. */
export function asKind(kind: QuestionKind, from: Partial<QuestionDraft> = {}): QuestionDraft {
  const { id = 'new', value = 200, band = 'everyone', text = blank, source = '' } = from;
  const common = { id, value, band, text, source };
  const { answer, explanation, wrong, act, forbidden, number, unit, counted, clues, events } = fieldsOfKinds(from);
  const options = { ...common, answer, wrong, explanation };
  switch (kind) {
    case 'text':
    case 'saying':
      return { kind, ...options };
    case 'image':
    case 'sound':
    case 'video':
      return { kind, ...options, media: mediumFor(kind, from) };
    case 'secret-word':
      return { kind, ...common, act, answer, forbidden, explanation };
    case 'closest-number':
      return { kind, ...common, number, unit, counted, explanation };
    case 'falling-clues':
      return { kind, ...options, clues: cluesFor(value, clues) };
    case 'order-years':
      return { kind, ...common, events: eventsFor(events), explanation };
  }
}

/** The fields that only some kinds have; empty where the draft lacks one. */
function fieldsOfKinds(from: Partial<QuestionDraft>) {
  return {
    answer: 'answer' in from ? orBlank(from.answer) : blank,
    explanation: 'explanation' in from ? orBlank(from.explanation) : blank,
    wrong: 'wrong' in from ? from.wrong : ([blank, blank, blank] as [LocalizedText, LocalizedText, LocalizedText]),
    act: 'act' in from ? from.act : 'mime',
    forbidden: forbiddenFor('forbidden' in from ? from.forbidden : undefined),
    number: 'number' in from ? (from.number ?? null) : null,
    unit: 'unit' in from ? orBlank(from.unit) : blank,
    counted: 'counted' in from ? orBlank(from.counted) : blank,
    clues: 'clues' in from ? (from.clues ?? []) : [],
    events: 'events' in from ? (from.events ?? []) : [],
  } as const;
}

// A sound can't replace a picture; its description can be kept.
function mediumFor(kind: MediaQuestionKind, from: Partial<QuestionDraft>): { file: string; alt: LocalizedText } {
  if (!('media' in from)) return { file: '', alt: blank };
  return from.kind === kind ? from.media : { file: '', alt: from.media.alt };
}

function forbiddenFor(words: readonly LocalizedText[] = []): LocalizedText[] {
  return Array.from({ length: forbiddenCount }, (_, place) => words[place] ?? blank);
}

type Events = Extract<QuestionDraft, { kind: 'order-years' }>['events'];

function eventsFor(events: Events): Events {
  return [0, 1, 2, 3].map((place) => events[place] ?? { text: blank, year: null });
}

function cluesFor(value: TileValue, clues: readonly LocalizedText[]): LocalizedText[] {
  return Array.from(
    { length: Math.max(cluesOf[value], clues.findLastIndex(({ ar, en }) => ar !== '' || en !== '') + 1) },
    (_, place) => clues[place] ?? blank,
  );
}

/** As it is sent: optional texts that were left empty are not there. */
export function cleaned(draft: QuestionDraft): QuestionDraft {
  const { source = '', ...rest } = draft;
  const sourced = (source.trim() === '' ? rest : { ...rest, source }) as QuestionDraft;
  const named = sourced.kind === 'secret-word' && sourced.act !== 'describe' ? without(sourced, 'forbidden') : sourced;
  if (named.kind === 'secret-word' && isBlank(named.explanation)) return without(named, 'explanation');
  if (named.kind === 'closest-number' && isBlank(named.counted)) return without(named, 'counted');
  return named;
}

function isBlank(text: LocalizedText | undefined): boolean {
  return text === undefined || (text.ar.trim() === '' && text.en.trim() === '');
}

function without<Draft extends QuestionDraft>(draft: Draft, name: string): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => key !== name)) as Draft;
}

/** Every field with its value, by its path. */
export function fieldsOf(draft: QuestionDraft): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  const collect = (tree: unknown, path: string) => {
    if (typeof tree === 'object' && tree !== null)
      for (const [key, value] of Object.entries(tree)) collect(value, path === '' ? key : `${path}.${key}`);
    else if ((typeof tree === 'number' || (typeof tree === 'string' && tree !== '')) && path !== 'id')
      fields.set(path, String(tree));
  };
  collect(draft, '');
  return fields;
}
