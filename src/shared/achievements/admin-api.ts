import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { badgeInputSchema } from './badges.ts';
import { rewardInputSchema, rewardKinds } from './rewards.ts';

const instant = z.number().int();
const count = z.number().int();
const id = z.string().min(1).max(64);

const adminBadgeSchema = z.object({
  id: z.string(),
  ...badgeInputSchema.shape,
  pictureUrl: z.string().nullable(),
  isActive: z.boolean(),
  version: count,
  createdAt: instant,
  updatedAt: instant,
  /** How many have it. */
  earnedCount: count,
});
export type AdminBadge = z.infer<typeof adminBadgeSchema>;
const badge = z.object({ badge: adminBadgeSchema });
/** With the version it was read at. */
const badgeChangeSchema = badgeInputSchema.extend({ id, version: count });
export type BadgeChange = z.infer<typeof badgeChangeSchema>;

const inputErrors = [
  'achievements/condition-twice',
  'achievements/picture-not-found',
  'achievements/picture-moves',
] as const;

/** The number of people named in the preview of a badge. */
export const maxNamesShown = 5;

export const badgesAdminApi = {
  list: contract({
    method: 'GET',
    path: '/api/admin/badges',
    access: 'moderator',
    summary: 'All badges in their order, active or not.',
    input: z.strictObject({}),
    output: z.object({ items: z.array(adminBadgeSchema) }),
    errors: [],
  }),
  create: contract({
    method: 'POST',
    path: '/api/admin/badges',
    access: 'moderator',
    status: 201,
    summary: 'Adds a badge, last in the order and not active yet.',
    input: badgeInputSchema,
    output: badge,
    errors: inputErrors,
  }),
  update: contract({
    method: 'PATCH',
    path: '/api/admin/badges/{id}',
    access: 'moderator',
    summary: 'Changes a badge, unless it changed since it was read. People who earned it keep it.',
    input: badgeChangeSchema,
    output: badge,
    errors: ['achievements/badge-not-found', 'achievements/changed-meanwhile', ...inputErrors],
  }),
  preview: contract({
    method: 'GET',
    path: '/api/admin/badges/{id}/preview',
    access: 'moderator',
    summary: 'Who has earned a badge by their totals, whether they have it or not. Gives nothing.',
    input: z.strictObject({ id }),
    output: z.object({ count, names: z.array(z.string()) }),
    errors: ['achievements/badge-not-found'],
  }),
  activate: contract({
    method: 'POST',
    path: '/api/admin/badges/{id}/activation',
    access: 'moderator',
    summary:
      'Lets a badge be earned from now on, or no longer; with `alsoPast` it is given to those who have earned it already, a batch at a time.',
    input: z.strictObject({ id, isActive: z.boolean(), alsoPast: z.boolean().default(false) }),
    output: badge,
    errors: ['achievements/badge-not-found'],
  }),
  order: contract({
    method: 'POST',
    path: '/api/admin/badges/order',
    access: 'moderator',
    summary: 'Sets the order in which badges are shown; unnamed ones come last.',
    input: z.strictObject({ ids: z.array(id).max(500) }),
    output: z.object({}),
    errors: [],
  }),
};

const adminRewardSchema = z.object({
  id: z.string(),
  ...rewardInputSchema.shape,
  createdAt: instant,
  updatedAt: instant,
  grantCount: count,
  sessionCount: count,
});
export type AdminReward = z.infer<typeof adminRewardSchema>;
const rule = z.object({ rule: adminRewardSchema });

const grantSchema = z.object({
  id: z.string(),
  ruleId: z.string(),
  kind: z.enum(rewardKinds),
  count,
  sessions: count,
  userId: z.string(),
  /** Null where the account was deleted. */
  displayName: z.string().nullable(),
  grantedAt: instant,
});
export type RewardGrant = z.infer<typeof grantSchema>;

export const rewardsAdminApi = {
  list: contract({
    method: 'GET',
    path: '/api/admin/rewards',
    access: 'admin',
    summary: 'The rules by which playing grants sessions, the newest first.',
    input: z.strictObject({}),
    output: z.object({ items: z.array(adminRewardSchema) }),
    errors: [],
  }),
  create: contract({
    method: 'POST',
    path: '/api/admin/rewards',
    access: 'admin',
    status: 201,
    summary: 'Adds a rule. It rewards games that end from now on.',
    input: rewardInputSchema,
    output: rule,
    errors: ['achievements/window-reversed'],
  }),
  update: contract({
    method: 'PATCH',
    path: '/api/admin/rewards/{id}',
    access: 'admin',
    summary: 'Changes a rule. What it granted stays granted.',
    input: rewardInputSchema.safeExtend({ id }),
    output: rule,
    errors: ['achievements/rule-not-found', 'achievements/window-reversed'],
  }),
  listGrants: contract({
    method: 'GET',
    path: '/api/admin/rewards/grants',
    access: 'admin',
    summary: 'Granted rewards, newest first.',
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ items: z.array(grantSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    errors: [],
  }),
};
