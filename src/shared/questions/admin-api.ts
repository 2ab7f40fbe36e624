import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/text.ts';
import { questionDraftSchema, questionOrigins, questionStatuses, versionActs } from './draft.ts';
import { categoryUses, questionId, questionKinds, tileValues } from './schema.ts';

const instant = z.number().int();
const count = z.number().int();
const text = z.object({ ar: z.string(), en: z.string() });
const id = questionId;
const personSchema = z.object({ id: z.string(), displayName: z.string() });

/** How a question fared in games that have ended. */
const figuresSchema = z.object({ opened: count, own: count, stolen: count, nobody: count, reports: count });
export type QuestionFigures = z.infer<typeof figuresSchema>;

/** What two judges say of the current text: 1 to 5, and the value each would give it. */
const questionRatingSchema = z.object({
  fun: z.tuple([count, count]),
  value: z.tuple([z.literal(tileValues), z.literal(tileValues)]),
  ratedOn: z.iso.date(),
});
export type QuestionRating = z.infer<typeof questionRatingSchema>;

const rowFields = {
  id: z.string(),
  categoryId: z.string(),
  categoryName: text,
  kind: z.enum(questionKinds),
  value: z.literal(tileValues),
  status: z.enum(questionStatuses),
  origin: z.enum(questionOrigins),
  text,
  /** Languages in which a draft lacks something. */
  missing: z.array(z.enum(languages)),
  figures: figuresSchema,
  /** Null until its text is rated. */
  rating: questionRatingSchema.nullable().default(null),
  /** The files have a newer text that waits. */
  hasUpdate: z.boolean(),
  version: z.number().int(),
  updatedAt: instant,
  /** Null if the files changed it. */
  updatedBy: personSchema.nullable(),
};
const questionRowSchema = z.object(rowFields);
export type QuestionRow = z.infer<typeof questionRowSchema>;

const adminQuestionSchema = z.object({
  ...rowFields,
  content: questionDraftSchema,
  /** Of its files, in the order of `mediaFilesOf`; none while one is missing. */
  mediaUrls: z.array(z.string()),
  update: z
    .object({ categoryId: z.string(), content: questionDraftSchema, mediaUrls: z.array(z.string()), foundAt: instant })
    .nullable(),
});
export type AdminQuestion = z.infer<typeof adminQuestionSchema>;
const one = z.object({ item: adminQuestionSchema });

const versionSchema = z.object({
  version: z.number().int(),
  categoryId: z.string(),
  content: questionDraftSchema,
  status: z.enum(questionStatuses),
  done: z.enum(versionActs),
  changedAt: instant,
  changedBy: personSchema.nullable(),
});
export type QuestionVersion = z.infer<typeof versionSchema>;

const categorySchema = z.object({
  id: z.string(),
  name: text,
  icon: z.string(),
  hue: z.number().int(),
  use: z.enum(categoryUses),
});
export type AdminCategory = z.infer<typeof categorySchema>;

const categoryFiguresSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: text,
      opened: count,
      /** Hosts for whom one of its questions was the best of their game. */
      best: count,
      byValue: z.array(z.object({ value: z.literal(tileValues), opened: count, answered: count })),
    }),
  ),
  /** Real difficulty and value disagree; the most opened first. */
  contradictions: z.array(
    z.object({
      id: z.string(),
      text,
      value: z.literal(tileValues),
      opened: count,
      answered: count,
      difficulty: z.enum(['harder', 'easier']),
    }),
  ),
});
export type CategoryFigures = z.infer<typeof categoryFiguresSchema>;

const alikeSchema = z.object({
  id: z.string(),
  text,
  categoryName: text,
  status: z.enum(questionStatuses),
  isSame: z.boolean(),
});
export type AlikeQuestion = z.infer<typeof alikeSchema>;

/** Opened at least this often, and unanswered in at least half: unknown to players. */
export const unknownFrom = { opened: 3, share: 0.5 } as const;

export const questionSigns = ['reported', 'unknown', 'waiting', 'dull', 'misvalued'] as const;

/** Sort: last changed, largest share of unanswered openings, most reported, or least fun first. */
export const questionSorts = ['changed', 'unknown', 'reports', 'dull'] as const;
export type QuestionSort = (typeof questionSorts)[number];

const filters = {
  /** Words that must all occur, in either language and any spelling; or the question's id. */
  text: z.string().trim().max(100).optional(),
  category: z.string().max(64).optional(),
  value: z.coerce.number().pipe(z.literal(tileValues)).optional(),
  kind: z.enum(questionKinds).optional(),
  status: z.enum(questionStatuses).optional(),
  origin: z.enum(questionOrigins).optional(),
  /** A language in which something is missing. */
  missing: z.enum(languages).optional(),
  /** Reported by players, unknown to them, with a waiting update from the files, or rated dull or at another value. */
  sign: z.enum(questionSigns).optional(),
};

const version = z.number().int().min(1);
const draft = { categoryId: z.string().max(64), content: questionDraftSchema, status: z.enum(questionStatuses) };

export const questionsAdminApi = {
  list: contract({
    method: 'GET',
    path: '/api/admin/questions',
    access: 'moderator',
    summary: 'The questions of the bank: the last changed, the least known or the most reported first.',
    input: z.strictObject({
      ...filters,
      sort: z.enum(questionSorts).default('changed'),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ items: z.array(questionRowSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    errors: [],
  }),
  listCategories: contract({
    method: 'GET',
    path: '/api/admin/questions/categories',
    access: 'moderator',
    summary: 'Every category that is in use, those of tie-breakers among them.',
    input: z.strictObject({}),
    output: z.object({ items: z.array(categorySchema) }),
    errors: [],
  }),
  listCategoryFigures: contract({
    method: 'GET',
    path: '/api/admin/questions/category-figures',
    access: 'moderator',
    summary:
      'How each category fares: openings, favourites, answered by value; and questions that contradict their value.',
    input: z.strictObject({}),
    output: categoryFiguresSchema,
    errors: [],
  }),
  listPictures: contract({
    method: 'GET',
    path: '/api/admin/questions/pictures',
    access: 'moderator',
    summary: "The bank's own pictures or sounds that questions name, by a part of their path.",
    input: z.strictObject({
      text: z.string().trim().max(100).default(''),
      kind: z.enum(['image', 'sound']).default('image'),
    }),
    output: z.object({ items: z.array(z.object({ file: z.string(), url: z.string() })) }),
    errors: [],
  }),
  findAlike: contract({
    method: 'POST',
    path: '/api/admin/questions/alike',
    access: 'moderator',
    summary: 'Questions that may ask the same as this one. Writes nothing.',
    input: z.strictObject({ content: questionDraftSchema }),
    output: z.object({ items: z.array(alikeSchema) }),
    errors: [],
  }),
  get: contract({
    method: 'GET',
    path: '/api/admin/questions/{id}',
    access: 'moderator',
    summary: 'One question in full.',
    input: z.strictObject({ id }),
    output: one,
    errors: ['questions/not-found'],
  }),
  create: contract({
    method: 'POST',
    path: '/api/admin/questions',
    access: 'moderator',
    status: 201,
    summary: "Adds a question; its id is the server's to give.",
    input: z.strictObject(draft),
    output: one,
    errors: ['questions/category-not-found', 'questions/not-ready', 'questions/id-taken'],
  }),
  change: contract({
    method: 'PATCH',
    path: '/api/admin/questions/{id}',
    access: 'moderator',
    summary:
      'Changes, publishes or retires a question; rejected if it changed since it was read. Games in play keep their copies.',
    input: z.strictObject({ id, version, ...draft }),
    output: one,
    errors: [
      'questions/not-found',
      'questions/category-not-found',
      'questions/not-ready',
      'questions/changed-meanwhile',
    ],
  }),
  listVersions: contract({
    method: 'GET',
    path: '/api/admin/questions/{id}/versions',
    access: 'moderator',
    summary: 'The versions of a question, the last first.',
    input: z.strictObject({ id }),
    output: z.object({ items: z.array(versionSchema) }),
    errors: ['questions/not-found'],
  }),
  restore: contract({
    method: 'POST',
    path: '/api/admin/questions/{id}/restore',
    access: 'moderator',
    summary: 'Restores an older text as a new version.',
    input: z.strictObject({ id, version, from: version }),
    output: one,
    errors: [
      'questions/not-found',
      'questions/category-not-found',
      'questions/version-not-found',
      'questions/not-ready',
      'questions/changed-meanwhile',
    ],
  }),
  resolveUpdate: contract({
    method: 'POST',
    path: '/api/admin/questions/{id}/update',
    access: 'moderator',
    summary: "Accepts the files' newer text, or discards it.",
    input: z.strictObject({ id, version, foundAt: instant, take: z.boolean() }),
    output: one,
    errors: [
      'questions/not-found',
      'questions/category-not-found',
      'questions/no-update',
      'questions/not-ready',
      'questions/changed-meanwhile',
    ],
  }),
};
