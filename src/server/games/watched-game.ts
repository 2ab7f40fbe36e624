import type { Intermission } from '#shared/games/api.ts';
import { assert } from '#shared/kernel/assert.ts';
import { applyCommand } from '#shared/games/log.ts';
import type { Game, GameState } from '#shared/games/state.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { GameDeps } from './deps.ts';
import { createGameCache, loadLine, type LinePoint } from './loaded-game.ts';
import { asOf } from './record.ts';
import type { GameRow, Outcome } from './tables.ts';
import { leaseOf } from './writers.ts';

/** The state of a game beside its steps: host, outcome, screen. */
export interface GameStanding {
  readonly hostId: string;
  readonly outcome: Outcome;
  /** When it was finished, or saw its last command if it was abandoned; null while it is open. */
  readonly endedAt: number | null;
  /** Whether a device has the lease, and so shows the game. */
  readonly hasScreen: boolean;
  readonly intermission: Intermission | null;
}

/** A game as other devices than its screen may show it: some steps reach them with a delay. */
export interface WatchedGame extends GameStanding {
  /** Without the delayed steps. */
  readonly game: Game;
  /** With all steps. */
  readonly newest: Game;
  /** When the next delayed step may be shown, in ms since 1970; null without one. */
  readonly delayedUntil: number | null;
}

/** How long after its arrival a step may be shown, in ms; at most `maxMs`. */
export interface Delay {
  readonly of: (before: GameState, after: GameState) => number;
  readonly maxMs: number;
}

export type WatchGame = (gameId: string) => Promise<WatchedGame | null>;

/** Limits the cache of replayed games: each takes about 200 KB, and shares only a part of it with the cache of the writers. */
const maxCachedGames = 300;

/** Reads games, split at the first delayed step: a step also waits for those before it. Null for an unknown game. */
export function createGameWatch(
  { database, clock, dropOldNames }: Pick<GameDeps, 'database' | 'clock' | 'dropOldNames'>,
  delay: Delay,
): WatchGame {
  const seen = createGameCache<{ readonly line: number; readonly game: Game }>(maxCachedGames);
  dropOldNames(seen);

  /** Applies the steps since the cached game; another line is replayed from its start. */
  const catchUp = async (point: LinePoint, now: number) => {
    const known = seen.get(point.gameId);
    const isUsable = known !== undefined && known.line === point.line && known.game.seq <= point.seq;
    const from = isUsable ? known.game : await startOf(point, now);
    let game = from;
    let newest = from;
    let delayedUntil: number | null = null;
    for (const { payload, received_at } of await commandsAfter(point, from.seq)) {
      const next = applyCommand(newest, payload);
      assert(next.ok, `stored command ${payload.seq} of game ${point.gameId} is rejected`);
      const seenAt: number = received_at.getTime() + delay.of(newest.state, next.value.state);
      if (delayedUntil === null && seenAt > now && seenAt > received_at.getTime()) delayedUntil = seenAt;
      newest = next.value;
      if (delayedUntil === null) game = newest;
    }
    seen.set(point.gameId, { line: point.line, game });
    return { game, newest, delayedUntil };
  };

  /** The line up to its last step that is older than any delay. */
  const startOf = async ({ gameId, line, seq: lastSeq }: LinePoint, now: number) => {
    const { seq: first } = await database.query
      .selectFrom('game_commands')
      .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
      .where('game_id', '=', gameId)
      .where('line', '=', line)
      .where('seq', '<=', lastSeq)
      .where('received_at', '<=', new Date(now - delay.maxMs))
      .executeTakeFirstOrThrow();
    return (await loadLine(database.query, undefined, { gameId, line, seq: first ?? 0 })).game;
  };

  const commandsAfter = ({ gameId, line, seq }: LinePoint, afterSeq: number) =>
    seq === afterSeq
      ? Promise.resolve([])
      : database.query
          .selectFrom('game_commands')
          .select(['payload', 'received_at'])
          .where('game_id', '=', gameId)
          .where('line', '=', line)
          .where('seq', '>', afterSeq)
          .where('seq', '<=', seq)
          .orderBy('seq')
          .execute();

  return async (gameId) => {
    const now = clock.now();
    const row = await database.query.selectFrom('games').selectAll().where('id', '=', gameId).executeTakeFirst();
    if (row === undefined) return null;
    return { ...standingOf(row, now), ...(await catchUp({ gameId, line: row.line, seq: row.seq }, now)) };
  };
}

/** The standing of each of these games, by its id. */
export async function readStandings(
  query: Database['query'] | Tx,
  gameIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, GameStanding>> {
  const rows = await query.selectFrom('games').selectAll().where(isOneOf('id', gameIds)).execute();
  return new Map(rows.map((row) => [row.id, standingOf(row, now)]));
}

function standingOf(stored: GameRow, now: number): GameStanding {
  const row = asOf(stored, now);
  const ended = row.finished_at ?? row.last_command_at ?? row.created_at;
  return {
    hostId: row.host_id,
    outcome: row.outcome,
    endedAt: row.outcome === 'open' ? null : ended.getTime(),
    hasScreen: leaseOf(row, now) !== null,
    intermission: row.intermission,
  };
}
