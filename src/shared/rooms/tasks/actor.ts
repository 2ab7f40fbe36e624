import { openContext } from '../../games/question.ts';
import { answerOf, forbiddenWords } from '../../games/view.ts';
import type { Press } from '../schema.ts';
import type { SeatTask } from './schema.ts';
import { taskKeyOf, type Moment } from './task.ts';

type ActorTask = Extract<SeatTask, { kind: 'actor' }>;

/** A secret word of the team in turn: one of its phones takes the part and alone gets the word, in the question's own time. */
export function actorTask({ game: { pack, state }, seat, pressed }: Moment): ActorTask | null {
  const open = state.question;
  const key = taskKeyOf(state);
  if (open?.stage !== 'own' || key === null || seat.teamIndex !== state.currentTeamIndex) return null;
  const { question } = openContext(pack, open);
  if (question.kind !== 'secret-word') return null;
  const actorId = pressed.find(
    ({ teamIndex, press }) => press.kind === 'act-it' && teamIndex === seat.teamIndex,
  )?.seatId;
  const isOwn = actorId === seat.id;
  return {
    kind: 'actor',
    key,
    part: actorId === undefined ? 'free' : isOwn ? 'own' : 'other',
    actorId: actorId ?? null,
    word: isOwn ? answerOf(pack, question).answer : null,
    forbidden: isOwn ? forbiddenWords(pack, question) : null,
    isClockWaiting: open.reading === 'until-pressed' && !open.paused,
  };
}

/** The part is taken once; its actor alone starts the clock that waits for the word to be read. */
export function acceptsActor(task: ActorTask, { kind }: Extract<Press, { kind: 'act-it' | 'ready' }>): boolean {
  return kind === 'act-it' ? task.part === 'free' : task.part === 'own' && task.isClockWaiting;
}
