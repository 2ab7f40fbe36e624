import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { maxNamesShown } from '#shared/achievements/admin-api.ts';
import type { AdminBadge } from '#shared/achievements/admin-api.ts';
import { AppError } from '../platform/app-error.ts';
import { countOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { holdsFor } from './give-badge.ts';
import type { BadgesTable } from './tables.ts';

type Query = Database['query'] | Tx;

export async function listBadges(query: Query): Promise<AdminBadge[]> {
  const rows = await badges(query).orderBy('badges.position').orderBy('badges.id').execute();
  return rows.map(badgeOf);
}

export async function getBadge(query: Query, id: string): Promise<AdminBadge> {
  const row = await badges(query).where('badges.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('achievements/badge-not-found');
  return badgeOf(row);
}

/** Who has earned a badge by what they have played, and the first few names. */
export async function previewBadge(query: Query, id: string): Promise<{ count: number; names: string[] }> {
  const { conditions } = await getBadge(query, id);
  const earners = query
    .selectFrom('play_totals')
    .innerJoin('users', 'users.id', 'play_totals.user_id')
    .where(holdsFor(conditions));
  const { count } = await earners.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
  const people = await earners
    .select('users.display_name')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(maxNamesShown)
    .execute();
  return { count, names: people.map((person) => person.display_name) };
}

function badges(query: Query) {
  return query
    .selectFrom('badges')
    .selectAll('badges')
    .select(countOf('earned-badges', 'badges.id').as('earned_count'));
}

function badgeOf(row: Selectable<BadgesTable> & { readonly earned_count: number }): AdminBadge {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    emblem: row.emblem,
    color: row.color,
    pictureId: row.picture_id,
    pictureUrl: row.picture_url,
    conditions: row.conditions,
    isActive: row.is_active,
    version: row.version,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    earnedCount: row.earned_count,
  };
}
