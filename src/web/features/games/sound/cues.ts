import type { SoundName } from '#shared/games/sounds/sounds.ts';
import { hasRunOut } from '#shared/games/clock.ts';
import type { Pack } from '#shared/games/pack.ts';
import { lastResults } from '#shared/games/last-question.ts';
import { isLastQuestion, isStealUntaken, openContext } from '#shared/games/question.ts';
import type { Game, GameState, OpenQuestion, Steps } from '#shared/games/state.ts';
import { tieBreakOpen, winners } from '#shared/games/tie-break.ts';
import { quietCategoryIds } from '#shared/questions/quiet-categories.ts';

/** A sound that a step of the game calls for, and how long after the step. */
export interface Cue {
  readonly name: SoundName;
  readonly afterMs: number;
}

/** A device that receives more steps than this at once is catching up, and plays no sounds for them. */
const maxStepsAtOnce = 3;
/** Pauses between two sounds of one step. */
const pausesMs = { wrong: 650, timeUp: 1100, reveal: 750, award: 1100, pick: 500, announce: 1400 } as const;
/** Right answers of a team in its own turns, one after the other, that the room notices. */
export const streakLength = 3;

/**
 * Returns the sounds of the steps between two states of a game. An undo has only its own sound. A redo, another game,
 * no new step and more than `maxStepsAtOnce` steps have none.
 */
export function cuesOf(before: Game, now: Game): readonly Cue[] {
  const steps = now.seq - before.seq;
  if (before.pack.gameId !== now.pack.gameId || steps <= 0 || steps > maxStepsAtOnce) return [];
  if (depthOf(now.future) > depthOf(before.future)) return [cue('undo')];
  if (before.future !== null && before.future.top.state === now.state) return [];
  return [...turnCues(before, now), ...pointsCues(before.state, now.state), ...endCues(before, now)];
}

/** The cues to play: all of them, or only the fanfare if the question is of a quiet category. */
export function audibleCues(cues: readonly Cue[], before: Game, now: Game): readonly Cue[] {
  const open = before.state.question ?? now.state.question;
  if (open === null || !isQuietQuestion(now.pack, open)) return cues;
  return cues.filter(({ name }) => name === 'fanfare');
}

/** True where a question is asked without music, sounds and the device's voice. */
export function isQuietQuestion(pack: Pack, open: OpenQuestion): boolean {
  const category = pack.categories[openContext(pack, open).cell.categoryIndex];
  return category !== undefined && quietCategoryIds.includes(category.id);
}

function cue(name: SoundName, afterMs = 0): Cue {
  return { name, afterMs };
}

function depthOf(steps: Steps): number {
  let depth = 0;
  for (let rest = steps; rest !== null; rest = rest.rest) depth += 1;
  return depth;
}

function turnCues(before: Game, now: Game): readonly Cue[] {
  const was = before.state.question;
  const open = now.state.question;
  const lifelines = lifelineCues(before.state, now.state);
  if (open && isPicked(was, open)) {
    const isSwapped = was !== null && was.cellId === open.cellId;
    return [cue(isSwapped ? 'flip' : 'pick'), ...delayed(lifelines, pausesMs.pick)];
  }
  if (open && was) return openCues(was, open, now, lifelines);
  // A game that ends early closes its question without a judgement.
  if (now.state.endedEarly !== before.state.endedEarly) return [];
  if (was && now.state.turns.length > before.state.turns.length) return awardCues(was, now.state);
  return lifelines;
}

/** Of a step in an open question. */
function openCues(was: OpenQuestion, open: OpenQuestion, now: Game, lifelines: readonly Cue[]): readonly Cue[] {
  if (open.stage !== was.stage) return [...stageCues(was, open, now), ...delayed(lifelines, pausesMs.award)];
  if (isStealUntaken(was) && !isStealUntaken(open)) return [cue('stealOpens')];
  return hasMore(was, open) ? [cue('commit'), ...lifelines] : lifelines;
}

/** The last question is announced after the award that emptied the board; then each team commits its points. */
function pointsCues({ lastQuestion: was }: GameState, { lastQuestion: is }: GameState): readonly Cue[] {
  if (!is || is.outcome !== null) return [];
  if (!was) return [cue('stealOpens', pausesMs.announce)];
  return Object.keys(is.points).length > Object.keys(was.points).length ? [cue('commit')] : [];
}

function delayed(cues: readonly Cue[], byMs: number): readonly Cue[] {
  return cues.map(({ name, afterMs }) => cue(name, afterMs + byMs));
}

function isPicked(was: GameState['question'], open: OpenQuestion): boolean {
  return !was || was.cellId !== open.cellId || was.swapped !== open.swapped;
}

/** Another clue has fallen, another thing was named, or another team has committed its answer. */
function hasMore(was: OpenQuestion, open: OpenQuestion): boolean {
  return open.clues > was.clues || hasTicked(was, open) || hasCommitted(was, open);
}

function hasTicked(was: OpenQuestion, open: OpenQuestion): boolean {
  return (open.ticks ?? 0) > (was.ticks ?? 0);
}

function hasCommitted(was: OpenQuestion, open: OpenQuestion): boolean {
  return Object.keys(open.commitments).length > Object.keys(was.commitments).length;
}

function lifelineCues(before: GameState, now: GameState): readonly Cue[] {
  if (now.turn !== before.turn) return [];
  return (
    now.turnLifelines
      .slice(before.turnLifelines.length)
      // It sounds when the question is swapped.
      .flatMap((lifeline) => (lifeline === 'flip' ? [] : [cue(lifeline)]))
  );
}

function stageCues(was: OpenQuestion, open: OpenQuestion, now: Game): readonly Cue[] {
  if (hasCommitted(was, open) || hasTicked(was, open)) return [cue('commit')];
  const cause = causeOf(was, open, now.lastAt);
  const first = cause === null ? [] : [cue(cause)];
  if (open.stage === 'steal') return [...first, cue('stealOpens', cause === null ? 0 : pausesMs[cause])];
  if (open.stage !== 'revealed' || cause !== null) return first;
  const winner = open.verdict ?? null;
  const gained = isLastQuestion(open) && lastResults(now.pack, now.state).some(({ isNearest }) => isNearest);
  const award = gained ? [cue('right')] : winner === null ? [] : [cue(rightName(winner, open, now.state))];
  // Shown by the host, or decided by what the teams committed.
  return open.choices.length > was.choices.length ? award : [cue('reveal'), ...delayed(award, pausesMs.reveal)];
}

/** What ended a team's chance: a wrong choice, a forbidden word, or the clock. Null for none. */
function causeOf(was: OpenQuestion, open: OpenQuestion, at: number): 'wrong' | 'timeUp' | null {
  if (open.isFoul) return 'wrong';
  if (open.choices.length > was.choices.length) return isRight(open) ? null : 'wrong';
  return was.clock !== null && hasRunOut(was.clock, at) ? 'timeUp' : null;
}

function isRight(open: OpenQuestion): boolean {
  return open.verdict !== undefined && open.verdict !== null;
}

function rightName(teamIndex: number, open: OpenQuestion, { currentTeamIndex }: GameState): SoundName {
  return teamIndex === open.stealTeamIndex && teamIndex !== currentTeamIndex ? 'stealWon' : 'right';
}

function awardCues(was: OpenQuestion, now: GameState): readonly Cue[] {
  const turn = now.turns.at(-1);
  if (turn === undefined) return [];
  const { awardedTo, stealTeamIndex, teamIndex } = turn;
  const isStolen = awardedTo !== null && awardedTo === stealTeamIndex && awardedTo !== teamIndex;
  const name = awardedTo === null ? 'wrong' : isStolen ? 'stealWon' : 'right';
  // With a verdict the sound came when it was reached: then only a correction by the host sounds here.
  const award = was.verdict === undefined || was.verdict !== awardedTo ? [cue(name)] : [];
  return isStreak(now, awardedTo) ? [...award, cue('streak', award.length * pausesMs.award)] : award;
}

/** True if the team's run of right answers has just reached a multiple of `streakLength`: 3, 6, … */
function isStreak(state: GameState, teamIndex: number | null): boolean {
  const run = streakRun(state, teamIndex);
  return run > 0 && run % streakLength === 0;
}

/** How many of its last own turns the team was right in; 0 after a turn of another team. */
export function streakRun({ turns }: GameState, teamIndex: number | null): number {
  if (teamIndex === null || turns.at(-1)?.teamIndex !== teamIndex) return 0;
  const own = turns.filter((turn) => turn.teamIndex === teamIndex);
  return own.length - 1 - own.findLastIndex(({ awardedTo }) => awardedTo !== teamIndex);
}

/** The end has its own sounds, with its show (`use-finale.ts`); a shared victory sounds when it is accepted. */
function endCues({ state: was }: Game, { pack, state: is }: Game): readonly Cue[] {
  const hasWinner = winners(pack, is).length === 1;
  if (is.tieBreak !== null && was.tieBreak !== null && is.tieBreak !== was.tieBreak)
    return tieBreakOpen(is) || !hasWinner ? [cue('commit')] : [];
  return is.phase === 'finished' && was.phase !== 'finished' && !hasWinner ? [cue('fanfare')] : [];
}
