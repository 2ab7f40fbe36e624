import { ok, refuse, type Result } from '../kernel/result.ts';
import type { GameErrorCode } from './errors.ts';
import { findOpenCell, lastCellId, openSecret, type Pack } from './pack.ts';
import { isLastQuestion, openContext, openQuestion } from './question.ts';
import { addToSheet } from './scoring.ts';
import type { GameState, LastResult } from './state.ts';

/** Points are committed in steps of this. */
export const pointsStep = 50;

/** The most that a team may commit: half its score, rounded down to a whole step. */
export function maxPoints(score: number): number {
  return Math.max(0, Math.floor(score / 2 / pointsStep) * pointsStep);
}

/** The board is played: the last question comes, if the pack has one that is still to come; else the result. */
export function beginResult(pack: Pack, state: GameState): GameState {
  if (!pack.lastQuestion || state.lastQuestion) return { ...state, phase: 'result' };
  return { ...state, phase: 'lastQuestion', turnLifelines: [], lastQuestion: { points: {}, outcome: null } };
}

/** A team's points for the last question, before it is seen, hidden from the others. */
export function commitPoints(
  pack: Pack,
  state: GameState,
  teamIndex: number,
  points: number,
): Result<GameState, GameErrorCode> {
  const { lastQuestion: last } = state;
  if (state.phase !== 'lastQuestion' || !last) return refuse('games/not-now');
  if (teamIndex >= pack.teams.length) return refuse('games/unknown-team');
  if (last.points[teamIndex] !== undefined) return refuse('games/already-committed');
  if (points < 0 || points % pointsStep !== 0 || points > maxPoints(state.scores[teamIndex] ?? 0))
    return refuse('games/points-not-allowed');
  return ok({ ...state, lastQuestion: { ...last, points: { ...last.points, [teamIndex]: points } } });
}

/** The next team that owes its points, in the order of the teams; null if all have committed, or if it isn't time. */
export function nextToCommitPoints(pack: Pack, { phase, lastQuestion: last }: GameState): number | null {
  if (phase !== 'lastQuestion' || !last) return null;
  const next = pack.teams.findIndex((_, teamIndex) => last.points[teamIndex] === undefined);
  return next === -1 ? null : next;
}

/** The question opens for all teams, once each has committed its points. */
export function openLastQuestion(pack: Pack, state: GameState, at: number): Result<GameState, GameErrorCode> {
  const cell = findOpenCell(pack, lastCellId);
  if (state.phase !== 'lastQuestion' || !cell || nextToCommitPoints(pack, state) !== null)
    return refuse('games/not-now');
  return ok(openQuestion(pack, state, cell, at));
}

/**
 * What the revealed last question brings each team: the nearest gain what they committed, equally near ones too, and the
 * others lose it. A score that was corrected since then counts as it is now: no team moves more than half of it.
 */
export function lastResults(pack: Pack, state: GameState): readonly LastResult[] {
  const { question: open, lastQuestion: last } = state;
  if (!open || !last || !isLastQuestion(open) || open.stage !== 'revealed') return [];
  const answer = Number(openSecret(pack, openContext(pack, open).question, 'number'));
  const numbers = pack.teams.map((_, teamIndex) => {
    const number = open.commitments[teamIndex];
    return typeof number === 'number' ? number : null;
  });
  const misses = numbers.map((number) => (number === null ? Infinity : Math.abs(number - answer)));
  const least = Math.min(...misses);
  return numbers.map((number, teamIndex) => {
    const isNearest = number !== null && misses[teamIndex] === least;
    const committed = Math.min(last.points[teamIndex] ?? 0, maxPoints(state.scores[teamIndex] ?? 0));
    return { teamIndex, number, isNearest, points: isNearest ? committed : 0 - committed };
  });
}

/** Gives and takes the points of the revealed last question; the result begins. It is no turn of any team. */
export function awardLastQuestion(pack: Pack, state: GameState, at: number): Result<GameState, GameErrorCode> {
  const { question: open, lastQuestion: last } = state;
  if (!open || !last || !isLastQuestion(open) || open.stage !== 'revealed') return refuse('games/not-now');
  const results = lastResults(pack, state);
  const { id: questionId } = openContext(pack, open).question;
  const closed: GameState = {
    ...state,
    phase: 'result',
    question: null,
    lastQuestion: { ...last, outcome: { questionId, results } },
  };
  return ok(
    results
      .filter(({ points }) => points !== 0)
      .reduce(
        (next, { teamIndex, points }) => addToSheet(next, { at, teamIndex, points, cause: { kind: 'lastQuestion' } }),
        closed,
      ),
  );
}
