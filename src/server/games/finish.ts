import type { Game } from '#shared/games/state.ts';
import { countsForHost, hostScore } from '#shared/games/scoring.ts';
import { winners } from '#shared/games/tie-break.ts';
import type { Tx } from '../platform/database/index.ts';
import type { GameDeps } from './deps.ts';
import type { GameRow } from './tables.ts';

/** The columns of a game that just ended; its codes end, and it is counted once. */
export async function finishGame(deps: GameDeps, tx: Tx, row: GameRow, game: Game, now: number): Promise<Partial<GameRow>> {
  const { pack, state } = game;
  await tx.deleteFrom('answer_codes').where('game_id', '=', row.id).execute();
  if (countsForHost(pack, state)) await deps.accounts.addFinishedGame(tx, row.host_id, hostScore(pack, state));
  return {
    outcome: 'finished', finished_at: new Date(now), winners: [...winners(pack, state)],
    lease_device: null, lease_expires_at: null,
  };
}
