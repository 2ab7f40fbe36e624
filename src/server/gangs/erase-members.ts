import { erasedName } from '#shared/gangs/schema.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import type { GangDeps } from './deps.ts';
import { listLateGames } from './latecomers.ts';

/** What erasing a member needs of other domains. */
export type Erasing = Pick<GangDeps, 'renamePlayers' | 'forgetGang' | 'replaceViewer' | 'questions'>;

/**
 * Removes members of locked gangs, and their names from every pack and log. What their teams earned stays, with a player
 * without a name. A linked account keeps what its member has seen.
 */
export async function eraseMembers(
  { renamePlayers, replaceViewer, questions }: Erasing,
  tx: Tx,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  const played = await tx
    .selectFrom('gang_players')
    .select(['game_id', 'team_index', 'name', 'member_id'])
    .where(isOneOf('member_id', memberIds))
    .execute();
  const late = await listLateGames(tx, memberIds);
  await renamePlayers(
    tx,
    played.map(({ game_id, team_index, name }) => ({ gameId: game_id, teamIndex: team_index, name })),
    erasedName,
  );
  await tx
    .updateTable('gang_players')
    .set({ name: erasedName, member_id: null })
    .where(isOneOf('member_id', memberIds))
    .execute();
  for (const memberId of [...memberIds].sort())
    await replaceViewer(
      tx,
      [...played, ...late].flatMap(({ game_id, member_id }) => (member_id === memberId ? [game_id] : [])),
      memberId,
      null,
    );
  const linked = await tx
    .selectFrom('gang_members')
    .select(['id', 'user_id'])
    .where(isOneOf('id', memberIds))
    .where('user_id', 'is not', null)
    .orderBy('user_id')
    .execute();
  for (const { id, user_id } of linked) if (user_id !== null) await questions.copySeen(tx, id, [user_id]);
  await questions.forgetSeen(tx, memberIds);
  await tx.deleteFrom('gang_members').where(isOneOf('id', memberIds)).execute();
}
