import { sql } from 'kysely';
import type { GameDeps } from './deps.ts';
import { applyInOrder, openedSince } from './delivery.ts';
import type { HeldGame } from './loaded-game.ts';
import { progressOf } from './record.ts';
import type { Batch } from './send-commands.ts';
import { leaseUntil } from './writers.ts';

/**
 * The common case in one statement: the device has the lease and the game is as cached by this process. Returns null
 * otherwise, and stores nothing.
 */
export async function appendAtOnce(
  deps: GameDeps,
  hostId: string,
  batch: Batch,
  now: number,
): Promise<HeldGame | null> {
  const { id, deviceId, commands } = batch;
  const held = deps.cache.get(id);
  if (held === undefined) return null;
  const { game, applied, refusal } = applyInOrder(held.game, held.seqById, commands);
  // Rejected commands, repeats and the end of a game take the general path.
  if (refusal !== null || applied.length < commands.length || game.state.status === 'finished') return null;
  const progress = progressOf(game);
  const at = new Date(now);
  const until = leaseUntil(now);
  const { rows } = await sql<{ stored: boolean }>`select append_commands(
    ${id}, ${hostId}, ${deviceId}, ${held.line}, ${held.game.seq}, ${at}, ${until},
    ${progress.seq}, ${progress.game_status}, ${progress.current_team_index}, ${progress.wheel_passed}, ${progress.scores}, ${progress.opened_tiles},
    ${JSON.stringify(applied)}, ${openedSince(held.game, game)}
  ) as stored`.execute(deps.database.query);
  if (rows[0]?.stored !== true) return null;
  for (const command of applied) held.seqById.set(command.id, command.seq);
  const next = { ...held, game, row: { ...held.row, ...progress, last_command_at: at, lease_expires_at: until } };
  deps.cache.set(id, next);
  return next;
}
