import { openContext } from './question.ts';
import { remainingAt, stoppedClock } from './clock.ts';
import type { Pack } from './pack.ts';
import type { Game, GameState } from './state.ts';

/**
 * The state that undo or redo brings, without a second look at a picture: what was seen of it stays seen. A question that
 * comes back keeps no more of its look than was left.
 */
export function keepStudies(
  { pack, state: now }: Pick<Game, 'pack' | 'state'>,
  then: GameState,
  at: number,
): GameState {
  const studies = { ...now.studies, ...leftOf(pack, now, at) };
  if (Object.keys(studies).length === 0) return then;
  const open = then.question;
  if (open?.study !== true || typeof open.reading !== 'object') return { ...then, studies };
  const { id } = openContext(pack, open).question;
  const left = Math.min(remainingAt(open.reading, at), studies[id] ?? Infinity);
  const reading = left === 0 ? undefined : { ...stoppedClock(open.reading.totalMs), remainingMs: left };
  return { ...then, studies, question: { ...open, reading } };
}

/** What is left of the look at the open question's picture, by the question's id; the reveal shows it whole. */
function leftOf(pack: Pack, { question: open, studies }: GameState, at: number): Readonly<Record<string, number>> {
  if (open?.study !== true) return {};
  const { id } = openContext(pack, open).question;
  const isOver = open.stage === 'revealed' || typeof open.reading !== 'object';
  const left = isOver ? 0 : remainingAt(open.reading, at);
  return { [id]: Math.min(left, studies?.[id] ?? Infinity) };
}
