import { isTapped, openContext } from '../../games/question.ts';
import { isStudying } from '../../games/reading.ts';
import { answeringTeam, refusalOf } from '../../games/view.ts';
import type { Press } from '../schema.ts';
import { openOptions } from './options.ts';
import type { SeatTask } from './schema.ts';
import { ownPress, taskKeyOf, type Moment } from './task.ts';

type VoteTask = Extract<SeatTask, { kind: 'vote' }>;

/** The options that the answering team's phones vote on: as long as the screen takes its tap. */
export function voteTask(moment: Moment): VoteTask | null {
  const { game, seat, at } = moment;
  const { pack, state } = game;
  const open = state.question;
  const key = taskKeyOf(state);
  if (open === null || key === null || seat.teamIndex === null || seat.teamIndex !== answeringTeam(state)) return null;
  if ((open.stage !== 'own' && open.stage !== 'steal') || !isTapped(pack, openContext(pack, open))) return null;
  if (isStudying(open, at)) return null;
  const options = openOptions(pack, open);
  return {
    kind: 'vote',
    key,
    options,
    own: ownPress(moment, 'vote')?.optionId ?? null,
    mayAnswer: options.some(({ id }) => mayChoose(moment, id)),
  };
}

/** Any seat of the team votes; its captain answers, if the rules accept it. */
export function acceptsVote(
  task: VoteTask,
  press: Extract<Press, { kind: 'vote' | 'answer' }>,
  moment: Moment,
): boolean {
  if (!task.options.some(({ id }) => id === press.optionId)) return false;
  return press.kind === 'vote' || (moment.seat.isCaptain && mayChoose(moment, press.optionId));
}

function mayChoose({ game, at }: Moment, optionId: string): boolean {
  return refusalOf(game, { type: 'choose', optionId }, at) === null;
}
