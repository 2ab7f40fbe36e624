import type { Evening, PublicGang, Table } from '#shared/gangs/schema.ts';
import { tableOf } from '#shared/gangs/table.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { findGang, listMembers } from './find-gang.ts';

type Query = Database['query'] | Tx;

/** The evenings of a gang that count, with the members who weren't erased. */
export async function readEvenings(query: Query, gangId: string): Promise<Evening[]> {
  const evenings = await query
    .selectFrom('gang_evenings')
    .select(['game_id', 'at', 'result'])
    .where('gang_id', '=', gangId)
    .where('counts', '=', true)
    .orderBy('at')
    .execute();
  const players = await query
    .selectFrom('gang_players')
    .innerJoin('gang_evenings', 'gang_evenings.game_id', 'gang_players.game_id')
    .select(['gang_players.game_id', 'member_id', 'team_index'])
    .where('gang_evenings.gang_id', '=', gangId)
    .where('gang_evenings.counts', '=', true)
    .where('member_id', 'is not', null)
    .orderBy('member_id')
    .execute();
  const teams = new Map<string, string[][]>();
  for (const { game_id, result } of evenings)
    teams.set(
      game_id,
      (result?.teams ?? []).map(() => []),
    );
  for (const { game_id, team_index, member_id } of players)
    if (member_id !== null) teams.get(game_id)?.[team_index]?.push(member_id);
  return evenings.flatMap(({ game_id: gameId, at, result }) =>
    result === null ? [] : [{ gameId, at: at.getTime(), teams: teams.get(gameId) ?? [], result }],
  );
}

/** The table of a season, for hosts and linked members. */
export async function getTable(query: Query, uid: string, gangId: string, season: string): Promise<Table> {
  await findGang(query, uid, gangId);
  return tableOf(await readEvenings(query, gangId), season);
}

/** What a gang shows at its public address: the names of grown members who consented. */
export async function getPublicGang(query: Query, token: string, season: string): Promise<PublicGang> {
  const gang = await query.selectFrom('gangs').selectAll().where('public_token', '=', token).executeTakeFirst();
  if (gang === undefined) throw new AppError('gangs/not-found');
  const members = await listMembers(query, gang.id);
  const evenings = await readEvenings(query, gang.id);
  return {
    name: gang.name,
    emblem: gang.emblem,
    color: gang.color,
    evenings: evenings.length,
    members: members.map(({ id, name, emblem, color, is_shown, is_young }) => ({
      id,
      name: is_shown && !is_young ? name : null,
      emblem,
      color,
    })),
    table: tableOf(evenings, season),
  };
}
