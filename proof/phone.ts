/** A phone in a room: it shows its seat, presses, and comes back at another process. */
import { hereEveryMs, seatTopicOf } from '#shared/rooms/seat-topic.ts';
import type { NewSeat, Press, SeatChange } from '#shared/rooms/schema.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import { comes, openLine } from './line.ts';
import type { Site } from './site.ts';

/** A phone whose press has no answer by then presses again. */
const patienceMs = 1000;
const maxAttempts = 20;

/** How a phone came back after its socket was cut. */
export interface Return {
  /** Whether it has the same seat at a process that wasn't the killed one. */
  readonly isWhole: boolean;
  readonly tookMs: number;
}

export interface Phone {
  /** What it shows; null while it is away. */
  readonly shown: () => SeatChange | null;
  readonly returns: readonly Return[];
  readonly cuts: () => number;
  /** The task of this kind that it shows; null without one. */
  task<Kind extends SeatTask['kind']>(kind: Kind): Extract<SeatTask, { kind: Kind }> | null;
  /** Presses until the press is acknowledged, or is worth nothing any more; how often it was sent, and 0 if it had no answer. */
  press(press: Press, wishes?: { readonly isDone?: () => boolean; readonly isOver?: () => boolean }): Promise<number>;
  close(): void;
}

export interface PhoneParts {
  readonly sites: readonly Site[];
  readonly gameId: string;
  readonly seat: NewSeat;
}

export function openPhone({ sites, gameId, seat: { token } }: PhoneParts): Phone {
  const topic = seatTopicOf(gameId, token);
  let shown: SeatChange | null = null;
  let before: { readonly seat: string; readonly site: Site; readonly at: number } | null = null;
  const returns: Return[] = [];
  let received: string | null = null;

  const line = openLine({
    sites,
    topic,
    headers: {},
    onMessage(message) {
      if ('event' in message) received = JSON.stringify((message.event as { received: Press }).received);
      if ('error' in message) comeBack('gone');
      if (!('data' in message)) return;
      shown = message.data as SeatChange;
      comeBack(nameOf(shown));
    },
    onCut() {
      if (shown !== null) before = { seat: nameOf(shown), site: line.site(), at: performance.now() };
      shown = null;
    },
  });
  const comeBack = (seat: string) => {
    if (before === null) return;
    const isWhole = seat === before.seat && line.site() !== before.site;
    returns.push({ isWhole, tookMs: performance.now() - before.at });
    before = null;
  };
  const here = setInterval(() => line.send({ press: { topic, data: { kind: 'here' } } }), hereEveryMs);

  return {
    shown: () => shown,
    returns,
    cuts: line.cuts,
    task<Kind extends SeatTask['kind']>(kind: Kind) {
      const task = shown?.task ?? null;
      return task?.kind === kind ? (task as Extract<SeatTask, { kind: Kind }>) : null;
    },
    async press(press, { isDone = () => received === JSON.stringify(press), isOver = () => false } = {}) {
      received = null;
      for (let sent = 0, attempts = 0; attempts < maxAttempts && !isOver(); attempts += 1) {
        // A press counts only once the topic is followed.
        await comes(() => shown !== null);
        const { cuts } = line;
        const cutsBefore = cuts();
        if (line.send({ press: { topic, data: press } })) sent += 1;
        await comes(() => isDone() || cuts() > cutsBefore, patienceMs);
        if (isDone()) return sent;
      }
      return 0;
    },
    close() {
      clearInterval(here);
      line.close();
    },
  };
}

/** What must be the same after a return. */
function nameOf({ seat: { id, name, teamIndex, emblem } }: SeatChange): string {
  return JSON.stringify([id, name, teamIndex, emblem]);
}
