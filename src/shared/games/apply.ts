import { unreachable } from '../kernel/assert.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { extendClock, hasRunOut, isOver, remainingAt } from './clock.ts';
import type { Command, Objection } from './commands.ts';
import type { GameErrorCode } from './errors.ts';
import {
  activate,
  activateAtTurnStart,
  endActive,
  freshLifelines,
  hasStatus,
  isTrailing,
  lifelineOf,
  queueLifeline,
  unqueueLifeline,
} from './lifelines.ts';
import { commit, contestWinner } from './contest.ts';
import { endEarly, finish } from './ending.ts';
import { awardLastQuestion, beginResult, commitPoints, openLastQuestion } from './last-question.ts';
import { findCell, openSecret, type Pack } from './pack.ts';
import {
  allowsNow,
  annulQuestion,
  canSteal,
  changeOpen,
  closeQuestion,
  consult,
  dropClue,
  endConsultation,
  halve,
  holdQuestion,
  isComplete,
  isGoalReached,
  isLastQuestion,
  isStealUntaken,
  isTapped,
  nextTeam,
  openContext,
  openQuestion,
  releaseQuestion,
  revealQuestion,
  startSteal,
  swapQuestion,
  takeSteal,
  tickOff,
  type OpenContext,
} from './question.ts';
import { endReading, isReading, isStudying } from './reading.ts';
import { addToSheet, awardTurn, parties } from './scoring.ts';
import type { Commitment, GameState, OpenQuestion } from './state.ts';
import { commitNumber, openTieBreaker } from './tie-break.ts';

type Played = Result<GameState, GameErrorCode>;

export const extensionMs = 15_000;

/** A game before its wheel has stopped. */
export function initialState(pack: Pack): GameState {
  return {
    status: 'setup',
    phase: 'wheel',
    initialWheelDelayPassed: false,
    currentTeamIndex: pack.wheel.firstTeamIndex,
    turn: 0,
    scores: pack.teams.map(() => 0),
    lifelines: pack.teams.map(() => freshLifelines),
    turnLifelines: [],
    tiles: {},
    question: null,
    turns: [],
    sheet: [],
    endedEarly: false,
    tieBreak: null,
    finishedAt: null,
  };
}

/**
 * Applies one command to a state; log.ts handles undo and redo. Checks in order: the phase, the referenced thing, its
 * rule. A rejected command changes nothing.
 */
export function applyToState(pack: Pack, before: GameState, command: Command, at: number): Played {
  const state = expireFlip(before, at);
  switch (command.type) {
    case 'wheelStopped':
      return stopWheel(state, at);
    case 'pick':
      return pick(pack, state, command.cellId, at);
    case 'choose':
      return choose(pack, state, command.optionId, at);
    case 'pass':
      return pass(pack, state, at);
    case 'takeSteal':
      return take(pack, state, command.teamIndex, at);
    case 'nextClue':
      return nextClue(pack, state, at);
    case 'tick':
      return tick(pack, state, at);
    case 'startClock':
      return startClockNow(state, at);
    case 'timeUp':
      return timeUp(pack, state, at);
    case 'foul':
      return foul(pack, state, at);
    case 'reveal':
      return reveal(pack, state, at);
    case 'award':
      return award(pack, state, command.teamIndex, at);
    case 'annul':
      return annul(pack, state, command.reason, at);
    case 'useLifeline':
      return useLifeline(pack, state, command, at);
    case 'queueLifeline':
      return queueLifeline(pack, state, command, at);
    case 'unqueueLifeline':
      return unqueueLifeline(pack, state, command);
    case 'endConsultation':
      return state.question?.consultation ? ok(endConsultation(state, at)) : refuse('games/not-now');
    case 'swap':
      return swap(pack, before, state, at);
    case 'pause':
      return pause(state, at);
    case 'resume':
      return state.question?.paused ? ok(releaseQuestion(state, at)) : refuse('games/not-now');
    case 'extend':
      return extend(state, at);
    case 'adjust':
      return adjust(state, command, at);
    case 'end':
      return endEarly(pack, state, at);
    case 'commitPoints':
      return commitPoints(pack, state, command.teamIndex, command.points);
    case 'openLastQuestion':
      return openLastQuestion(pack, state, at);
    case 'awardLastQuestion':
      return awardLastQuestion(pack, state, at);
    case 'openTieBreaker':
      return openTieBreaker(state);
    case 'commitNumber':
      return state.tieBreak
        ? commitNumber(state, command.teamIndex, command.number)
        : commitAnswer(pack, state, command.teamIndex, command.number, at);
    case 'commitOrder':
      return commitAnswer(pack, state, command.teamIndex, command.eventIds, at);
    case 'finish':
      return finish(state, at);
    case 'undo':
    case 'redo':
      return refuse('games/not-now');
    default:
      return unreachable(command);
  }
}

// An expired flip is used up, whichever command notices it first.
function expireFlip(state: GameState, at: number): GameState {
  const { question } = state;
  if (!question?.flipClock || !hasRunOut(question.flipClock, at)) return state;
  return endActive(
    changeOpen(state, (open) => ({ ...open, flipClock: null })),
    ['flip'],
  );
}

function stopWheel(state: GameState, at: number): Played {
  if (state.phase !== 'wheel') return refuse('games/not-now');
  return ok(beginTurn({ ...state, status: 'playing', phase: 'board', initialWheelDelayPassed: true }, at));
}

function beginTurn(state: GameState, at: number): GameState {
  return activateAtTurnStart({ ...state, turn: state.turn + 1, turnLifelines: [] }, at);
}

function pick(pack: Pack, state: GameState, cellId: string, at: number): Played {
  if (state.phase !== 'board') return refuse('games/not-now');
  const cell = findCell(pack, cellId);
  if (!cell) return refuse('games/unknown-tile');
  if (state.tiles[cellId]) return refuse('games/tile-used');
  return ok(openQuestion(pack, state, cell, at));
}

/** The open question while a team may still answer; a clock that has run out ends that, and a steal begins with its team. */
function answering(pack: Pack, state: GameState, at: number): Result<OpenContext, GameErrorCode> {
  if (!state.question || (state.question.stage !== 'own' && state.question.stage !== 'steal'))
    return refuse('games/not-now');
  if (isStealUntaken(state.question)) return refuse('games/not-now');
  if (state.question.clock && !state.question.consultation && isOver(state.question.clock, at))
    return refuse('games/time-is-up');
  return ok(openContext(pack, state.question));
}

function choose(pack: Pack, state: GameState, optionId: string, at: number): Played {
  const found = answering(pack, state, at);
  if (!found.ok) return found;
  const { open, question } = found.value;
  if (!isTapped(pack, found.value) || isStudying(open, at)) return refuse('games/not-now');
  const left = open.leftOptionIds ?? question.options.map(({ id }) => id);
  if (!left.includes(optionId)) return refuse('games/option-gone');
  const teamIndex =
    open.stage === 'steal' && open.stealTeamIndex !== null ? open.stealTeamIndex : state.currentTeamIndex;
  const chosen = changeOpen(state, (before) => ({
    ...before,
    choices: [...before.choices, { teamIndex, optionId }],
    leftOptionIds: left.filter((id) => id !== optionId),
  }));
  if (optionId === openSecret(pack, question, 'rightOptionId')) return ok(revealQuestion(chosen, teamIndex, at));
  return ok(canSteal(pack, found.value) ? startSteal(pack, chosen, 'choose', at) : revealQuestion(chosen, null, at));
}

function pass(pack: Pack, state: GameState, at: number): Played {
  if (state.question?.stage !== 'own' || isStudying(state.question, at)) return refuse('games/not-now');
  const context = openContext(pack, state.question);
  if (isTapped(pack, context)) return refuse('games/not-now');
  return canSteal(pack, context) ? ok(startSteal(pack, state, 'pass', at)) : refuse('games/no-steal');
}

/** Until `timeUp` has closed the window, so that a press on its edge still counts, and one that undo brings back. */
function take(pack: Pack, state: GameState, teamIndex: number, at: number): Played {
  if (!state.question || !isStealUntaken(state.question)) return refuse('games/not-now');
  if (teamIndex >= pack.teams.length) return refuse('games/unknown-team');
  if (teamIndex === state.currentTeamIndex) return refuse('games/steal-own-question');
  return ok(takeSteal(pack, state, teamIndex, at));
}

function nextClue(pack: Pack, state: GameState, at: number): Played {
  const found = answering(pack, state, at);
  if (!found.ok) return found;
  // A stealing team answers with the clues already shown: another one would make the question easier for it than it was
  // for the team in turn.
  if (found.value.open.stage !== 'own') return refuse('games/not-now');
  return isComplete(found.value) ? refuse('games/no-clue') : ok(dropClue(pack, state, at));
}

/** The room has heard one more of the things to be named. */
function tick(pack: Pack, state: GameState, at: number): Played {
  const found = answering(pack, state, at);
  if (!found.ok) return found;
  const { open, question } = found.value;
  return question.goal === undefined || open.paused ? refuse('games/not-now') : ok(tickOff(state, found.value, at));
}

function commitAnswer(pack: Pack, state: GameState, teamIndex: number, commitment: Commitment, at: number): Played {
  const found = answering(pack, state, at);
  return found.ok ? commit(pack, state, found.value, teamIndex, commitment, at) : found;
}

function startClockNow(state: GameState, at: number): Played {
  const open = state.question;
  if (open?.stage !== 'own' || open.paused || !isReading(open, at)) return refuse('games/not-now');
  return ok(changeOpen(state, (before) => endReading(before, at)));
}

function timeUp(pack: Pack, state: GameState, at: number): Played {
  const open = state.question;
  if (!open || (open.stage !== 'own' && open.stage !== 'steal')) return refuse('games/not-now');
  if (open.consultation)
    return hasRunOut(open.consultation.clock, at) ? ok(endConsultation(state, at)) : refuse('games/time-not-up');
  if (!open.clock || !hasRunOut(open.clock, at)) return refuse('games/time-not-up');
  if (isStealUntaken(open)) return ok(takeSteal(pack, state, nextTeam(pack, state), at));
  const context = openContext(pack, open);
  if (canSteal(pack, context)) return ok(startSteal(pack, state, 'timeUp', at));
  return ok(isTapped(pack, context) ? revealQuestion(state, null, at) : closeQuestion(state, at));
}

/** The actor has said a forbidden word: no team gets the tile. */
function foul(pack: Pack, state: GameState, at: number): Played {
  const found = answering(pack, state, at);
  if (!found.ok) return found;
  if (found.value.question.act !== 'describe') return refuse('games/not-now');
  return ok(changeOpen(revealQuestion(state, null, at), (open) => ({ ...open, isFoul: true })));
}

function reveal(pack: Pack, state: GameState, at: number): Played {
  const open = state.question;
  if (!open || open.stage === 'revealed') return refuse('games/not-now');
  const context = openContext(pack, open);
  return ok(revealQuestion(state, isLastQuestion(open) ? undefined : verdictOf(pack, state, context), at));
}

/** Who was right, where the rules know; undefined where the host judges. */
function verdictOf(pack: Pack, state: GameState, context: OpenContext): number | null | undefined {
  if (context.rules.contest) return contestWinner(pack, state, context);
  if (context.question.goal !== undefined) return isGoalReached(context) ? state.currentTeamIndex : null;
  return isTapped(pack, context) ? null : undefined;
}

function award(pack: Pack, state: GameState, teamIndex: number | null, at: number): Played {
  if (state.question?.stage !== 'revealed' || isLastQuestion(state.question)) return refuse('games/not-now');
  const context = openContext(pack, state.question);
  if (teamIndex !== null && !parties(pack, state, context).includes(teamIndex))
    return refuse('games/award-not-allowed');
  const awarded = endActive(awardTurn(state, context, teamIndex, at));
  if (isBoardEmpty(pack, awarded)) return ok(beginResult(pack, awarded));
  const currentTeamIndex = nextTeam(pack, state);
  return ok(beginTurn({ ...awarded, currentTeamIndex }, at));
}

function annul(pack: Pack, state: GameState, reason: Objection, at: number): Played {
  if (pack.takesObjections !== true || state.question?.stage !== 'revealed') return refuse('games/not-now');
  const annulled = annulQuestion(pack, state, openContext(pack, state.question), reason, at);
  const isOver = annulled.question === null && isBoardEmpty(pack, annulled);
  return ok(isOver ? beginResult(pack, endActive(annulled)) : annulled);
}

function isBoardEmpty(pack: Pack, { tiles }: GameState): boolean {
  return Object.keys(tiles).length === pack.cells.length;
}

function useLifeline(pack: Pack, state: GameState, command: Command & { type: 'useLifeline' }, at: number): Played {
  const team = state.currentTeamIndex;
  const { lifeline } = command;
  if (hasStatus(state, team, lifeline, 'active', 'used')) return refuse('games/lifeline-used');
  if (lifeline === 'comeback') {
    if (state.phase !== 'board') return refuse('games/not-now');
    return isTrailing(state, team) ? ok(activate(state, 'comeback', at)) : refuse('games/comeback-not-trailing');
  }
  const found = answering(pack, state, at);
  if (!found.ok) return found;
  const { open } = found.value;
  if (open.stage !== 'own' || open.choices.length > 0 || isStudying(open, at)) return refuse('games/not-now');
  if (!allowsNow(found.value, lifeline)) return refuse('games/lifeline-not-here');
  const active = activate(state, lifeline, at, command.teammate);
  return ok(
    lifeline === 'fiftyFifty'
      ? halve(pack, active)
      : consult(active, lifelineOf(active, team, 'askTeammate').teammate, at),
  );
}

function swap(pack: Pack, before: GameState, state: GameState, at: number): Played {
  if (before.question?.stage !== 'own') return refuse('games/not-now');
  if (!hasStatus(state, state.currentTeamIndex, 'flip', 'active')) return refuse('games/flip-over');
  const found = answering(pack, state, at);
  if (!found.ok) return found;
  const { open, rules } = found.value;
  if (open.swapped || hasBegunToAnswer(open)) return refuse('games/not-now');
  if (open.fiftyFifty || !rules.allows.flip) return refuse('games/lifeline-not-here');
  return ok(swapQuestion(pack, state, at));
}

function hasBegunToAnswer({ choices, commitments, ticks = 0 }: OpenQuestion): boolean {
  return choices.length > 0 || ticks > 0 || Object.keys(commitments).length > 0;
}

function pause(state: GameState, at: number): Played {
  const open = state.question;
  if (!open || open.paused || (open.stage !== 'own' && open.stage !== 'steal')) return refuse('games/not-now');
  const running = open.consultation?.clock ?? open.clock;
  if (running && isOver(running, at)) return refuse('games/time-is-up');
  return ok(holdQuestion(state, at));
}

function extend(state: GameState, at: number): Played {
  const open = state.question;
  if (!open?.clock || (open.stage !== 'own' && open.stage !== 'steal')) return refuse('games/not-now');
  // What is added is time to answer.
  if (isStealUntaken(open)) return refuse('games/not-now');
  return ok(
    changeOpen(state, (question) => ({
      ...question,
      clock: question.clock && extendClock(question.clock, extensionMs, at),
    })),
  );
}

function adjust(state: GameState, command: Command & { type: 'adjust' }, at: number): Played {
  if (state.status !== 'playing') return refuse('games/not-now');
  const score = state.scores[command.teamIndex];
  if (score === undefined) return refuse('games/unknown-team');
  // A score stops at 0, and the sheet shows the points actually taken.
  const points = Math.max(command.points, -score);
  if (points === 0) return refuse('games/adjust-nothing');
  return ok(
    addToSheet(state, { at, teamIndex: command.teamIndex, points, cause: { kind: 'adjust', reason: command.reason } }),
  );
}

/** Time left of the open question's stage, or null without a clock. */
export function timeLeft(state: GameState, at: number): number | null {
  return state.question?.clock ? remainingAt(state.question.clock, at) : null;
}
