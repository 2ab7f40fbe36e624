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
  const isCounted = countsForHost(pack, state);
  const score = hostScore(pack, state);
  if (isCounted) await deps.accounts.addFinishedGame(tx, row.host_id, score);
  const ended = { gameId: row.id, hostId: row.host_id, at: now, categoryIds: pack.categories.map(({ id }) => id), isCounted, score, game };
  for (const witness of deps.witnesses) await witness.ended?.(tx, ended);
  return {
    outcome: 'finished', finished_at: new Date(now), winners: [...winners(pack, state)],
    lease_device: null, lease_expires_at: null,
  };
}
