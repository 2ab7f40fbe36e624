import { sql } from 'kysely';
import type { GameBranch } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { AppError } from '../platform/app-error.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { asOf } from './record.ts';
import type { LinePoint } from './loaded-game.ts';
import type { GameRow, StoredPack } from './tables.ts';

/** Refuses a page that doesn't know the rules of a game: it couldn't play it, nor replay it. */
export function checkRules(gameVersion: number, knownVersion: number): void {
  if (knownVersion < gameVersion) throw new AppError('games/update-needed');
}

/** A new command with who gave it. */
export interface ReceivedCommands {
  readonly commands: readonly Command[];
  readonly deviceId: string;
  readonly at: number;
}

/** The host's own game, locked until the transaction ends; another user's is not found. */
export async function lockGame(tx: Tx, hostId: string, gameId: string, now: number): Promise<GameRow> {
  const row = await tx
    .selectFrom('games')
    .selectAll()
    .where('id', '=', gameId)
    .where('host_id', '=', hostId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('games/not-found');
  return asOf(row, now);
}

export async function getOwnGame(
  query: Database['query'] | Tx,
  hostId: string,
  gameId: string,
  now: number,
): Promise<GameRow> {
  const row = await query
    .selectFrom('games')
    .selectAll()
    .where('id', '=', gameId)
    .where('host_id', '=', hostId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('games/not-found');
  return asOf(row, now);
}

/** Lets another person see what games open in the place of one, once; null: only removes that one. */
export async function replaceViewer(
  tx: Tx,
  gameIds: readonly string[],
  viewer: string,
  by: string | null,
): Promise<void> {
  // In one order, since updates of several rows would meet in any.
  await tx.selectFrom('games').select('id').where(isOneOf('id', gameIds)).orderBy('id').forUpdate().execute();
  await tx
    .updateTable('games')
    .set({
      viewers:
        by === null
          ? sql<string[]>`array_remove(viewers, ${viewer}::text)`
          : sql<string[]>`
              case when ${by}::text = any(viewers) then array_remove(viewers, ${viewer}::text)
              else array_replace(viewers, ${viewer}::text, ${by}::text) end
            `,
    })
    .where(isOneOf('id', gameIds))
    .execute();
}

/** Everyone who sees what a game opens. */
export function viewersOf({ host_id, viewers }: Pick<GameRow, 'host_id' | 'viewers'>): readonly string[] {
  return [host_id, ...viewers];
}

/** Lines that parted and wait for the host's choice. */
export async function listOpenBranches(query: Database['query'] | Tx, gameId: string): Promise<GameBranch[]> {
  const branches = await query
    .selectFrom('game_branches')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('status', '=', 'open')
    .orderBy('line')
    .execute();
  return branches.map((branch) => ({
    id: branch.id,
    forkSeq: branch.fork_seq,
    seq: branch.seq,
    scores: branch.scores,
    openedTiles: branch.opened_tiles,
    lastCommandAt: branch.last_command_at.getTime(),
    deviceId: branch.device_id,
  }));
}

export async function getPack(query: Database['query'] | Tx, gameId: string): Promise<StoredPack> {
  const { pack } = await query
    .selectFrom('game_packs')
    .select('pack')
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return pack;
}

export async function appendCommands(tx: Tx, gameId: string, line: number, received: ReceivedCommands): Promise<void> {
  const { commands, deviceId, at } = received;
  if (commands.length === 0) return;
  await tx
    .insertInto('game_commands')
    .values(
      commands.map((command) => ({
        game_id: gameId,
        line,
        seq: command.seq,
        id: command.id,
        payload: JSON.stringify(command),
        device_id: deviceId,
        received_at: new Date(at),
      })),
    )
    .execute();
}

/** Copies a line's beginning, so that the other line is whole. */
export async function copyCommands(tx: Tx, from: LinePoint, toLine: number): Promise<void> {
  await sql`
    insert into game_commands (game_id, line, seq, id, payload, device_id, received_at)
    select game_id, ${toLine}::integer, seq, id, payload, device_id, received_at from game_commands
    where game_id = ${from.gameId} and line = ${from.line} and seq <= ${from.seq}
  `.execute(tx);
}

/** The last place at which two lines contain the same command. */
export async function commonSeq(tx: Tx, gameId: string, line: number, other: number): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select coalesce(max(one.seq), 0) as seq from game_commands one
    join game_commands two on two.game_id = one.game_id and two.seq = one.seq and two.id = one.id
    where one.game_id = ${gameId} and one.line = ${line} and two.line = ${other}
  `.execute(tx);
  return rows[0]?.seq ?? 0;
}

/** Whether an open game created by then shows or plays a medium with this in its address. */
export async function isInPlay(query: Database['query'], address: string, dealtBy: Date): Promise<boolean> {
  const found = await query
    .selectFrom('games')
    .innerJoin('game_packs', 'game_packs.game_id', 'games.id')
    .select('games.id')
    .where('games.outcome', '=', 'open')
    .where('games.created_at', '<=', dealtBy)
    .where(sql<boolean>`strpos(game_packs.pack::text, ${address}::text) > 0`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
