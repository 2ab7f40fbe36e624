import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { collections } from './schema.ts';

const text = z.object({ ar: z.string(), en: z.string() });

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
});
export type Category = z.infer<typeof categorySchema>;

export const questionsApi = {
  listCategories: contract({
    method: 'GET',
    path: '/api/categories',
    access: 'anyone',
    summary: 'The catalogue; signed in, with the fresh games left in each category.',
    input: z.strictObject({}),
    output: z.object({ items: z.array(categorySchema) }),
    errors: [],
  }),
};
