import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { periods } from './period.ts';

const count = z.number().int();
const standing = { rank: count, score: count, games: count };

const rankedHostSchema = z.object({ ...standing, displayName: z.string(), isOwn: z.boolean() });
export type RankedHost = z.infer<typeof rankedHostSchema>;

const ownStandingSchema = z.object(standing).nullable();
export type OwnStanding = z.infer<typeof ownStandingSchema>;

export const standingsApi = {
  list: contract({
    method: 'GET',
    path: '/api/leaderboard',
    access: 'verified',
    summary:
      'Hosts by what their own teams were awarded in counted games, the most first; the same score has the same rank, and the ranks after it are skipped.',
    input: z.strictObject({
      period: z.enum(periods).default('all'),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({
      items: z.array(rankedHostSchema),
      nextCursor: z.string().nullable(),
      hasMore: z.boolean(),
      /** Null without a score. */
      own: ownStandingSchema,
      /** When the week or month is over; null for all time. */
      endsAt: count.nullable(),
    }),
    errors: [],
  }),
};
