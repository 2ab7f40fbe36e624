import type { Press, ReceivedPress, RoomEvent, SeatChange } from '#shared/rooms/schema.ts';
import type { Recorder } from './recorder.ts';
import type { CountedPress } from './result.ts';

export const joinToSeat = 'phone: join to its seat';
/** Only where the server refuses it. */
export const seatFollowed = 'phone: follow its seat';
export const voteToReceipt = 'phone: vote to its receipt';
export const reactionToScreen = 'phone: reaction to the screen';
export const commitToScreen = 'phone: commit to the screen';
const operations = { react: reactionToScreen, vote: voteToReceipt, commit: commitToScreen };

/** Longer than a phone is behind the screen, so that a vote whose moment has passed isn't lost but late. */
const lostAfterMs = 30_000;
/**
 * A press without an answer is lost if its moment lasted this long, and else passed. A reaction: longer than a phone that is behind
 * doesn't know that the game is over. The others: at the default pace few tasks last longer.
 */
const dueAfterMs = { react: 5000, vote: 250, commit: 250 };

/** Counts a phone's presses by how they end, and measures those that arrive. */
export interface PressWatch {
  /** Whether the phone has a socket; without one a press goes nowhere, and one on its way is cut. */
  connected(isConnected: boolean): void;
  pressed(press: Press): void;
  received(press: ReceivedPress): void;
  screenHas(press: RoomEvent): void;
  /** The key of the task that the screen is at: the server takes no press for another. */
  screenIsAt(task: string | null): void;
  /** What the phone shows now. */
  shows(change: Pick<SeatChange, 'seat' | 'task' | 'mayReact'>): void;
  close(): void;
}

type Counted = Extract<Press, { kind: CountedPress }>;

interface Waiting {
  readonly press: Counted;
  readonly at: number;
  readonly timer: NodeJS.Timeout;
  /** How long its moment lasted after the press; null while it lasts. */
  lastedMs: number | null;
}

export function createPressWatch(recorder: Recorder, now: () => number = () => performance.now()): PressWatch {
  /** In the order of pressing. */
  const waiting: Waiting[] = [];
  let seatId: string | null = null;
  let isConnected = false;
  let screenTask: string | null = null;
  let task: SeatChange['task'] = null;

  const end = (one: Waiting, fate: 'arrived' | 'passed' | 'cut' | 'lost') => {
    clearTimeout(one.timer);
    waiting.splice(waiting.indexOf(one), 1);
    recorder.countPress(one.press.kind, fate);
  };
  const giveUp = (one: Waiting) =>
    end(one, (one.lastedMs ?? now() - one.at) < dueAfterMs[one.press.kind] ? 'passed' : 'lost');
  const expire = (one: Waiting) => {
    // The only press whose phone is owed an answer.
    if (one.press.kind === 'vote' && one.lastedMs === null) recorder.record(voteToReceipt, now() - one.at, 'lost');
    giveUp(one);
  };
  const arrive = (isIt: (press: Counted) => boolean) => {
    const found = waiting.find(({ press }) => isIt(press));
    if (found === undefined) return;
    // A seat's reactions reach the screen in their order: those before this one won't come.
    const overtaken = found.press.kind === 'react' ? waiting.slice(0, waiting.indexOf(found)) : [];
    for (const one of overtaken) if (one.press.kind === 'react') end(one, one.lastedMs === null ? 'lost' : 'passed');
    end(found, 'arrived');
    recorder.record(operations[found.press.kind], now() - found.at, null);
  };
  const pass = (isOver: (press: Counted) => boolean) => {
    for (const one of waiting) if (isOver(one.press)) one.lastedMs ??= now() - one.at;
  };
  const isFor = (key: string | null) => (press: Counted) => press.kind === 'react' || press.task === key;
  /** A room's clock isn't the server's, which takes a number or an order for too late. */
  const isTimed = ({ kind }: Counted) => kind === 'commit' && task?.kind === 'commit' && task.form.type !== 'points';

  return {
    connected(isNow) {
      isConnected = isNow;
      if (!isNow) for (const one of [...waiting]) end(one, 'cut');
    },
    pressed(press) {
      if (!isCounted(press)) return;
      recorder.countPress(press.kind, 'pressed');
      if (!isConnected) {
        recorder.countPress(press.kind, 'cut');
        return;
      }
      const lastedMs = isFor(screenTask)(press) && !isTimed(press) ? null : 0;
      const one: Waiting = { press, at: now(), timer: setTimeout(() => expire(one), lostAfterMs), lastedMs };
      waiting.push(one);
    },
    received: (press) => arrive((one) => one.kind === 'vote' && isSame(one, press)),
    screenHas(press) {
      if (press.seatId !== seatId) return;
      if (press.kind === 'react') arrive((one) => one.kind === 'react' && one.reaction === press.reaction);
      if (press.kind === 'commit')
        arrive((one) => one.kind === 'commit' && one.task === press.task && isSame(one.value, press.value));
    },
    screenIsAt(key) {
      screenTask = key;
      pass((press) => !isFor(key)(press));
    },
    shows(change) {
      seatId = change.seat.id;
      task = change.task;
      pass((press) => (press.kind === 'react' ? !change.mayReact : !isFor(task?.key ?? null)(press)));
    },
    close() {
      for (const one of [...waiting]) giveUp(one);
    },
  };
}

function isCounted(press: Press): press is Counted {
  return press.kind in operations;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
