import type { Tx } from '../platform/database/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/** Grants stay as accounting records, under an anonymous id. */
export const achievementsOfUser: PersonalData = { eraseUser, exportUser };

async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('earned_badges').where('user_id', '=', userId).execute();
  await tx.deleteFrom('play_totals').where('user_id', '=', userId).execute();
}

async function exportUser(
  tx: Tx,
  userId: string,
): Promise<{ playTotals: unknown; badges: unknown[]; rewards: unknown[] }> {
  const played = await tx.selectFrom('play_totals').select('totals').where('user_id', '=', userId).executeTakeFirst();
  const badges = await tx
    .selectFrom('earned_badges')
    .innerJoin('badges', 'badges.id', 'earned_badges.badge_id')
    .select(['badges.name', 'earned_badges.game_id', 'earned_badges.earned_at'])
    .where('earned_badges.user_id', '=', userId)
    .orderBy('earned_badges.earned_at')
    .execute();
  const rewards = await tx
    .selectFrom('reward_grants')
    .select(['kind', 'count', 'sessions', 'game_id', 'granted_at'])
    .where('user_id', '=', userId)
    .orderBy('granted_at')
    .execute();
  return {
    playTotals: played?.totals ?? null,
    badges: badges.map((row) => ({ name: row.name, gameId: row.game_id, earnedAt: row.earned_at.getTime() })),
    rewards: rewards.map((row) => ({
      kind: row.kind,
      count: row.count,
      sessions: row.sessions,
      gameId: row.game_id,
      grantedAt: row.granted_at.getTime(),
    })),
  };
}
