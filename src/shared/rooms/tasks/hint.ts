import { deadlineOf, hasRunOut } from '../../games/clock.ts';
import { lifelineOf } from '../../games/lifelines.ts';
import { openContext } from '../../games/question.ts';
import { isStudying } from '../../games/reading.ts';
import type { Pack } from '../../games/pack.ts';
import type { GameState, OpenQuestion } from '../../games/state.ts';
import { answeringTeam, fallenClues } from '../../games/view.ts';
import { languages, type LocalizedText } from '../../kernel/text.ts';
import type { Press } from '../schema.ts';
import { openOptions } from './options.ts';
import type { SeatTask } from './schema.ts';
import { ownPress, taskKeyOf, type Moment } from './task.ts';

type HintTask = Extract<SeatTask, { kind: 'hint' }>;

/**
 * The question for the one teammate who is asked, as the screen shows it: while a picture is studied there is none yet. A
 * queued call begins with the question; a swap during the time asks for another hint.
 */
export function hintTask(moment: Moment): HintTask | null {
  const { seat, at } = moment;
  const { pack, state } = moment.game;
  const open = state.question;
  const key = taskKeyOf(state);
  const asked = open?.consultation ?? null;
  if (open === null || asked === null || key === null || isStudying(open, at)) return null;
  if (seat.label === undefined || seat.label !== asked.teammate || seat.teamIndex !== answeringTeam(state)) return null;
  return {
    kind: 'hint',
    key,
    text: shownText(pack, open),
    options: openOptions(pack, open),
    until: deadlineOf(asked.clock),
    isGiven: ownPress(moment, 'hint')?.askedAt === askedAt(state),
  };
}

/** When the team in turn asked its teammate last: undo and another call make another hint. Null before. */
export function askedAt(state: GameState): number | null {
  return lifelineOf(state, state.currentTeamIndex, 'askTeammate').activatedAt;
}

/** An option where the screen shows some, else words, until the time to ask is over. The newest counts. */
export function acceptsHint(
  task: HintTask,
  { answer }: Extract<Press, { kind: 'hint' }>,
  { game: { state }, at }: Moment,
): boolean {
  const clock = state.question?.consultation?.clock;
  if (clock === undefined || hasRunOut(clock, at)) return false;
  return 'optionId' in answer ? task.options.some(({ id }) => id === answer.optionId) : task.options.length === 0;
}

/** What the card reads: the question, and the clues that have fallen. */
function shownText(pack: Pack, open: OpenQuestion): LocalizedText {
  const texts = [openContext(pack, open).question.text, ...fallenClues(pack, open)];
  const [ar, en] = languages.map((language) => texts.map((text) => text[language]).join('\n'));
  return { ar: ar ?? '', en: en ?? '' };
}
