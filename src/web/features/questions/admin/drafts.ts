import type { LocalizedText } from '#shared/kernel/text.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import {
  cluesOf,
  mediaKindOf,
  nameThemLimits,
  forbiddenCount,
  type MediaQuestionKind,
  type QuestionKind,
  type SecretWordAct,
  type TileValue,
} from '#shared/questions/schema.ts';

const blank: LocalizedText = { ar: '', en: '' };

/** Converts a draft to a kind. Keeps the fields that both kinds have; the others are empty. */
export function asKind(kind: QuestionKind, from: Partial<QuestionDraft> = {}): QuestionDraft {
  const { id = 'new', value = 200, band = 'everyone', text = blank, source = '' } = from;
  const common = { id, value, band, text, source };
  const fields = fieldsOfKinds(from);
  const { answer, explanation, wrong, act, forbidden, number, unit, counted, clues, events, studySeconds } = fields;
  const { goal, seconds, accepted, steps } = fields;
  const whole = 'complete' in from && from.complete ? { complete: true as const } : {};
  const options = { ...common, answer, wrong, explanation };
  const listed = {
    ...options,
    ...('optionsShown' in from && from.optionsShown ? { optionsShown: true as const } : {}),
  };
  switch (kind) {
    case 'text':
      return { kind, ...listed, ...picturesOf(from) };
    case 'saying':
      return { kind, ...listed };
    case 'image':
      return { kind, ...listed, ...picturesOf(from), media: mediumFor(kind, from) };
    case 'sound':
    case 'video':
      return { kind, ...listed, media: mediumFor(kind, from) };
    case 'memory':
      return { kind, ...listed, media: mediumFor(kind, from), studySeconds };
    case 'name-them':
      return { kind, ...common, goal, seconds, accepted: acceptedFor(accepted), ...whole, explanation };
    case 'picture-reveal':
      return { kind, ...options, steps: stepsFor(value, steps), alt: altFor(from) };
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

/** A field of a draft, `empty` where it lacks one. */
function fieldOf<Value>(from: Partial<QuestionDraft>, name: string, empty: Value): Value {
  return (name in from ? ((from as Readonly<Record<string, unknown>>)[name] as Value | undefined) : undefined) ?? empty;
}

/** The fields that only some kinds have; empty where the draft lacks one. */
function fieldsOfKinds(from: Partial<QuestionDraft>) {
  return {
    answer: fieldOf(from, 'answer', blank),
    explanation: fieldOf(from, 'explanation', blank),
    wrong: fieldOf<[LocalizedText, LocalizedText, LocalizedText]>(from, 'wrong', [blank, blank, blank]),
    act: fieldOf<SecretWordAct>(from, 'act', 'mime'),
    forbidden: forbiddenFor(fieldOf<LocalizedText[]>(from, 'forbidden', [])),
    number: fieldOf<number | null>(from, 'number', null),
    unit: fieldOf(from, 'unit', blank),
    counted: fieldOf(from, 'counted', blank),
    clues: fieldOf<LocalizedText[]>(from, 'clues', []),
    events: fieldOf<Events>(from, 'events', []),
    studySeconds: fieldOf<number | null>(from, 'studySeconds', 8),
    goal: fieldOf<number | null>(from, 'goal', 5),
    seconds: fieldOf<number | null>(from, 'seconds', 30),
    accepted: fieldOf<LocalizedText[]>(from, 'accepted', []),
    steps: fieldOf<string[]>(from, 'steps', []),
  };
}

// A sound can't replace a picture; its description can be kept.
function mediumFor(kind: MediaQuestionKind, from: Partial<QuestionDraft>): { file: string; alt: LocalizedText } {
  if (!('media' in from)) return { file: '', alt: blank };
  return from.kind !== undefined && from.kind in mediaKindOf && mediaKindOf[from.kind] === mediaKindOf[kind]
    ? from.media
    : { file: '', alt: from.media.alt };
}

/** How the options of a question look: texts, pictures alone, or pictures with their texts. */
export const optionLooks = ['texts', 'pictures', 'both'] as const;
export type OptionLook = (typeof optionLooks)[number];

export function optionLookOf({ pictures, namesShown }: PictureDraft): OptionLook {
  return pictures === undefined ? 'texts' : namesShown === true ? 'both' : 'pictures';
}

const listedKinds = ['text', 'saying', 'image', 'sound', 'video', 'memory'] as const;
/** A draft whose question can ask among its options. */
export type ListedDraft = Extract<QuestionDraft, { kind: (typeof listedKinds)[number] }>;

export function isListed(draft: QuestionDraft): draft is ListedDraft {
  return listedKinds.some((kind) => kind === draft.kind);
}

export function withOptionsShown(draft: ListedDraft, areShown: boolean): ListedDraft {
  const { optionsShown: _, ...rest } = draft;
  return areShown ? { ...rest, optionsShown: true } : rest;
}

type PictureDraft = Extract<QuestionDraft, { kind: 'text' | 'image' }>;

export function withOptionLook(draft: PictureDraft, look: OptionLook): PictureDraft {
  const bare = without(without(draft, 'pictures'), 'namesShown');
  if (look === 'texts') return bare;
  return { ...bare, pictures: picturesFor(draft.pictures), ...(look === 'both' ? { namesShown: true as const } : {}) };
}

/** A file for each option; empty where none is chosen yet. */
export function picturesFor(pictures: readonly string[] = []): string[] {
  return [0, 1, 2, 3].map((place) => pictures[place] ?? '');
}

function picturesOf(from: Partial<QuestionDraft>): Pick<PictureDraft, 'pictures' | 'namesShown'> {
  if (!('pictures' in from) || from.pictures === undefined) return {};
  return { pictures: picturesFor(from.pictures), ...(from.namesShown ? { namesShown: true } : {}) };
}

function forbiddenFor(words: readonly LocalizedText[] = []): LocalizedText[] {
  return Array.from({ length: forbiddenCount }, (_, place) => words[place] ?? blank);
}

const minAcceptedFields = 6;

/** The accepted answers, padded with blank ones to `minCount`; at most as many as a question may have. */
export function acceptedFor(accepted: readonly LocalizedText[], minCount = minAcceptedFields): LocalizedText[] {
  const count = Math.max(minCount, accepted.findLastIndex((name) => !isBlank(name)) + 1);
  return Array.from({ length: Math.min(count, nameThemLimits.accepted) }, (_, place) => accepted[place] ?? blank);
}

function stepsFor(value: TileValue, steps: readonly string[]): string[] {
  const count = Math.max(cluesOf[value], steps.findLastIndex((file) => file !== '') + 1);
  return Array.from({ length: count }, (_, place) => steps[place] ?? '');
}

function altFor(from: Partial<QuestionDraft>): LocalizedText {
  return 'media' in from ? from.media.alt : fieldOf(from, 'alt', blank);
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

/** The draft as it is sent, without empty optional texts. */
export function withoutEmptyFields(draft: QuestionDraft): QuestionDraft {
  const { source = '', ...rest } = draft;
  const sourced = (source.trim() === '' ? rest : { ...rest, source }) as QuestionDraft;
  const named = sourced.kind === 'secret-word' && sourced.act !== 'describe' ? without(sourced, 'forbidden') : sourced;
  if (named.kind === 'name-them') {
    const kept = { ...named, accepted: named.accepted.filter((name) => !isBlank(name)) };
    return isBlank(kept.explanation) ? without(kept, 'explanation') : kept;
  }
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

/** All filled fields except the id, by path, such as `text.ar`. */
export function fieldsOf(draft: QuestionDraft): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  const collect = (tree: unknown, path: string) => {
    if (typeof tree === 'object' && tree !== null)
      for (const [key, value] of Object.entries(tree)) collect(value, path === '' ? key : `${path}.${key}`);
    else if ((typeof tree === 'number' || tree === true || (typeof tree === 'string' && tree !== '')) && path !== 'id')
      fields.set(path, String(tree));
  };
  collect(draft, '');
  return fields;
}
