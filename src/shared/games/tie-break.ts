import { ok, refuse, type Result } from '../kernel/result.ts';
import type { GameErrorCode } from './errors.ts';
import type { Pack } from './pack.ts';
import { openSecret } from './pack.ts';
import type { GameState } from './state.ts';

/** Teams with the highest score. */
export function leaders(state: GameState): readonly number[] {
  const highest = Math.max(...state.scores);
  return state.scores.flatMap((score, index) => (score === highest ? [index] : []));
}

export function isTied(state: GameState): boolean {
  return leaders(state).length > 1;
}

/** A closest-number question for all tied teams at once. */
export function openTieBreaker(state: GameState): Result<GameState, GameErrorCode> {
  if (state.phase !== 'result' || state.tieBreak) return refuse('games/not-now');
  if (!isTied(state)) return refuse('games/no-tie');
  return ok({ ...state, tieBreak: { teamIndexes: leaders(state), numbers: {} } });
}

export function commitNumber(state: GameState, teamIndex: number, number: number): Result<GameState, GameErrorCode> {
  const { tieBreak } = state;
  if (state.phase !== 'result' || !tieBreak) return refuse('games/not-now');
  if (!tieBreak.teamIndexes.includes(teamIndex)) return refuse('games/unknown-team');
  if (tieBreak.numbers[teamIndex] !== undefined) return refuse('games/already-committed');
  return ok({ ...state, tieBreak: { ...tieBreak, numbers: { ...tieBreak.numbers, [teamIndex]: number } } });
}

/** True while a tied team still owes its number. */
export function tieBreakOpen(state: GameState): boolean {
  const { tieBreak } = state;
  return tieBreak !== null && tieBreak.teamIndexes.some((index) => tieBreak.numbers[index] === undefined);
}

/** The tie-breaker's number, once all have committed; null before. */
export function tieBreakAnswer(pack: Pack, state: GameState): number | null {
  if (!state.tieBreak || tieBreakOpen(state)) return null;
  return Number(openSecret(pack, pack.tieBreaker, 'number'));
}

/**
 * Who has won so far: the highest score; among tied teams the nearest number once all have
 * committed; equal is shared.
 */
export function winners(pack: Pack, state: GameState): readonly number[] {
  const tied = leaders(state);
  const answer = tieBreakAnswer(pack, state);
  const { tieBreak } = state;
  if (answer === null || !tieBreak || tied.length === 1) return tied;
  const distance = (index: number) => Math.abs((tieBreak.numbers[index] ?? Infinity) - answer);
  const nearest = Math.min(...tied.map(distance));
  return tied.filter((index) => distance(index) === nearest);
}
