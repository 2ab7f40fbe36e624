import { isEarned } from '#shared/achievements/badges.ts';
import { isInForce, occurrenceOf } from '#shared/achievements/rewards.ts';
import { addPlayedGame, noPlay, playedGame, readTotals } from '#shared/achievements/totals.ts';
import type { PlayTotals } from '#shared/achievements/totals.ts';
import type { EndedGame } from '../games/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import type { AchievementDeps } from './deps.ts';
import { inForceOf } from './reward-queries.ts';

/** Adds a counted game to its host's totals, and grants the badges and rewards that it earned. */
export async function recordResults(deps: AchievementDeps, tx: Tx, ended: EndedGame): Promise<void> {
  if (ended.uncounted !== null) return;
  const before = await lockTotals(tx, ended.hostId, ended.at);
  const after = addPlayedGame(before, playedGame(ended.game, ended.score, ended.at));
  await tx
    .updateTable('play_totals')
    .where('user_id', '=', ended.hostId)
    .set({ totals: JSON.stringify(after), updated_at: new Date(ended.at) })
    .execute();
  await earnBadges(tx, ended, after);
  await grantRewards(deps, tx, ended, before, after);
}

// The row lock serializes two games of one host that end at the same time.
async function lockTotals(tx: Tx, userId: string, at: number): Promise<PlayTotals> {
  await tx
    .insertInto('play_totals')
    .values({ user_id: userId, totals: JSON.stringify(noPlay), updated_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { totals } = await tx
    .selectFrom('play_totals')
    .select('totals')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return readTotals(totals);
}

async function earnBadges(tx: Tx, { hostId, gameId, at }: EndedGame, totals: PlayTotals): Promise<void> {
  const active = await tx.selectFrom('badges').select(['id', 'conditions']).where('is_active', '=', true).execute();
  const earned = active.filter(({ conditions }) => isEarned(conditions, totals));
  if (earned.length === 0) return;
  await tx
    .insertInto('earned_badges')
    .values(earned.map(({ id }) => ({ user_id: hostId, badge_id: id, game_id: gameId, earned_at: new Date(at) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function grantRewards(
  { accounts }: AchievementDeps,
  tx: Tx,
  { hostId, gameId, at }: EndedGame,
  before: PlayTotals,
  after: PlayTotals,
): Promise<void> {
  const rules = await tx.selectFrom('reward_rules').selectAll().where('is_active', '=', true).orderBy('id').execute();
  for (const rule of rules) {
    const occurrence = isInForce(inForceOf(rule), at) ? occurrenceOf(rule, before, after) : null;
    if (occurrence === null) continue;
    const granted = await tx
      .insertInto('reward_grants')
      .values({
        id: newId(at),
        rule_id: rule.id,
        user_id: hostId,
        occurrence,
        game_id: gameId,
        kind: rule.kind,
        count: rule.count,
        sessions: rule.sessions,
        granted_at: new Date(at),
      })
      .onConflict((conflict) => conflict.columns(['rule_id', 'user_id', 'occurrence']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (granted === undefined) continue;
    await accounts.grantSessions(tx, {
      userId: hostId,
      reason: 'reward',
      sourceId: granted.id,
      sessions: rule.sessions,
    });
  }
}
