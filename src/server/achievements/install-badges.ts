import { sql } from 'kysely';
import type { AchievementDeps } from './deps.ts';
import { queueBadgeGrants } from './give-badge.ts';
import type { HouseBadge } from './house-badges.ts';

/**
 * Adds the badges that this installation has not had yet, active, after those that it has; none is changed. Those who
 * have earned one by what they played before get it after the commit.
 */
export async function installBadges(deps: AchievementDeps, badges: readonly HouseBadge[]): Promise<void> {
  const { database, clock } = deps;
  const ids = badges.map(({ id }) => id);
  if (ids.length === 0) return;
  const known = await database.query.selectFrom('badges').select('id').where('id', 'in', ids).execute();
  if (known.length === ids.length) return;
  const at = new Date(clock.now());
  await database.transaction(async (tx) => {
    const { last } = await tx
      .selectFrom('badges')
      .select(sql<number>`coalesce(max(position), 0)`.as('last'))
      .executeTakeFirstOrThrow();
    const added = await tx
      .insertInto('badges')
      .values(
        badges.map(({ id, name, description, emblem, color, conditions }, index) => ({
          id,
          name: JSON.stringify(name),
          description: JSON.stringify(description),
          emblem,
          color,
          conditions: JSON.stringify(conditions),
          is_active: true,
          position: last + 1 + index,
          created_at: at,
          updated_at: at,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    const player = await tx.selectFrom('play_totals').select('user_id').limit(1).executeTakeFirst();
    if (player === undefined) return;
    for (const { id } of added) await queueBadgeGrants(deps, tx, id);
  });
}
