import { AppError } from '../platform/app-error.ts';
import type { GangDeps } from './deps.ts';
import { roleIn } from './find-gang.ts';

interface PlayedGang {
  readonly id: string;
  readonly players: { id: string; name: string; teamIndex: number }[];
  readonly latecomers: { id: string; name: string }[];
}

/**
 * The gang that played a game of the caller, with its members as they are now; null if the caller doesn't host it any more, or
 * it was no gang. Throws `games/not-found`.
 */
export async function gangOfGame(
  { database: { query }, standingsOf }: Pick<GangDeps, 'database' | 'standingsOf'>,
  uid: string,
  gameId: string,
): Promise<PlayedGang | null> {
  if ((await standingsOf(query, [gameId])).get(gameId)?.hostId !== uid) throw new AppError('games/not-found');
  const gang = await query
    .selectFrom('gang_evenings')
    .innerJoin('gangs', 'gangs.id', 'gang_evenings.gang_id')
    .selectAll('gangs')
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  const role = gang && (await roleIn(query, gang, uid));
  if (gang === undefined || role === undefined || role === 'member') return null;
  const players = await query
    .selectFrom('gang_players')
    .innerJoin('gang_members', 'gang_members.id', 'gang_players.member_id')
    .select(['gang_members.id', 'gang_members.name', 'team_index'])
    .where('game_id', '=', gameId)
    .orderBy('joined_at')
    .orderBy('gang_members.id')
    .execute();
  const latecomers = await query
    .selectFrom('gang_latecomers')
    .innerJoin('gang_members', 'gang_members.id', 'gang_latecomers.member_id')
    .select(['gang_members.id', 'gang_members.name'])
    .where('game_id', '=', gameId)
    .orderBy('at')
    .orderBy('gang_members.id')
    .execute();
  return {
    id: gang.id,
    players: players.map(({ id, name, team_index }) => ({ id, name, teamIndex: team_index })),
    latecomers,
  };
}
