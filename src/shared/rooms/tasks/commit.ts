import type { Act } from '../../games/commands.ts';
import { maxPoints, pointsStep } from '../../games/last-question.ts';
import type { Pack } from '../../games/pack.ts';
import { openContext } from '../../games/question.ts';
import type { Commitment, Game, GameState, OpenQuestion } from '../../games/state.ts';
import { isTied, tieBreakOpen } from '../../games/tie-break.ts';
import { refusalOf } from '../../games/view.ts';
import type { Press } from '../schema.ts';
import type { SeatTask } from './schema.ts';
import { taskKeyOf, type Moment } from './task.ts';

type CommitTask = Extract<SeatTask, { kind: 'commit' }>;
type CommitForm = CommitTask['form'];
type CommitPress = Extract<Press, { kind: 'draft' | 'commit' }>;

/** What a team commits unseen by the others: as long as a team may still commit, or its points wait for the question. */
export function commitTask({ game, seat: { teamIndex }, pressed }: Moment): CommitTask | null {
  const key = taskKeyOf(game.state);
  if (key === null || teamIndex === null) return null;
  const form = formOf(game, teamIndex);
  if (form === null) return null;
  const own = committedOf(game.state, teamIndex);
  const drafts = pressed.flatMap(({ teamIndex: of, press }) =>
    of === teamIndex && press.kind === 'draft' && fits(form, press.value) ? [press.value] : [],
  );
  const shown = own ?? drafts.at(-1) ?? null;
  return {
    kind: 'commit',
    key,
    form,
    draft: typeof shown === 'object' && shown !== null ? [...shown] : shown,
    isCommitted: own !== null,
  };
}

/** A draft and what is committed are the captain's, in the form that is asked for, as the rules accept it. */
export function acceptsCommit(task: CommitTask, { kind, value }: CommitPress, { game, seat, at }: Moment): boolean {
  if (!seat.isCaptain || seat.teamIndex === null || task.isCommitted || !fits(task.form, value)) return false;
  return kind === 'draft' || refusalOf(game, commitActOf(game.state, seat.teamIndex, value), at) === null;
}

/** The step by which a team commits: its points before the last question, else its order or its number. */
export function commitActOf({ phase }: GameState, teamIndex: number, value: Commitment): Act {
  if (typeof value !== 'number') return { type: 'commitOrder', teamIndex, eventIds: [...value] };
  return phase === 'lastQuestion'
    ? { type: 'commitPoints', teamIndex, points: value }
    : { type: 'commitNumber', teamIndex, number: value };
}

/** What a team has committed for what the game asks just now; null before. */
export function committedOf({ question, phase, lastQuestion, tieBreak }: GameState, teamIndex: number) {
  if (question !== null) return question.commitments[teamIndex] ?? null;
  const committed = phase === 'lastQuestion' ? lastQuestion?.points : tieBreak?.numbers;
  return committed?.[teamIndex] ?? null;
}

function formOf({ pack, state }: Game, teamIndex: number): CommitForm | null {
  const { question: open, phase } = state;
  if (open !== null) return teamIndex < pack.teams.length ? contestForm(pack, open) : null;
  if (phase === 'lastQuestion')
    return { type: 'points', step: pointsStep, max: maxPoints(state.scores[teamIndex] ?? 0) };
  return isDeciding(state, teamIndex) ? { type: 'number', unit: pack.tieBreaker.unit ?? null } : null;
}

function contestForm(pack: Pack, open: OpenQuestion): CommitForm | null {
  const { question, rules } = openContext(pack, open);
  if (open.stage !== 'own' || rules.contest === null) return null;
  if (rules.contest === 'number') return { type: 'number', unit: question.unit ?? null };
  return { type: 'order', events: (question.events ?? []).map(({ id, text }) => ({ id, text })) };
}

/** As on the screen: a correction of points may have ended the tie. */
function isDeciding(state: GameState, teamIndex: number): boolean {
  const { phase, tieBreak } = state;
  return (
    phase === 'result' && tieBreak?.teamIndexes.includes(teamIndex) === true && tieBreakOpen(state) && isTied(state)
  );
}

function fits(form: CommitForm, value: Commitment): boolean {
  if (form.type === 'order') {
    const { events } = form;
    return typeof value === 'object' && value.length === events.length && events.every(({ id }) => value.includes(id));
  }
  if (typeof value !== 'number') return false;
  return form.type === 'number' || (value >= 0 && value <= form.max && value % form.step === 0);
}
