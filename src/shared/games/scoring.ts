import { present } from '../kernel/assert.ts';
import { hasStatus } from './lifelines.ts';
import type { Pack } from './pack.ts';
import { contestOrder } from './contest.ts';
import { worthOf, type OpenContext } from './question.ts';
import type { GameState, ScoreLine, TurnRecord } from './state.ts';

/** Adds a line and its points; nothing else changes a score. */
export function addToSheet(state: GameState, line: ScoreLine): GameState {
  return {
    ...state,
    scores: state.scores.map((score, index) => (index === line.teamIndex ? score + line.points : score)),
    sheet: [...state.sheet, line],
  };
}

/** What a sister question brings to any team but the young one that opened it, at most. */
export const maxOthersPoints = 200;

/** What the open question brings to any team but the one in turn, by a steal or in a contest. */
export function pointsForOthers(context: OpenContext): number {
  const worth = worthOf(context);
  return context.isSister ? Math.min(maxOthersPoints, worth) : worth;
}

/** What a right answer would bring: the own team's counts double under `comeback`, a steal never. */
export function pointsFor(state: GameState, context: OpenContext, teamIndex: number): number {
  if (teamIndex !== state.currentTeamIndex) return pointsForOthers(context);
  const worth = worthOf(context);
  return hasStatus(state, teamIndex, 'comeback', 'active') ? worth * 2 : worth;
}

/** Teams to whom the open question's points may go, the own one first. */
export function parties(pack: Pack, state: GameState, { open, rules }: OpenContext): readonly number[] {
  if (rules.contest) return contestOrder(pack, state);
  return open.stealTeamIndex === null ? [state.currentTeamIndex] : [state.currentTeamIndex, open.stealTeamIndex];
}

/** Closes the turn: marks the tile as used, awards the points, and keeps the record. */
export function awardTurn(state: GameState, context: OpenContext, awardedTo: number | null, at: number): GameState {
  const { open, cell, question, first, rules } = context;
  const points = awardedTo === null ? 0 : pointsFor(state, context, awardedTo);
  const record: TurnRecord = {
    turn: state.turn,
    teamIndex: state.currentTeamIndex,
    cellId: cell.id,
    questionId: question.id,
    swappedFromId: open.swapped ? first.id : null,
    stealTeamIndex: open.stealTeamIndex,
    awardedTo,
    points,
    choices: open.choices,
    lifelines: state.turnLifelines,
    openedAt: open.openedAt,
    endedAt: at,
  };
  const closed: GameState = {
    ...state,
    phase: 'board',
    question: null,
    tiles: { ...state.tiles, [cell.id]: { awardedTo } },
    turns: [...state.turns, record],
  };
  if (awardedTo === null) return closed;
  const other = rules.contest ? 'contest' : 'steal';
  const kind = awardedTo !== state.currentTeamIndex ? other : points > worthOf(context) ? 'comeback' : 'own';
  return addToSheet(closed, { at, teamIndex: awardedTo, points, cause: { kind, cellId: cell.id } });
}

/** Points a team was awarded by play; adjustments don't count (docs/rules.md, "What counts"). */
export function awardedPoints(state: GameState, teamIndex: number): number {
  return state.turns.reduce((sum, turn) => (turn.awardedTo === teamIndex ? sum + turn.points : sum), 0);
}

/** Why a finished game counts for nothing: less than a third of its board was opened, or no room plays so fast. */
export const uncountedReasons = ['too-few-tiles', 'too-fast'] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

/** From a game's creation to the arrival of its `finish`, for each opened tile. */
export const minMsPerTile = 5_000;

/**
 * Null where the game counts for its host. `durationMs` is the server's time, never a command's: a script writes any time
 * into its commands, and an evening played offline arrives whole at its end.
 */
export function uncountedReason(pack: Pack, state: GameState, durationMs: number): UncountedReason | null {
  const openedTiles = Object.keys(state.tiles).length;
  if (openedTiles * 3 < pack.cells.length) return 'too-few-tiles';
  return durationMs < openedTiles * minMsPerTile ? 'too-fast' : null;
}

/** What the host's own team adds to `totalScore`; 0 if the host didn't play. */
export function hostScore(pack: Pack, state: GameState): number {
  return pack.hostTeamIndex === null ? 0 : awardedPoints(state, present(pack.hostTeamIndex, 'the host team'));
}
