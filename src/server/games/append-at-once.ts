import { sql } from 'kysely';
import type { Command } from '#shared/games/commands.ts';
import { batchByTurn } from '../platform/batch-by-turn.ts';
import type { Database } from '../platform/database/index.ts';
import type { GameDeps } from './deps.ts';
import { applyInOrder, seenIn } from './delivery.ts';
import type { CachedGame } from './loaded-game.ts';
import { progressOf } from './record.ts';
import type { Batch } from './send-commands.ts';
import { leaseUntil } from './writers.ts';

/** The parameters of append_commands, in JSON. */
interface Append {
  readonly game_id: string;
  readonly host_id: string;
  readonly device_id: string;
  readonly line: number;
  readonly after_seq: number;
  readonly at: Date;
  readonly lease_until: Date;
  readonly progress: ReturnType<typeof progressOf>;
  readonly commands: readonly Command[];
  readonly seen: readonly string[];
  readonly seen_at: readonly Date[];
}

/** Stores commands as `append_commands` does; false if it rejects them. */
export type StoreAppend = (append: Append) => Promise<boolean>;

/**
 * Stores what games send in one turn of the event loop by one statement and one commit (decision 014). Each game succeeds
 * or is rejected by itself; if the statement fails, all of them take the general path, each in its own transaction.
 */
export function createStoreAppend(database: Database): StoreAppend {
  // In one order, so that two processes wait for one another and never both.
  const appendAll = database.prepare<{ index: number; stored: boolean }>(
    sql<{ index: number; stored: boolean }>`
      select index, append_commands(game_id, host_id, device_id, line, after_seq, at, lease_until,
        seq, game_status, current_team_index, wheel_passed, scores, opened_tiles, commands, seen, seen_at) as stored
      from (
        select append.* from jsonb_to_recordset(${'[]'}::jsonb) as append(index integer,
          game_id text, host_id text, device_id text, line integer, after_seq integer, at timestamptz, lease_until timestamptz,
          seq integer, game_status text, current_team_index integer, wheel_passed boolean, scores integer[], opened_tiles integer,
          commands jsonb, seen text[], seen_at timestamptz[])
        order by game_id, after_seq
      ) in_order
    `.compile(database.query),
  );
  const store = batchByTurn(async (appends: readonly Append[]) => {
    try {
      const rows = await appendAll(
        JSON.stringify(appends.map(({ progress, ...append }, index) => ({ index, ...append, ...progress }))),
      );
      const stored = new Map(rows.map((row) => [row.index, row.stored]));
      return new Map(appends.map((append, index) => [append, stored.get(index) === true]));
    } catch (error) {
      if (appends.length === 1) throw error;
      return new Map<Append, boolean>();
    }
  });
  return async (append) => (await store(append)) === true;
}

/**
 * The common case in one statement: the device has the lease and the game is as cached by this process. Returns null
 * otherwise, and stores nothing.
 */
export async function appendAtOnce(
  deps: GameDeps,
  hostId: string,
  batch: Batch,
  now: number,
): Promise<CachedGame | null> {
  const { id, deviceId, commands } = batch;
  const cached = deps.cache.get(id);
  if (cached === undefined) return null;
  const { game, applied, opened, refusal } = applyInOrder(cached.game, cached.seqById, commands);
  // Rejected commands, repeats and the end of a game take the general path.
  if (refusal !== null || applied.length < commands.length || game.state.status === 'finished') return null;
  const progress = progressOf(game);
  const at = new Date(now);
  const until = leaseUntil(now);
  const seen = seenIn(cached.row, opened, now);
  const isStored = await deps.storeAppend({
    game_id: id,
    host_id: hostId,
    device_id: deviceId,
    line: cached.line,
    after_seq: cached.game.seq,
    at,
    lease_until: until,
    progress,
    commands: applied,
    seen: seen.map(({ id }) => id),
    seen_at: seen.map((question) => new Date(question.at)),
  });
  if (!isStored) return null;
  for (const command of applied) cached.seqById.set(command.id, command.seq);
  const next = { ...cached, game, row: { ...cached.row, ...progress, last_command_at: at, lease_expires_at: until } };
  deps.cache.set(id, next);
  return next;
}
