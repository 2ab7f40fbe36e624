import { teamColors, teamEmblems } from '#shared/games/setup.ts';
import { eveningOf } from '#shared/gangs/evening.ts';
import { followMerges } from '#shared/gangs/merges.ts';
import type { EveningCard, EveningResult, GangOfGame } from '#shared/gangs/schema.ts';
import type { Game } from '#shared/games/state.ts';
import { AppError } from '../platform/app-error.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { BeginEvening, GameListener } from '../games/index.ts';
import { sql } from 'kysely';
import type { GangDeps } from './deps.ts';
import { drawnAt, isProven } from './draw-proof.ts';
import { findGang, lockGang } from './find-gang.ts';
import { findMerges } from './merges.ts';
import type { EveningRow, GangRow } from './tables.ts';

/** Maximum number of a gang's games without a result, latest first, whose questions a new game leaves out. */
const maxKeptApart = 40;
/** Maximum number of games in one run of `recordMissed`, which replays each. */
const maxMissed = 50;

/**
 * Records that a gang plays a game, and returns its members, the names of its players and the gang's other games. A member who
 * was merged since the draw plays as the one who stays; the draw's number is dropped then. Throws `gangs/not-found` or
 * `gangs/hosts-only` if the game's host doesn't host the gang, `gangs/unknown-member`, and `gangs/team-empty`.
 */
export async function beginEvening(
  { secret }: Pick<GangDeps, 'secret'>,
  ...[tx, { gameId, hostId, at, gang }]: Parameters<BeginEvening>
): ReturnType<BeginEvening> {
  const { gang: row } = await lockGang(tx, hostId, gang.id, 'hosts');
  const merges = await findMerges(tx, gang.id, gang.teams.flat());
  const teams = followMerges(gang.teams, merges);
  if (teams.some((team) => team.length === 0)) throw new AppError('gangs/team-empty');
  const members = await tx
    .selectFrom('gang_members')
    .select(['id', 'name'])
    .where('gang_id', '=', gang.id)
    .where(isOneOf('id', teams.flat()))
    .execute();
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const nameOf = (memberId: string) => {
    const name = names.get(memberId);
    if (name === undefined) throw new AppError('gangs/unknown-member');
    return name;
  };
  const players = teams.flatMap((team, index) =>
    team.map((memberId) => ({ game_id: gameId, member_id: memberId, team_index: index, name: nameOf(memberId) })),
  );
  const seed = merges.length === 0 ? seedOf(secret, gang, at) : null;
  await tx
    .insertInto('gang_evenings')
    .values({
      game_id: gameId,
      gang_id: gang.id,
      seed,
      draws: seed === null ? null : drawsOf(row, gang.proof),
      counts: null,
      result: null,
      at: new Date(at),
    })
    .execute();
  await tx.insertInto('gang_players').values(players).execute();
  await tx.updateTable('gangs').set({ draws: 0 }).where('id', '=', gang.id).execute();
  return { teams, players: teams.map((team) => team.map(nameOf)), gameIds: await findOthers(tx, gang.id, gameId) };
}

/** The seed of the draw that gave these teams; null where a host chose them, or changed a draw's. */
function seedOf(secret: string, { id: gangId, seed, teams, proof }: GangOfGame, now: number): string | null {
  if (seed === null || proof === undefined) return null;
  return isProven(secret, { gangId, seed, teams }, proof, now) ? seed : null;
}

/** Which draw this was since the game before; null where it isn't the latest, which alone is counted. */
function drawsOf({ draws, drawn_at }: GangRow, proof: string | undefined): number | null {
  return draws > 0 && proof !== undefined && drawn_at?.getTime() === drawnAt(proof) ? draws : null;
}

async function findOthers(tx: Tx, gangId: string, gameId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('gang_evenings')
    .select('game_id')
    .where('gang_id', '=', gangId)
    .where('game_id', '<>', gameId)
    .where('counts', 'is', null)
    .orderBy('at', 'desc')
    .limit(maxKeptApart)
    .execute();
  return rows.map(({ game_id }) => game_id);
}

/** Stores the result of a gang's game in the transaction that ends the game. Ignores games without a gang. */
export const gangListener: GameListener = {
  async ended(tx, { gameId, game, uncounted }) {
    const evening = await tx
      .selectFrom('gang_evenings')
      .select('game_id')
      .where('game_id', '=', gameId)
      .executeTakeFirst();
    if (evening !== undefined) await storeResult(tx, gameId, uncounted === null ? game : null);
  },
};

/** Stores a finished game's result. With null as `game`, stores that the game doesn't count. */
async function storeResult(query: Database['query'] | Tx, gameId: string, game: Game | null): Promise<void> {
  await query
    .updateTable('gang_evenings')
    .set({ counts: game !== null, result: game === null ? null : JSON.stringify(eveningOf(game)) })
    .where('game_id', '=', gameId)
    .execute();
}

/**
 * Stores missing results of up to `maxMissed` finished games, which a process of an older release ended. Returns the
 * number of these games. If some can't be recorded, records the others first, then throws an `AggregateError`.
 */
export async function recordMissed({
  database: { query },
  finishedGame,
}: Pick<GangDeps, 'database' | 'finishedGame'>): Promise<number> {
  const missed = await query
    .selectFrom('gang_evenings')
    .innerJoin('games', 'games.id', 'gang_evenings.game_id')
    .select('game_id')
    .where('counts', 'is', null)
    .where('games.outcome', '=', 'finished')
    // Else games that can't be replayed would come first in each run.
    .orderBy(sql`random()`)
    .limit(maxMissed)
    .execute();
  const errors: unknown[] = [];
  for (const { game_id } of missed)
    try {
      const found = await finishedGame(game_id);
      if (found !== null) await storeResult(query, game_id, found.uncounted === null ? found.game : null);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, 'Evenings whose results can’t be recorded yet');
  return missed.length;
}

interface EveningPage {
  readonly items: EveningCard[];
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
}

/** A page of a gang's games, latest first. Throws `gangs/not-found`, or `system/invalid-input` for a bad cursor. */
export async function listEvenings(
  { database, standingsOf }: GangDeps,
  uid: string,
  wish: { readonly id: string; readonly limit: number; readonly cursor?: string | undefined },
): Promise<EveningPage> {
  const after = wish.cursor === undefined ? null : readCursor(wish.cursor);
  return database.transaction(async (tx) => {
    await findGang(tx, uid, wish.id);
    const rows = await tx
      .selectFrom('gang_evenings')
      .select(['game_id', 'seed', 'draws', 'counts', 'at', 'result'])
      .where('gang_id', '=', wish.id)
      // A counted evening stays in the list after its game was deleted.
      .where(sql<boolean>`(counts or exists (select from games where games.id = gang_evenings.game_id))`)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(at, game_id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`),
      )
      .orderBy('at', 'desc')
      .orderBy('game_id', 'desc')
      .limit(wish.limit + 1)
      .execute();
    const shown = rows.slice(0, wish.limit);
    const gameIds = shown.map(({ game_id }) => game_id);
    const standings = await standingsOf(tx, gameIds);
    const games = await gamesOf(tx, shown);
    const last = shown.at(-1);
    const hasMore = rows.length > shown.length;
    return {
      items: shown.map(({ game_id: gameId, at, seed, draws, counts }) => ({
        gameId,
        at: at.getTime(),
        counts: counts ?? (standings.get(gameId)?.outcome === 'open' ? null : false),
        seed,
        draws,
        ...(games.get(gameId) ?? { teams: [], winners: [] }),
      })),
      nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.at.getTime(), id: last.game_id }) : null,
      hasMore,
    };
  });
}

/** Teams and winners of evenings, by their id. One whose game was deleted has kept no names and looks of its teams. */
async function gamesOf(
  tx: Tx,
  evenings: readonly Pick<EveningRow, 'game_id' | 'result'>[],
): Promise<ReadonlyMap<string, Pick<EveningCard, 'teams' | 'winners'>>> {
  if (evenings.length === 0) return new Map();
  const gameIds = evenings.map(({ game_id }) => game_id);
  const games = await tx
    .selectFrom('games')
    .innerJoin('game_packs', 'game_packs.game_id', 'games.id')
    .select(['games.id', 'games.scores', 'games.winners', 'game_packs.card'])
    .where(isOneOf('games.id', gameIds))
    .execute();
  const players = await tx
    .selectFrom('gang_players')
    .select(['game_id', 'member_id', 'team_index'])
    .where(isOneOf('game_id', gameIds))
    .where('member_id', 'is not', null)
    .orderBy('member_id')
    .execute();
  const idsIn = (gameId: string, team: number) =>
    players.flatMap((player) =>
      player.game_id === gameId && player.team_index === team ? (player.member_id ?? []) : [],
    );
  const stored = new Map(games.map((game) => [game.id, game]));
  return new Map(
    evenings.map(({ game_id: id, result }) => {
      const game = stored.get(id);
      const teams =
        game?.card.teams.map(({ name, color, emblem }, index) => ({
          name,
          color,
          emblem,
          score: game.scores[index] ?? 0,
        })) ?? teamsOf(result);
      return [
        id,
        {
          winners: game?.winners ?? result?.winners ?? [],
          teams: teams.map((team, index) => ({ ...team, memberIds: idsIn(id, index) })),
        },
      ];
    }),
  );
}

function teamsOf(result: EveningResult | null): Omit<EveningCard['teams'][number], 'memberIds'>[] {
  return (result?.teams ?? []).map(({ points }, index) => ({
    name: '',
    color: teamColors[index] ?? 'coral',
    emblem: teamEmblems[index] ?? 'falcon',
    score: points,
  }));
}
