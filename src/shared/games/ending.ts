import { ok, refuse, type Result } from '../kernel/result.ts';
import type { GameErrorCode } from './errors.ts';
import { endActive } from './lifelines.ts';
import type { Pack } from './pack.ts';
import { openContext } from './question.ts';
import { awardTurn } from './scoring.ts';
import type { GameState } from './state.ts';
import { isTied, tieBreakOpen } from './tie-break.ts';

/** Ends the board before its last tile, or leaves the last question out. */
export function endEarly(pack: Pack, state: GameState, at: number): Result<GameState, GameErrorCode> {
  // The board was played to its end: the last question is left out.
  if (state.lastQuestion && state.phase !== 'result') return ok({ ...state, phase: 'result', question: null });
  if (state.phase !== 'board' && state.phase !== 'question') return refuse('games/not-now');
  // A question that was still open counts as opened, with no points.
  const closed = state.question ? awardTurn(state, openContext(pack, state.question), null, at) : state;
  return ok({ ...endActive(closed), phase: 'result', endedEarly: true });
}

/** Makes the result final, once no tie-break is open. */
export function finish(state: GameState, at: number): Result<GameState, GameErrorCode> {
  if (state.phase !== 'result') return refuse('games/not-now');
  if (tieBreakOpen(state) && isTied(state)) return refuse('games/tie-open');
  return ok({ ...state, status: 'finished', phase: 'finished', finishedAt: at });
}
