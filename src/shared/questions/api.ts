import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { categorySeasons } from './category-times.ts';
import { collections } from './schema.ts';

const text = z.object({ ar: z.string(), en: z.string() });

/** What a host says of a category for their own set-up: shown first, or left out. */
export const categoryMarks = ['favourite', 'hidden'] as const;
export type CategoryMark = (typeof categoryMarks)[number];

/** A category's card. */
export const categorySchema = z.object({
  id: z.string(),
  name: text,
  description: text,
  collection: z.enum(collections),
  /** Name of the illustration, and hue of the colour. */
  picture: z.object({ icon: z.string(), hue: z.number().int() }),
  questions: z.number().int(),
  /** Fresh games left for this host, by length of game; absent for visitors. */
  gamesLeft: z.object({ full: z.number().int(), short: z.number().int() }).optional(),
  /** As `gamesLeft`, with the sound off; absent where that changes nothing. */
  silentGamesLeft: z.object({ full: z.number().int(), short: z.number().int() }).optional(),
  /** The lengths of game that it can't fill with the sound off; absent for none. */
  needsSound: z.array(z.enum(['full', 'short'])).optional(),
  /** True for its first 14 days; otherwise absent. */
  isNew: z.boolean().optional(),
  /** Its season, while that lasts: such categories come first. */
  season: z.enum(categorySeasons).optional(),
  /** This host's mark; absent without one. */
  mark: z.enum(categoryMarks).optional(),
});
export type Category = z.infer<typeof categorySchema>;

export const questionsApi = {
  listCategories: contract({
    method: 'GET',
    path: '/api/categories',
    access: 'anyone',
    summary: "The catalogue; signed in, with the fresh games left and the caller's mark of each category.",
    input: z.strictObject({}),
    output: z.object({ items: z.array(categorySchema) }),
    errors: [],
  }),
  markCategory: contract({
    method: 'POST',
    path: '/api/categories/{id}/mark',
    access: 'verified',
    summary: "Makes a category one of the caller's favourites or hidden ones, or removes the mark by null.",
    input: z.strictObject({ id: z.string().max(64), mark: z.enum(categoryMarks).nullable() }),
    output: z.object({ mark: z.enum(categoryMarks).nullable() }),
    errors: ['questions/category-not-found'],
  }),
};
