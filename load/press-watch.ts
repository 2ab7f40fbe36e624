import type { Press, ReceivedPress, RoomEvent, SeatChange } from '#shared/rooms/schema.ts';
import type { Recorder } from './recorder.ts';

export const joinToSeat = 'phone: join to its seat';
/** Only where the server refuses it. */
export const seatFollowed = 'phone: follow its seat';
export const voteToReceipt = 'phone: vote to its receipt';
export const cheerToScreen = 'phone: reaction to the screen';
export const commitToScreen = 'phone: commit to the screen';

/**
 * Longer than a phone is behind the screen, so that a press whose moment has passed isn't lost but late. A commit has no receipt, and
 * a room's clock isn't the server's, which drops one whose time is over: none counts as lost.
 */
const lostAfterMs = 30_000;

/** Times of a phone's presses on their way. */
export interface PressWatch {
  pressed(press: Press): void;
  received(press: ReceivedPress): void;
  screenHas(press: RoomEvent): void;
  /** What the phone shows now: a press for a moment that has passed counts for nothing. */
  shows(change: Pick<SeatChange, 'seat' | 'task' | 'mayReact'>): void;
  /** The socket is gone, and with it what was on its way. */
  forget(): void;
  close(): void;
}

interface Waiting {
  readonly press: Press;
  readonly at: number;
  readonly timer: NodeJS.Timeout;
}

export function createPressWatch(recorder: Recorder, now: () => number = () => performance.now()): PressWatch {
  const waiting = new Map<string, Waiting>();
  let seatId: string | null = null;
  const end = (name: string, code: string | null) => {
    const found = waiting.get(name);
    if (found === undefined) return;
    clearTimeout(found.timer);
    waiting.delete(name);
    recorder.record(name, now() - found.at, code);
  };
  const drop = (isOver: (press: Press) => boolean) => {
    for (const [name, { press, timer }] of waiting) {
      if (!isOver(press)) continue;
      clearTimeout(timer);
      waiting.delete(name);
    }
  };
  return {
    pressed(press) {
      const name = nameOf(press);
      if (name === null || waiting.has(name)) return;
      const isLost = press.kind !== 'commit';
      const timer = setTimeout(() => (isLost ? end(name, 'lost') : drop((one) => one === press)), lostAfterMs);
      waiting.set(name, { press, at: now(), timer });
    },
    received(press) {
      if (press.kind === 'vote' && JSON.stringify(waiting.get(voteToReceipt)?.press) === JSON.stringify(press))
        end(voteToReceipt, null);
    },
    screenHas(press) {
      if (press.seatId !== seatId) return;
      if (press.kind === 'react') end(cheerToScreen, null);
      if (press.kind === 'commit') end(commitToScreen, null);
    },
    shows({ seat, task, mayReact }) {
      seatId = seat.id;
      drop((press) => (press.kind === 'react' ? !mayReact : 'task' in press && press.task !== task?.key));
    },
    forget: () => drop(() => true),
    close: () => drop(() => true),
  };
}

/** What is measured of a press; null where its end can't be seen. */
function nameOf(press: Press): string | null {
  if (press.kind === 'vote') return voteToReceipt;
  if (press.kind === 'react') return cheerToScreen;
  return press.kind === 'commit' ? commitToScreen : null;
}
