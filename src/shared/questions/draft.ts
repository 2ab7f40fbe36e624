import { z } from 'zod';
import {
  bands,
  forbiddenCount,
  libraryFile,
  mediaFile,
  nameThemLimits,
  questionId,
  questionSchema,
  secretWordActs,
  soundFile,
  textLimits,
  tileValues,
  type Question,
} from './schema.ts';

/** Whether a question is dealt: only an active one is. */
export const questionStatuses = ['draft', 'active', 'retired'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** Whose hand a question's standing text is from. */
export const questionOrigins = ['files', 'staff'] as const;
export type QuestionOrigin = (typeof questionOrigins)[number];

/** What made a version. */
export const versionActs = [
  'files',
  'created',
  'changed',
  'published',
  'retired',
  'drafted',
  'restored',
  'imported',
  'update-taken',
  'update-left',
] as const;
export type VersionAct = (typeof versionActs)[number];

// A draft may lack anything, but be no longer than a question.
const text = (max: number) => z.strictObject({ ar: z.string().trim().max(max), en: z.string().trim().max(max) });
const option = text(textLimits.option);
const explanation = text(textLimits.explanation);
const alt = text(textLimits.alt);

const common = {
  id: questionId,
  value: z.literal(tileValues),
  band: z.enum(bands).default('everyone'),
  source: z.string().trim().min(1).max(200).optional(),
};
const withOptions = {
  ...common,
  text: text(textLimits.text),
  answer: option,
  wrong: z.tuple([option, option, option]),
  explanation,
};
const withListedOptions = { ...withOptions, optionsShown: z.literal(true).optional() };
const optionPictures = {
  pictures: z
    .array(z.union([z.literal(''), mediaFile]))
    .max(4)
    .optional(),
  namesShown: z.literal(true).optional(),
};
const year = z.number().int().min(-5000).max(2100).nullable();

/** A question that may be unfinished: every question is one, and a draft that lacks nothing is a question. */
export const questionDraftSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...withListedOptions, ...optionPictures }),
  z.strictObject({ kind: z.literal('saying'), ...withListedOptions }),
  z.strictObject({
    kind: z.literal('image'),
    ...withListedOptions,
    ...optionPictures,
    media: z.strictObject({ file: z.union([z.literal(''), mediaFile]), alt }),
  }),
  z.strictObject({
    kind: z.literal('sound'),
    ...withListedOptions,
    media: z.strictObject({ file: z.union([z.literal(''), soundFile]), alt }),
  }),
  z.strictObject({
    kind: z.literal('video'),
    ...withListedOptions,
    media: z.strictObject({ file: z.union([z.literal(''), libraryFile]), alt }),
  }),
  z.strictObject({
    kind: z.literal('memory'),
    ...withListedOptions,
    media: z.strictObject({ file: z.union([z.literal(''), mediaFile]), alt }),
    studySeconds: z.number().int().min(0).max(60).nullable(),
  }),
  z.strictObject({
    kind: z.literal('name-them'),
    ...common,
    text: text(textLimits.text),
    goal: z.number().int().min(0).max(100).nullable(),
    seconds: z.number().int().min(0).max(1000).nullable(),
    accepted: z.array(option).max(nameThemLimits.accepted),
    complete: z.literal(true).optional(),
    explanation: explanation.optional(),
  }),
  z.strictObject({
    kind: z.literal('picture-reveal'),
    ...withOptions,
    steps: z.array(z.union([z.literal(''), mediaFile])).max(5),
    alt,
  }),
  z.strictObject({
    kind: z.literal('secret-word'),
    ...common,
    act: z.enum(secretWordActs),
    text: text(textLimits.text),
    answer: option,
    forbidden: z.array(option).max(forbiddenCount).optional(),
    explanation: explanation.optional(),
  }),
  z.strictObject({
    kind: z.literal('closest-number'),
    ...common,
    text: text(textLimits.text),
    number: z.number().int().min(0).max(1_000_000_000).nullable(),
    unit: option,
    counted: option.optional(),
    explanation,
  }),
  z.strictObject({ kind: z.literal('falling-clues'), ...withOptions, clues: z.array(text(textLimits.clue)).max(5) }),
  z.strictObject({
    kind: z.literal('order-years'),
    ...common,
    text: text(textLimits.text),
    events: z.array(z.strictObject({ text: text(textLimits.event), year })).max(4),
    explanation,
  }),
]);
export type QuestionDraft = z.infer<typeof questionDraftSchema>;

/** The draft as a question; null if it is incomplete. */
export function questionOf(draft: QuestionDraft): Question | null {
  const parsed = questionSchema.safeParse(draft);
  return parsed.success ? parsed.data : null;
}
