import { assert } from '#shared/kernel/assert.ts';
import type { Command } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import type { Game } from '#shared/games/state.ts';
import { AppError } from '../platform/app-error.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { Card, GameRow, StoredPack } from './tables.ts';

/** A line of a game, replayed as far as it is stored. */
export interface LoadedGame {
  readonly line: number;
  readonly game: Game;
  readonly card: Card;
  /** Places of the stored commands by id; contains only committed ones. */
  readonly seqById: Map<string, number>;
}

/** A game in this process's memory, with its row at the time of loading. */
export interface CachedGame extends LoadedGame {
  readonly row: GameRow;
}

/** Where a line is stored in the database. */
export interface LinePoint {
  readonly gameId: string;
  readonly line: number;
  readonly seq: number;
}

/** Replayed games of this process. Any process may have stored more: `loadLine` compares and catches up. */
export interface GameCache<Cached extends { readonly game: Game } = CachedGame> {
  get(gameId: string): Cached | undefined;
  /** Keeps a game, unless its pack was dropped meanwhile. */
  set(gameId: string, game: Cached): void;
  /** Forgets a game whose stored pack has changed, also where work in progress still has it. */
  readonly drop: (gameId: string) => void;
  /** Forgets all games likewise. */
  readonly clear: () => void;
}

/** Keeps the games used last. */
export function createGameCache<Cached extends { readonly game: Game } = CachedGame>(
  maxGames: number,
): GameCache<Cached> {
  const cached = new Map<string, Cached>();
  const dropped = new WeakSet<Pack>();
  const drop = (gameId: string) => {
    const game = cached.get(gameId);
    if (game !== undefined) dropped.add(game.game.pack);
    cached.delete(gameId);
  };
  return {
    get(gameId) {
      const game = cached.get(gameId);
      if (game === undefined) return undefined;
      cached.delete(gameId);
      cached.set(gameId, game);
      return game;
    },
    drop,
    clear() {
      for (const gameId of [...cached.keys()]) drop(gameId);
    },
    set(gameId, game) {
      if (dropped.has(game.game.pack)) return;
      cached.delete(gameId);
      cached.set(gameId, game);
      for (const oldest of cached.keys()) {
        if (cached.size <= maxGames) break;
        cached.delete(oldest);
      }
    },
  };
}

/** The line up to this point, from the cache or from its start. */
export async function loadLine(
  tx: Database['query'] | Tx,
  cached: LoadedGame | undefined,
  point: LinePoint,
): Promise<LoadedGame> {
  const usable = cached !== undefined && cached.line === point.line && cached.game.seq <= point.seq;
  const from = usable ? cached : await loadPack(tx, point);
  if (from.game.seq === point.seq) return from;
  const commands = await readCommands(tx, point, from.game.seq);
  const game = replayOn(from.game, commands);
  for (const { id, seq } of commands) from.seqById.set(id, seq);
  return { ...from, game };
}

/** The stored commands of a line, in order, after `afterSeq` and up to the point. */
export async function readCommands(
  query: Database['query'] | Tx,
  { gameId, line, seq }: LinePoint,
  afterSeq = 0,
): Promise<Command[]> {
  const rows = await query
    .selectFrom('game_commands')
    .select('payload')
    .where('game_id', '=', gameId)
    .where('line', '=', line)
    .where('seq', '>', afterSeq)
    .where('seq', '<=', seq)
    .orderBy('seq')
    .execute();
  return rows.map(({ payload }) => payload);
}

/** The stored commands of each game's own line, in order. */
export async function readCommandsOf(
  query: Database['query'],
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Command[]>> {
  const rows = await query
    .selectFrom('games')
    .innerJoin('game_commands as command', (join) =>
      join.onRef('command.game_id', '=', 'games.id').onRef('command.line', '=', 'games.line'),
    )
    .select(['games.id', 'command.payload'])
    .where(isOneOf('games.id', gameIds))
    .orderBy('games.id')
    .orderBy('command.seq')
    .execute();
  const commands = new Map<string, Command[]>();
  for (const { id, payload } of rows) {
    const known = commands.get(id);
    if (known === undefined) commands.set(id, [payload]);
    else known.push(payload);
  }
  return commands;
}

/** A game, replayed from its stored commands. */
export function replayStored(pack: StoredPack, commands: readonly Command[]): Game {
  return replayOn(newGame(readKnownPack(pack)), commands);
}

/** A pack that a newer process dealt is for a newer process: this one would play it otherwise. */
function readKnownPack(pack: StoredPack): Pack {
  if (pack.rulesVersion > rulesVersion) throw new AppError('system/unavailable');
  return readPack(pack);
}

/** Stored commands were applied once already, by the same rules. */
export function replayOn(game: Game, commands: readonly Command[]): Game {
  return commands.reduce((before, command) => {
    const next = applyCommand(before, command);
    assert(next.ok, `stored command ${command.seq} of game ${game.pack.gameId} is rejected`);
    return next.value;
  }, game);
}

async function loadPack(tx: Database['query'] | Tx, { gameId, line }: LinePoint): Promise<LoadedGame> {
  const { pack, card } = await tx
    .selectFrom('game_packs')
    .select(['pack', 'card'])
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  // The page keeps its steps after this error, and sends them again.
  return { line, game: newGame(readKnownPack(pack)), card, seqById: new Map() };
}
