import { sql } from 'kysely';
import type { Evening, PublicGang, Table } from '#shared/gangs/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { countsOfGang, findGang, listMembers } from './find-gang.ts';
import type { Results } from './results.ts';

type Query = Database['query'] | Tx;

/** The evenings of a gang that count, with the members who weren't erased. */
export async function readEvenings(query: Query, gangId: string): Promise<Evening[]> {
  const evenings = await query
    .selectFrom('gang_evenings')
    .select(['game_id', 'at', 'result'])
    // One value an evening, since rows cost the driver more.
    .select(
      sql<string | null>`(
        select string_agg(team_index || ' ' || member_id, ' ' order by member_id) from gang_players
        where gang_players.game_id = gang_evenings.game_id and member_id is not null
      )`.as('players'),
    )
    .where('gang_id', '=', gangId)
    .where('counts', '=', true)
    .orderBy('at')
    .execute();
  return evenings.flatMap(({ game_id: gameId, at, result, players }) =>
    result === null ? [] : [{ gameId, at: at.getTime(), teams: teamsIn(players, result.teams.length), result }],
  );
}

/** "team member team member …" */
function teamsIn(players: string | null, count: number): string[][] {
  const teams = Array.from({ length: count }, (): string[] => []);
  const words = players?.split(' ') ?? [];
  for (let place = 0; place + 1 < words.length; place += 2) teams[Number(words[place])]?.push(words[place + 1] ?? '');
  return teams;
}

/** The table of a season, for hosts and linked members. */
export async function getTable(
  query: Query,
  results: Results,
  uid: string,
  { id, season }: { readonly id: string; readonly season: string },
): Promise<Table> {
  await findGang(query, uid, id);
  return results.table(query, id, season);
}

/** What a gang shows at its public address: the names of grown members who consented. */
export async function getPublicGang(
  query: Query,
  results: Results,
  { token, season }: { readonly token: string; readonly season: string },
): Promise<PublicGang> {
  const gang = await query.selectFrom('gangs').selectAll().where('public_token', '=', token).executeTakeFirst();
  if (gang === undefined) throw new AppError('gangs/not-found');
  const members = await listMembers(query, gang.id);
  const { evenings } = await countsOfGang(query, gang.id);
  return {
    name: gang.name,
    emblem: gang.emblem,
    color: gang.color,
    evenings,
    members: members.map(({ id, name, emblem, color, is_shown, is_young }) => ({
      id,
      name: is_shown && !is_young ? name : null,
      emblem,
      color,
    })),
    table: await results.table(query, gang.id, season),
  };
}
