import { present } from '../kernel/assert.ts';
import { pauseClock, resumeClock, startClock, stoppedClock, type Clock } from './clock.ts';
import type { Objection } from './commands.ts';
import { kindRules, type KindRules } from './kinds.ts';
import { activate, endActive, giveBack, hasStatus, lifelineDurationMs } from './lifelines.ts';
import { clockAfter, endReading, pausedReading, resumeAfter, startReading } from './reading.ts';
import {
  findOpenCell,
  lastCellId,
  openSecret,
  questionFor,
  stepCount,
  type OpenCell,
  type Pack,
  type PackQuestion,
  type StealLead,
} from './pack.ts';
import type { GameState, OpenQuestion } from './state.ts';

/** The open question with all that belongs to it. */
export interface OpenContext {
  readonly open: OpenQuestion;
  readonly cell: OpenCell;
  readonly question: PackQuestion;
  /** The question that the tile opened: the one on the screen, or what `reserve` replaced. */
  readonly first: PackQuestion;
  /** True while the sister question is the one on the screen. */
  readonly isSister: boolean;
  readonly rules: KindRules;
}

export function openContext(pack: Pack, open: OpenQuestion): OpenContext {
  const cell = present(findOpenCell(pack, open.cellId), 'the open cell');
  const first = open.isSister ? present(cell.sister, 'the sister question') : cell.question;
  const question = open.swapped ? cell.reserve : first;
  const isSister = open.isSister === true && !open.swapped;
  return { open, cell, question, first, isSister, rules: kindRules[question.kind] };
}

/** True for the question that ends a game, after the board. */
export function isLastQuestion(open: Pick<OpenQuestion, 'cellId'>): boolean {
  return open.cellId === lastCellId;
}

/** False while clues or steps are still to come: the options come with the last one. */
export function isComplete({ open, question }: Pick<OpenContext, 'open' | 'question'>): boolean {
  return open.clues >= stepCount(question);
}

/** Options are on the screen and tapped; otherwise the host judges, or what the teams committed. */
export function isTapped(pack: Pack, context: OpenContext): boolean {
  return pack.answerMode === 'choices' && context.rules.hasOptions && isComplete(context);
}

/** Points that a clue takes from its tile, and the minimum left. */
const clueCost = 100;

/** What the open question is worth now, before anything doubles it. */
export function worthOf({ open, cell }: OpenContext): number {
  return open.clues <= 1 ? cell.value : Math.max(clueCost, cell.value - clueCost * (open.clues - 1));
}

/**
 * Whether a lifeline may be used on this question now: fiftyFifty only after the last clue. `swap` checks that flip ends
 * with the first answer.
 */
export function allowsNow(context: OpenContext, lifeline: keyof KindRules['allows']): boolean {
  if (!context.rules.allows[lifeline]) return false;
  return lifeline !== 'fiftyFifty' || isComplete(context);
}

/** In a contest the teams commit one after the other, so each after the first brings its time. */
const commitMs = 15_000;

function ownTimeMs(pack: Pack, question: PackQuestion): number | null {
  const totalMs = question.timeMs ?? pack.questionTimeMs;
  return totalMs === null
    ? null
    : totalMs + (kindRules[question.kind].contest === null ? 0 : commitMs * (pack.teams.length - 1));
}

/** A cell's question comes on the screen; queued `askTeammate`, then queued `fiftyFifty` become active. */
export function openQuestion(pack: Pack, state: GameState, cell: OpenCell, at: number): GameState {
  const flipActive = hasStatus(state, state.currentTeamIndex, 'flip', 'active');
  const question = questionFor(pack, cell, state.currentTeamIndex);
  const open: OpenQuestion = {
    ...freshQuestion(pack, state, cell.id, question, at),
    ...(question === cell.sister ? { isSister: true } : {}),
  };
  const flipClock = flipActive ? clockAfter(open.reading, lifelineDurationMs, at) : null;
  return showQuestion(pack, state, { ...open, flipClock }, at);
}

function freshQuestion(pack: Pack, state: GameState, cellId: string, question: PackQuestion, at: number): OpenQuestion {
  const reading = startReading(question, at, studyLeft(state, question));
  const totalMs = ownTimeMs(pack, question);
  return {
    cellId,
    swapped: false,
    stage: 'own',
    openedAt: at,
    paused: false,
    reading,
    ...(question.studyMs === undefined ? {} : { study: true as const }),
    clock: totalMs === null ? null : clockAfter(reading, totalMs, at),
    consultation: null,
    flipClock: null,
    leftOptionIds: null,
    fiftyFifty: false,
    choices: [],
    clues: Math.min(1, stepCount(question)),
    commitments: {},
    stealTeamIndex: null,
    verdict: undefined,
  };
}

/** How long its picture may still be seen; undefined where it has none to remember. */
function studyLeft({ studies }: GameState, { id, studyMs }: PackQuestion): number | undefined {
  return studyMs === undefined ? undefined : (studies?.[id] ?? studyMs);
}

function showQuestion(pack: Pack, state: GameState, question: OpenQuestion, at: number): GameState {
  const opened: GameState = { ...state, phase: 'question', question };
  return activateQueuedHalf(pack, activateQueuedConsultation(pack, opened, at), at);
}

/**
 * The revealed question counts for nothing, and what its team used on it is available again. The cell's reserve takes
 * its place in the same turn; where that is used already, the cell closes and the same team picks another.
 */
export function annulQuestion(
  pack: Pack,
  state: GameState,
  { open, cell, question }: OpenContext,
  reason: Objection,
  at: number,
): GameState {
  const { currentTeamIndex: teamIndex, annulled = [] } = state;
  const noted = giveBack(
    { ...state, annulled: [...annulled, { cellId: cell.id, questionId: question.id, teamIndex, reason, at }] },
    ['fiftyFifty', 'askTeammate'],
  );
  if (open.swapped) {
    const tiles = isLastQuestion(open) ? state.tiles : { ...state.tiles, [cell.id]: { awardedTo: null } };
    return { ...noted, phase: 'board', question: null, tiles };
  }
  const reserve = freshQuestion(pack, noted, cell.id, cell.reserve, at);
  const sister = open.isSister ? { isSister: open.isSister } : {};
  return showQuestion(pack, noted, { ...reserve, ...sister, swapped: true, isAfterObjection: true }, at);
}

function activateQueuedConsultation(pack: Pack, state: GameState, at: number): GameState {
  const team = state.currentTeamIndex;
  const context = openContext(pack, present(state.question, 'the open question'));
  if (!allowsNow(context, 'askTeammate') || !hasStatus(state, team, 'askTeammate', 'queued')) return state;
  const { teammate } = present(state.lifelines[team], 'the team').askTeammate;
  return consult(activate(state, 'askTeammate', at), teammate, at);
}

function activateQueuedHalf(pack: Pack, state: GameState, at: number): GameState {
  const context = openContext(pack, present(state.question, 'the open question'));
  const isDue = allowsNow(context, 'fiftyFifty') && hasStatus(state, state.currentTeamIndex, 'fiftyFifty', 'queued');
  return isDue ? halve(pack, activate(state, 'fiftyFifty', at)) : state;
}

/** True once as many things were named as "name them" asks for. */
export function isGoalReached({ open, question }: Pick<OpenContext, 'open' | 'question'>): boolean {
  return question.goal !== undefined && (open.ticks ?? 0) >= question.goal;
}

/** One more thing was named. The last of the goal ends the time. */
export function tickOff(state: GameState, { open, question }: OpenContext, at: number): GameState {
  const ticks = (open.ticks ?? 0) + 1;
  const ticked = changeOpen(state, (before) => ({ ...endReading(before, at), ticks }));
  return isGoalReached({ open: { ...open, ticks }, question }) ? closeQuestion(ticked, at) : ticked;
}

/** The next clue falls; with the last one a queued fiftyFifty of the team in turn acts. */
export function dropClue(pack: Pack, state: GameState, at: number): GameState {
  return activateQueuedHalf(
    pack,
    changeOpen(state, (open) => ({ ...endReading(open, at), clues: open.clues + 1 })),
    at,
  );
}

/**
 * The question clock stops while the teammate is asked; `flip` pauses too. A team that asks has read the question; the
 * time to ask begins after a look at a picture.
 */
export function consult(state: GameState, teammate: string | null, at: number): GameState {
  return changeOpen(state, (open) => ({
    ...open,
    reading: open.study ? open.reading : undefined,
    clock: open.clock && pauseClock(open.clock, at),
    flipClock: open.flipClock && pauseClock(open.flipClock, at),
    consultation: {
      teammate,
      clock: open.paused
        ? stoppedClock(lifelineDurationMs)
        : clockAfter(open.study ? open.reading : undefined, lifelineDurationMs, at),
    },
  }));
}

/** The consultation is over and the question clock resumes, unless the host paused it. */
export function endConsultation(state: GameState, at: number): GameState {
  const ended = changeOpen(state, (open) => ({
    ...open,
    consultation: null,
    clock: open.clock && (open.paused ? open.clock : resumeAfter(open.reading, open.clock, at)),
    flipClock: open.flipClock && (open.paused ? open.flipClock : resumeAfter(open.reading, open.flipClock, at)),
  }));
  return endActive(ended, ['askTeammate']);
}

/** Two wrong options vanish; that question has no steal. */
export function halve(pack: Pack, state: GameState): GameState {
  return changeOpen(state, (open) => {
    const { question } = openContext(pack, open);
    const right = present(openSecret(pack, question, 'rightOptionId'), 'the right option');
    const kept = present(openSecret(pack, question, 'keptOptionId'), 'the kept option');
    const left = question.options.map(({ id }) => id).filter((id) => id === right || id === kept);
    return { ...open, fiftyFifty: true, leftOptionIds: left };
  });
}

/** The cell's reserve replaces the question and the question clock restarts. */
export function swapQuestion(pack: Pack, state: GameState, at: number): GameState {
  const swapped = changeOpen(state, (open) => {
    const { reserve } = openContext(pack, open).cell;
    const isHeld = open.paused || open.consultation !== null;
    const left = studyLeft(state, reserve);
    const isStudied = left !== undefined;
    const reading =
      open.consultation && !isStudied
        ? undefined
        : open.paused || (isHeld && !isStudied)
          ? pausedReading(reserve, left)
          : startReading(reserve, at, left);
    const { study: _, ...before } = open;
    const totalMs = ownTimeMs(pack, reserve);
    return {
      ...before,
      ...(isStudied ? { study: true as const } : {}),
      swapped: true,
      clues: Math.min(1, stepCount(reserve)),
      flipClock: null,
      reading,
      clock: totalMs === null ? null : isHeld ? stoppedClock(totalMs) : clockAfter(reading, totalMs, at),
    };
  });
  return endActive(swapped, ['flip']);
}

/** True if a wrong answer or the end of the time passes the question to the next team. */
export function canSteal(pack: Pack, { open, rules }: OpenContext): boolean {
  return open.stage === 'own' && pack.stealTimeMs !== null && rules.canBeStolen && !open.fiftyFifty;
}

/** How long a steal is open to all other teams before it goes to the next one in order. */
export const stealWindowMs = 5000;

/** The next team in order gets its one chance; with the buzzer, the first of the others that takes it. */
export function startSteal(pack: Pack, state: GameState, cause: keyof StealLead, at: number): GameState {
  const startsAt = at + (pack.stealLeadMs?.[cause] ?? 0);
  const opened = changeOpen(endLifelinesOfOwnTime(state), (open) => ({
    ...open,
    stage: 'steal',
    reading: undefined,
    consultation: null,
    flipClock: null,
  }));
  if (pack.buzzer !== true) return giveSteal(pack, opened, nextTeam(pack, state), startsAt);
  return changeOpen(opened, (open) => ({ ...open, paused: false, clock: startClock(stealWindowMs, startsAt) }));
}

/** The team that was first has the steal, and its clock begins. */
export function takeSteal(pack: Pack, state: GameState, teamIndex: number, at: number): GameState {
  // The screen turns to the team, as after a pass.
  return giveSteal(pack, state, teamIndex, at + (pack.stealLeadMs?.pass ?? 0));
}

function giveSteal(pack: Pack, state: GameState, stealTeamIndex: number, startsAt: number): GameState {
  return changeOpen(state, (open) => ({
    ...open,
    paused: false,
    stealTeamIndex,
    clock: startClock(present(pack.stealTimeMs, 'the steal time'), startsAt),
  }));
}

/** The team after the one in turn. */
export function nextTeam(pack: Pick<Pack, 'teams'>, { currentTeamIndex }: Pick<GameState, 'currentTeamIndex'>): number {
  return (currentTeamIndex + 1) % pack.teams.length;
}

/** True while a steal is open to all other teams: none may answer yet. */
export function isStealUntaken({ stage, stealTeamIndex }: Pick<OpenQuestion, 'stage' | 'stealTeamIndex'>): boolean {
  return stage === 'steal' && stealTeamIndex === null;
}

/** No team may answer any more, and the answer isn't shown yet. */
export function closeQuestion(state: GameState, at: number): GameState {
  return changeOpen(endLifelinesOfOwnTime(state), (open) => ({
    ...open,
    stage: 'closed',
    paused: false,
    reading: undefined,
    consultation: null,
    flipClock: null,
    clock: open.clock && pauseClock(open.clock, at),
  }));
}

/** The answer comes on the screen. `verdict` is known where options were tapped. */
export function revealQuestion(state: GameState, verdict: number | null | undefined, at: number): GameState {
  const closed = closeQuestion(state, at);
  return endActive(
    changeOpen(closed, (open) => ({ ...open, stage: 'revealed', verdict })),
    ['fiftyFifty'],
  );
}

/** Stops every clock of the open question, keeping the time it had. */
export function holdQuestion(state: GameState, at: number): GameState {
  return changeOpen(state, (open) =>
    open.stage === 'own' || open.stage === 'steal'
      ? {
          ...open,
          paused: true,
          reading: typeof open.reading === 'object' ? pauseClock(open.reading, at) : open.reading,
          clock: open.clock && pauseClock(open.clock, at),
          flipClock: open.flipClock && pauseClock(open.flipClock, at),
          consultation: open.consultation && { ...open.consultation, clock: pauseClock(open.consultation.clock, at) },
        }
      : open,
  );
}

/** Resumes what `holdQuestion` paused; during a consultation only the consultation clock runs. */
export function releaseQuestion(state: GameState, at: number): GameState {
  return changeOpen(state, (open) => {
    const { consultation } = open;
    const reading = typeof open.reading === 'object' ? resumeClock(open.reading, at) : open.reading;
    const resume = (clock: Clock | null) => clock && (consultation ? clock : resumeAfter(reading, clock, at));
    return {
      ...open,
      paused: false,
      reading,
      clock: resume(open.clock),
      flipClock: resume(open.flipClock),
      consultation: consultation && { ...consultation, clock: resumeAfter(reading, consultation.clock, at) },
    };
  });
}

export function changeOpen(state: GameState, change: (open: OpenQuestion) => OpenQuestion): GameState {
  return state.question === null ? state : { ...state, question: change(state.question) };
}

// Swapping and asking belong to the team's own time.
function endLifelinesOfOwnTime(state: GameState): GameState {
  return endActive(state, ['askTeammate', 'flip']);
}
