import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { badgeColors, conditionSchema, emblems } from './badges.ts';
import { rewardKinds } from './rewards.ts';

const instant = z.number().int();
const text = z.object({ ar: z.string(), en: z.string() });

const ownBadgeSchema = z.object({
  id: z.string(),
  name: text,
  description: text,
  emblem: z.enum(emblems),
  color: z.enum(badgeColors),
  /** Replaces the emblem if set. */
  pictureUrl: z.string().nullable(),
  /** Null if not earned yet. */
  earnedAt: instant.nullable(),
  /** The game that earned it; null if it was granted for earlier games. */
  gameId: z.string().nullable(),
  /** How far one has come with each. */
  conditions: z.array(conditionSchema.extend({ reached: z.number().int() })),
});
export type OwnBadge = z.infer<typeof ownBadgeSchema>;

const ownRewardSchema = z.object({
  id: z.string(),
  kind: z.enum(rewardKinds),
  count: z.number().int(),
  sessions: z.number().int(),
  gameId: z.string(),
  grantedAt: instant,
});
export type OwnReward = z.infer<typeof ownRewardSchema>;

/** The number of recent rewards in the list. */
export const maxRewardsShown = 50;

export const achievementsApi = {
  listOwn: contract({
    method: 'GET',
    path: '/api/achievements',
    access: 'signed-in',
    summary: `The caller's badges, the badges still to earn, and the last ${maxRewardsShown} rewards.`,
    input: z.strictObject({}),
    output: z.object({ badges: z.array(ownBadgeSchema), rewards: z.array(ownRewardSchema) }),
    errors: [],
  }),
};
