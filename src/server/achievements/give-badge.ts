import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Condition } from '#shared/achievements/badges.ts';
import type { Tx } from '../platform/database/index.ts';
import type { AchievementDeps } from './deps.ts';

export const giveKind = 'achievements/give-badge';
const batchSize = 200;
const payloadSchema = z.object({ badgeId: z.string(), after: z.string() });

/** Queues the grant of a badge to all users who already meet its conditions. */
export async function queueBadgeGrants({ outbox }: AchievementDeps, tx: Tx, badgeId: string): Promise<void> {
  await outbox.add(tx, giveKind, { badgeId, after: '' });
}

/**
 * Grants a badge to the next 200 users who meet its conditions, by id, and queues an outbox entry for the rest. Does
 * nothing if the badge is inactive.
 */
export async function giveBadge({ database, clock, outbox }: AchievementDeps, payload: unknown): Promise<void> {
  const { badgeId, after } = payloadSchema.parse(payload);
  await database.transaction(async (tx) => {
    const badge = await tx
      .selectFrom('badges')
      .select('conditions')
      .where('id', '=', badgeId)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (badge === undefined) return;
    const people = await tx
      .selectFrom('play_totals')
      .select('user_id')
      .where(holdsFor(badge.conditions))
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(batchSize)
      .execute();
    const last = people.at(-1);
    if (last === undefined) return;
    const earnedAt = new Date(clock.now());
    await tx
      .insertInto('earned_badges')
      .values(
        people.map(({ user_id: userId }) => ({
          user_id: userId,
          badge_id: badgeId,
          game_id: null,
          earned_at: earnedAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (people.length === batchSize) await outbox.add(tx, giveKind, { badgeId, after: last.user_id });
  });
}

/** `isEarned` of the rules, said to the database. */
export function holdsFor(conditions: readonly Condition[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    conditions.map(({ metric, atLeast }) => sql`(play_totals.totals ->> ${metric})::integer >= ${atLeast}`),
    sql` and `,
  )})`;
}
