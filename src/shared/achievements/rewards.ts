import { z } from 'zod';
import { instantSchema } from '../kernel/instant.ts';
import type { PlayTotals } from './totals.ts';

/**
 * What a rule rewards: the n-th game, every n games, n days or weeks in a row with a game, the first game of a month.
 */
export const rewardKinds = ['nth-game', 'every-games', 'day-streak', 'week-streak', 'new-month'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** What an admin writes of a rule. `count` is the n; a month's first game has none, and keeps 1. */
export const rewardInputSchema = z
  .strictObject({
    kind: z.enum(rewardKinds),
    count: z.number().int().min(1).max(10_000),
    sessions: z.number().int().min(1).max(100),
    isActive: z.boolean(),
    startsAt: instantSchema.nullable(),
    endsAt: instantSchema.nullable(),
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    error: 'achievements/window-reversed',
    path: ['endsAt'],
  });
export type RewardInput = z.infer<typeof rewardInputSchema>;

export function isInForce(
  { isActive, startsAt, endsAt }: Pick<RewardInput, 'isActive' | 'startsAt' | 'endsAt'>,
  at: number,
): boolean {
  return isActive && (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);
}

/** True if a rule will grant differently now or later: its kind, count, sessions, window or active state changed. */
export function changesGrants(before: RewardInput | null, after: RewardInput, now: number): boolean {
  const granting = [before, after].map((rule) => (rule !== null && grantsAfter(rule, now) ? rule : null));
  const [was, willBe] = granting.map((rule) =>
    rule === null ? '' : [rule.kind, rule.count, rule.sessions, rule.startsAt, rule.endsAt].join(),
  );
  return was !== willBe;
}

/** Whether it grants at this moment, or may at a later one. */
export function grantsAfter({ isActive, endsAt }: Pick<RewardInput, 'isActive' | 'endsAt'>, at: number): boolean {
  return isActive && (endsAt === null || at < endsAt);
}

/**
 * The occurrence that a game reached under a rule, or null. Each occurrence counts once per person. Only the game that
 * just ended is checked: games before the rule are not rewarded.
 */
export function occurrenceOf(
  { kind, count }: Pick<RewardInput, 'kind' | 'count'>,
  before: PlayTotals,
  after: PlayTotals,
): string | null {
  switch (kind) {
    case 'nth-game':
      return after.games === count ? 'once' : null;
    case 'every-games':
      return after.games % count === 0 ? `game-${after.games}` : null;
    case 'day-streak':
      return after.lastDay !== before.lastDay && after.dayStreak % count === 0 ? `day-${after.lastDay}` : null;
    case 'week-streak':
      return after.lastWeek !== before.lastWeek && after.weekStreak % count === 0 ? `week-${after.lastWeek}` : null;
    case 'new-month':
      return after.lastMonth === before.lastMonth ? null : `month-${after.lastMonth}`;
  }
}
