import type { Press } from '../schema.ts';
import { acceptsActor, actorTask } from './actor.ts';
import { acceptsBuzz, buzzTask } from './buzz.ts';
import { acceptsCommit, commitTask } from './commit.ts';
import { acceptsHint, hintTask } from './hint.ts';
import type { SeatTask } from './schema.ts';
import type { Moment } from './task.ts';
import { acceptsVote, voteTask } from './vote.ts';

export { sinceOpening, stealOpensAt } from './buzz.ts';
export { commitActOf, committedOf } from './commit.ts';
export { askedAt } from './hint.ts';
export { eventOf, taskKeyOf, type Moment, type PressOfSeat } from './task.ts';

/** What a seat may do for its team at a moment: the first that fits. */
export function seatTask(moment: Moment): SeatTask | null {
  return hintTask(moment) ?? actorTask(moment) ?? buzzTask(moment) ?? voteTask(moment) ?? commitTask(moment);
}

/** Whether a seat may make this press at this moment. */
export function acceptsPress(press: Press, moment: Moment): boolean {
  if (!('task' in press)) return false;
  const task = seatTask(moment);
  if (task === null || task.key !== press.task) return false;
  switch (press.kind) {
    case 'vote':
    case 'answer':
      return task.kind === 'vote' && acceptsVote(task, press, moment);
    case 'buzz':
      return task.kind === 'buzz' && acceptsBuzz(task, press.at ?? moment.at);
    case 'act-it':
    case 'ready':
      return task.kind === 'actor' && acceptsActor(task, press);
    case 'hint':
      return task.kind === 'hint' && acceptsHint(task, press, moment);
    case 'draft':
    case 'commit':
      return task.kind === 'commit' && acceptsCommit(task, press, moment);
    default:
      return false;
  }
}

/** When a seat's task changes next without a step, in ms since 1970: the time of a picture to remember ends. */
export function nextChangeOfTask({ game: { state } }: Pick<Moment, 'game'>, at: number): number | null {
  const reading = state.question?.study === true ? state.question.reading : undefined;
  if (typeof reading !== 'object' || reading.since === null) return null;
  const end = reading.since + reading.remainingMs;
  return end > at ? end : null;
}
