import type { Game } from '#shared/games/state.ts';
import { hostScore, uncountedReason } from '#shared/games/scoring.ts';
import { winners } from '#shared/games/tie-break.ts';
import type { Tx } from '../platform/database/index.ts';
import type { GameDeps } from './deps.ts';
import type { GameRow } from './tables.ts';

/**
 * Ends a game inside the caller's transaction: deletes its answer codes, adds a counted game to the host's account and
 * calls the listeners. Returns the columns of the row that the caller must store. `now` and `arrivedAt`, when the
 * command that ended the game arrived, are in ms since 1970.
 */
export async function finishGame(
  deps: GameDeps,
  tx: Tx,
  row: GameRow,
  game: Game,
  now: number,
  arrivedAt = now,
): Promise<Partial<GameRow>> {
  const { pack, state } = game;
  await tx.deleteFrom('answer_codes').where('game_id', '=', row.id).execute();
  const uncounted = uncountedReason(pack, state, arrivedAt - row.created_at.getTime());
  const score = hostScore(pack, state);
  if (uncounted === null) await deps.accounts.addFinishedGame(tx, row.host_id, score);
  const ended = {
    gameId: row.id,
    hostId: row.host_id,
    at: now,
    categoryIds: pack.categories.map(({ id }) => id),
    uncounted,
    score,
    game,
  };
  for (const listener of deps.listeners) await listener.ended?.(tx, ended);
  return {
    outcome: 'finished',
    finished_at: new Date(now),
    winners: [...winners(pack, state)],
    uncounted,
    lease_device: null,
    lease_expires_at: null,
  };
}
