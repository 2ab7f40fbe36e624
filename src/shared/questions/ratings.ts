import { z } from 'zod';
import { questionId, tileValues, type Question, type TileValue } from './schema.ts';

/** 5 the room shouts, laughs or argues; 4 a good story or a surprise; 3 fine; 2 school; 1 leaves the room cold. */
const fun = z.number().int().min(1).max(5);
const value = z.literal(tileValues);

/** What two judges say of a question that they didn't write, each alone and by the rubric of content/README.md. */
export const ratingSchema = z.strictObject({
  id: questionId,
  /** Which text they saw, by its hash: of another text the rating says nothing. */
  of: z.string().regex(/^[\da-f]{12}$/),
  fun: z.tuple([fun, fun]),
  /** The value each would give it. */
  value: z.tuple([value, value]),
  on: z.iso.date(),
  /** By how much each judge's fun of the anchors differs from the known one, on average; absent where it doesn't. */
  off: z.tuple([z.number(), z.number()]).optional(),
});
export type Rating = z.infer<typeof ratingSchema>;

/** Below this mean a question is rewritten or retired. */
export const dullBelow = 2.5;

export function funOf({ fun: [one, other] }: Pick<Rating, 'fun'>): number {
  return (one + other) / 2;
}

/** The same, in the measure of those who rated the anchors: a stricter judge's fun counts for more. */
export function comparableFunOf({
  fun: [one, other],
  off: [first, second] = [0, 0],
}: Pick<Rating, 'fun' | 'off'>): number {
  return Math.min(5, Math.max(1, (one - first + other - second) / 2));
}

/** Two judges rarely agree to the tier: a value is wrong if neither would give it. */
export function isRightValue(rating: Pick<Rating, 'value'>, of: TileValue): boolean {
  return rating.value.includes(of);
}

/**
 * What judges see of a question, as one text: neither its value nor who it is for, which may change without them. They see
 * the options in any case.
 */
export function ratedText({ id: _id, value: _value, band: _band, source: _source, ...seen }: Question): string {
  return JSON.stringify({ ...seen, optionsShown: undefined });
}
