import { use, useSyncExternalStore } from 'react';
import type { SeatEvent } from '#shared/rooms/schema.ts';
import { taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { useGameContext } from '../hooks/game-context.tsx';
import { RoomContext } from './room-context.tsx';

export type TaskEvent = Extract<SeatEvent, { task: string }>;

/** What the phones have pressed for their teams: the newest of each seat and kind, of one task. */
export interface Pressed {
  readonly take: (event: TaskEvent) => void;
  /** What the server has kept. A press that this connection has brought is newer. */
  readonly restore: (events: readonly SeatEvent[]) => void;
  /** The connection is lost: what the server has kept is newer from now on. */
  readonly age: () => void;
  readonly all: () => readonly TaskEvent[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPressed(): Pressed {
  let events: readonly TaskEvent[] = [];
  let fresh = new WeakSet<TaskEvent>();
  const listeners = new Set<() => void>();
  const show = (next: readonly TaskEvent[]) => {
    events = next;
    for (const listener of listeners) listener();
  };
  const isSame = (one: TaskEvent, other: TaskEvent) => one.seatId === other.seatId && one.kind === other.kind;
  return {
    take: (event) => {
      const others = events.filter((known) => known.task === event.task && !isSame(known, event));
      fresh.add(event);
      show([...others, event]);
    },
    restore: (kept) => {
      const found = kept.filter((event): event is TaskEvent => 'task' in event);
      const task = found[0]?.task;
      // Who acts is known from here alone, also that it is not the one of before.
      const known = events.filter((event) => event.kind !== 'act-it' && (task === undefined || event.task === task));
      const newer = known.filter((event) => fresh.has(event) || !found.some((each) => isSame(each, event)));
      const missing = found.filter((event) => !newer.some((each) => isSame(each, event)));
      if (missing.length > 0 || newer.length < events.length) show([...missing, ...newer]);
    },
    age: () => {
      fresh = new WeakSet();
    },
    all: () => events,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const none: readonly TaskEvent[] = [];
const nothing = () => () => undefined;

/**
 * The presses of one kind for what the game asks just now, or for another task of it, in their order. Those of a seat that
 * the host has removed or moved since then don't count.
 */
export function usePressed<Kind extends TaskEvent['kind']>(
  kind: Kind,
  task?: string | null,
): readonly Extract<TaskEvent, { kind: Kind }>[] {
  const room = use(RoomContext);
  const pressed = room === null || room === 'coming' ? null : room.pressed;
  const events = useSyncExternalStore(pressed?.subscribe ?? nothing, pressed?.all ?? (() => none));
  const current = taskKeyOf(useGameContext().game.state);
  const key = task === undefined ? current : task;
  const seats = room === null || room === 'coming' ? [] : (room.room.known?.seats ?? []);
  const hasPlace = ({ seatId, teamIndex }: TaskEvent) =>
    seats.some((seat) => seat.id === seatId && seat.teamIndex === teamIndex);
  return events.filter(
    (event): event is Extract<TaskEvent, { kind: Kind }> =>
      event.kind === kind && event.task === key && hasPlace(event),
  );
}
