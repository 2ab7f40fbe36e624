import { deadlineOf } from '../../games/clock.ts';
import { isStealUntaken } from '../../games/question.ts';
import { stealTakers } from '../../games/view.ts';
import { tieMs } from '../buzz.ts';
import type { SeatTask } from './schema.ts';
import { taskKeyOf, type Moment } from './task.ts';

type BuzzTask = Extract<SeatTask, { kind: 'buzz' }>;

/** A steal that goes to the first of the other teams [BUZZ-6]; known before it opens, so that it opens at once on every phone. */
export function buzzTask({ game: { pack, state }, seat }: Moment): BuzzTask | null {
  const open = state.question;
  const key = taskKeyOf(state);
  if (open === null || key === null || seat.teamIndex === null || !isStealUntaken(open)) return null;
  const { clock } = open;
  const until = clock && deadlineOf(clock);
  if (clock === null || until === null || clock.since === null) return null;
  if (!stealTakers(pack, state).includes(seat.teamIndex)) return null;
  return { kind: 'buzz', key, opensAt: clock.since, until };
}

/** When the steal opened that this seat may press for, in ms since 1970; null without one. */
export const stealOpensAt = (moment: Moment): number | null => buzzTask(moment)?.opensAt ?? null;

/**
 * When a press for a steal counts, in ms since 1970, if it was made at `at`: as made at the opening if that came up to
 * `tieMs` later, since the phone opens its button by a clock that differs from the server's by as much.
 */
export function sinceOpening(moment: Moment, at: number): number {
  const opensAt = stealOpensAt(moment) ?? at;
  return at < opensAt && opensAt - at <= tieMs ? opensAt : at;
}

/** Whether a press counts that was made at `at`, in ms since 1970. */
export function acceptsBuzz({ opensAt, until }: BuzzTask, at: number): boolean {
  return at >= opensAt && at <= until;
}
