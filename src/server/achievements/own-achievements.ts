import { maxRewardsShown } from '#shared/achievements/api.ts';
import type { OwnBadge, OwnReward } from '#shared/achievements/api.ts';
import { readTotals } from '#shared/achievements/totals.ts';
import type { Database } from '../platform/database/index.ts';

type Query = Database['query'];

/** What one has earned, and what one can still earn. */
export async function listOwn(query: Query, userId: string): Promise<{ badges: OwnBadge[]; rewards: OwnReward[] }> {
  return { badges: await ownBadges(query, userId), rewards: await ownRewards(query, userId) };
}

async function ownBadges(query: Query, userId: string): Promise<OwnBadge[]> {
  const known = await query.selectFrom('play_totals').select('totals').where('user_id', '=', userId).executeTakeFirst();
  const totals = readTotals(known?.totals ?? {});
  const rows = await query
    .selectFrom('badges')
    .leftJoin('earned_badges as earned', (join) =>
      join.onRef('earned.badge_id', '=', 'badges.id').on('earned.user_id', '=', userId),
    )
    .select([
      'badges.id',
      'badges.name',
      'badges.description',
      'badges.emblem',
      'badges.color',
      'badges.picture_url',
      'badges.conditions',
      'earned.earned_at',
      'earned.game_id',
    ])
    .where((is) => is.or([is('badges.is_active', '=', true), is('earned.earned_at', 'is not', null)]))
    .orderBy('badges.position')
    .orderBy('badges.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    emblem: row.emblem,
    color: row.color,
    pictureUrl: row.picture_url,
    earnedAt: row.earned_at?.getTime() ?? null,
    gameId: row.game_id,
    conditions: row.conditions.map((condition) => ({ ...condition, reached: totals[condition.metric] })),
  }));
}

async function ownRewards(query: Query, userId: string): Promise<OwnReward[]> {
  const rows = await query
    .selectFrom('reward_grants')
    .select(['id', 'kind', 'count', 'sessions', 'game_id', 'granted_at'])
    .where('user_id', '=', userId)
    .orderBy('granted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRewardsShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    count: row.count,
    sessions: row.sessions,
    gameId: row.game_id,
    grantedAt: row.granted_at.getTime(),
  }));
}
