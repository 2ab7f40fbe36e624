import { z } from 'zod';
import { localizedText } from '../kernel/text.ts';
import { categorySeasons } from './category-times.ts';

/** Points of a tile, which are also its difficulty (docs/rules.md, "Board"). */
export const tileValues = [200, 400, 600] as const;
export type TileValue = (typeof tileValues)[number];

/** For whom a question is meant. */
export const bands = ['everyone', 'family', 'children'] as const;

/** How a secret word is given to the room. `describe`: in words, without the forbidden ones. */
export const secretWordActs = ['mime', 'draw', 'hum', 'describe'] as const;
export type SecretWordAct = (typeof secretWordActs)[number];

/** Longest texts that still read from the back of the room at 1080p. */
export const textLimits = {
  text: 170,
  option: 48,
  clue: 110,
  event: 56,
  explanation: 320,
  alt: 120,
  name: 28,
  description: 120,
} as const;

/** Clues of a "who am I" by value: each after the first takes 100 from the tile, down to 100. */
export const cluesOf: Readonly<Record<TileValue, number>> = { 200: 3, 400: 4, 600: 5 };

/** Words that an actor who describes must not say. */
export const forbiddenCount = 4;

export const collections = [
  'general',
  'gulf',
  'islam-arabic',
  'world',
  'science',
  'sport',
  'arts',
  'family',
  'play',
  'sounds',
] as const;
export type Collection = (typeof collections)[number];

export const questionId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(64);

const common = {
  id: questionId,
  value: z.literal(tileValues),
  band: z.enum(bands).default('everyone'),
  /** Where the fact can be looked up; shown to editors only. */
  source: z.string().trim().min(1).max(200).optional(),
};

const option = localizedText(textLimits.option);

const withOptions = {
  ...common,
  text: localizedText(textLimits.text),
  answer: option,
  /** Three plausible wrong options. Their place in the list is their stable id: append or correct, never reorder. */
  wrong: z.tuple([option, option, option]),
  explanation: localizedText(textLimits.explanation),
};

const withListedOptions = {
  ...withOptions,
  /** The question asks among its options: they are on the screen in both answer modes. */
  optionsShown: z.literal(true).optional(),
};

/** The medium of a question: a picture or a sound by its path below content/media, or a library medium by its id. */
const bankPicture = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\.(svg|webp|avif)$/);
const bankSound = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\.(mp3|m4a)$/);
export const libraryFile = z.string().regex(/^library\/[0-9a-f-]{36}$/);
export const mediaFile = z.union([bankPicture, libraryFile]);
export const soundFile = z.union([bankSound, libraryFile]);

/** What of the library a kind of question shows or plays. */
export const mediaKindOf = { image: 'image', sound: 'audio', video: 'video', memory: 'image' } as const;
export type MediaQuestionKind = keyof typeof mediaKindOf;

/** The id in the library; null of a file of the bank. */
export function libraryIdOf(file: string): string | null {
  return libraryFile.safeParse(file).success ? file.slice('library/'.length) : null;
}

// `alt` describes it without giving the answer away.
const alt = localizedText(textLimits.alt);

/** Options that are pictures; of a question that has them, and only there. */
const optionPictures = {
  /** Of the answer, then of the wrong options in their places. */
  pictures: z.tuple([mediaFile, mediaFile, mediaFile, mediaFile]).optional(),
  /** The options' texts are beside the pictures from the start; otherwise nothing shows them before the reveal. */
  namesShown: z.literal(true).optional(),
};

const textQuestion = z.strictObject({ kind: z.literal('text'), ...withListedOptions, ...optionPictures });
const sayingQuestion = z.strictObject({ kind: z.literal('saying'), ...withListedOptions });
const imageQuestion = z.strictObject({
  kind: z.literal('image'),
  ...withListedOptions,
  ...optionPictures,
  media: z.strictObject({ file: mediaFile, alt }),
});
const soundQuestion = z.strictObject({
  kind: z.literal('sound'),
  ...withListedOptions,
  media: z.strictObject({ file: soundFile, alt }),
});
const videoQuestion = z.strictObject({
  kind: z.literal('video'),
  ...withListedOptions,
  media: z.strictObject({ file: libraryFile, alt }),
});
/** How long a picture to remember is seen. */
export const studySeconds = { min: 6, max: 12 } as const;

const memoryQuestion = z.strictObject({
  kind: z.literal('memory'),
  ...withListedOptions,
  media: z.strictObject({ file: mediaFile, alt }),
  /** The picture is seen this long, then hidden until the reveal. */
  studySeconds: z.number().int().min(studySeconds.min).max(studySeconds.max),
});
/** What "name them" may ask for, and how long a room has for it. */
export const nameThemLimits = {
  goal: { min: 3, max: 8 },
  seconds: { min: 20, max: 45 },
  /** Accepted answers of a question. */
  accepted: 24,
  /** All of them together, in one language. */
  characters: 600,
} as const;

const accepted = option.refine(({ ar, en }) => !`${ar}${en}`.includes('\n'));
const nameThemQuestion = z.strictObject({
  kind: z.literal('name-them'),
  ...common,
  text: localizedText(textLimits.text),
  /** Things to be named. */
  goal: z.number().int().min(nameThemLimits.goal.min).max(nameThemLimits.goal.max),
  /** Its own time, also where clocks are off. */
  seconds: z.number().int().min(nameThemLimits.seconds.min).max(nameThemLimits.seconds.max),
  /** For the reveal and the judge; the room may accept others, unless these are all there are. */
  accepted: z.array(accepted).min(1).max(nameThemLimits.accepted),
  complete: z.literal(true).optional(),
  explanation: localizedText(textLimits.explanation).optional(),
});
const pictureRevealQuestion = z.strictObject({
  kind: z.literal('picture-reveal'),
  ...withOptions,
  /** Pictures of one thing, from the least clear to the whole: as many as a "who am I" of its value has clues. */
  steps: z.array(mediaFile).min(3).max(5),
  alt,
});
const secretWordQuestion = z
  .strictObject({
    kind: z.literal('secret-word'),
    ...common,
    act: z.enum(secretWordActs),
    /** What sort of word it is, shown to the room: "a trade", "a proverb". */
    text: localizedText(textLimits.text),
    /** The word itself, shown to the actor alone. */
    answer: option,
    /** Of a word that is described, and only there. */
    forbidden: z.array(option).length(forbiddenCount).optional(),
    explanation: localizedText(textLimits.explanation).optional(),
  })
  .refine(({ act, forbidden }) => (act === 'describe') === (forbidden !== undefined), { path: ['forbidden'] });
const closestNumberQuestion = z.strictObject({
  kind: z.literal('closest-number'),
  ...common,
  text: localizedText(textLimits.text),
  number: z.number().int().min(0).max(1_000_000_000),
  /** The unit, shown where the number is entered; reveals nothing about the number's size. */
  unit: localizedText(textLimits.option),
  /** The number with its unit as spoken, if that isn't simply one after the other. */
  counted: localizedText(textLimits.option).optional(),
  explanation: localizedText(textLimits.explanation),
});
const fallingCluesQuestion = z.strictObject({
  kind: z.literal('falling-clues'),
  ...withOptions,
  /** From the hardest to the one that nearly gives the answer. */
  clues: z.array(localizedText(textLimits.clue)).min(3).max(5),
});
const orderYearsQuestion = z.strictObject({
  kind: z.literal('order-years'),
  ...common,
  text: localizedText(textLimits.text),
  /** Oldest first; the pack shuffles them. A year before the common era is negative. */
  events: z
    .array(z.strictObject({ text: localizedText(textLimits.event), year: z.number().int().min(-5000).max(2100) }))
    .length(4),
  explanation: localizedText(textLimits.explanation),
});

export const questionSchema = z.discriminatedUnion('kind', [
  textQuestion,
  sayingQuestion,
  imageQuestion,
  soundQuestion,
  videoQuestion,
  secretWordQuestion,
  closestNumberQuestion,
  fallingCluesQuestion,
  orderYearsQuestion,
  memoryQuestion,
  nameThemQuestion,
  pictureRevealQuestion,
]);
export type Question = z.infer<typeof questionSchema>;
export type QuestionKind = Question['kind'];

export const questionKinds = [
  'text',
  'image',
  'sound',
  'video',
  'saying',
  'secret-word',
  'falling-clues',
  'closest-number',
  'order-years',
  'memory',
  'name-them',
  'picture-reveal',
] as const satisfies readonly QuestionKind[];

/** No team can answer them without sound: a game with the sound off doesn't deal them. */
export const soundKinds: readonly QuestionKind[] = ['sound'];

/** The use of a category: on boards, or only as the reserve of tie-breakers. */
export const categoryUses = ['board', 'tie-breaker'] as const;

/** One file under content/: a category with its questions. */
export const categoryFileSchema = z.strictObject({
  id: questionId,
  collection: z.enum(collections),
  use: z.enum(categoryUses).default('board'),
  name: localizedText(textLimits.name),
  description: localizedText(textLimits.description),
  /** Name of its illustration, a file of web/ui/category-art. */
  icon: z.string().regex(/^[a-z0-9-]+$/),
  /** Hue of the category's colour, in degrees of oklch. */
  hue: z.number().int().min(0).max(359),
  /** The day from which it is offered, in Kuwait; new for its first 14 days. */
  availableFrom: z.iso.date().optional(),
  /** While it lasts, the category is shown first. */
  season: z.enum(categorySeasons).optional(),
  questions: z.array(questionSchema).min(1),
});
export type CategoryFile = z.infer<typeof categoryFileSchema>;
