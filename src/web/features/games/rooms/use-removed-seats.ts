import { useEffect, useRef, useState } from 'react';
import type { HostRoom } from '#shared/rooms/schema.ts';
import { useShownRoom } from './use-shown-room.ts';

type ShownSeat = HostRoom['seats'][number];

/** How long a removed seat can be brought back in its row; the server gives it longer, for a slow network. */
export const undoForMs = 8000;

/** Removes seats at once, and brings them back while `removed` has them. */
export function useRemovedSeats() {
  const room = useShownRoom();
  const [removed, setRemoved] = useState<ReadonlyMap<string, ShownSeat>>(new Map());
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set());
  // The room may bring a restored seat after the call's answer: until then its row stays.
  for (const { id } of room.known?.seats ?? [])
    if (restored.has(id)) {
      setRestored(new Set([...restored].filter((other) => other !== id)));
      setRemoved(new Map([...removed].filter(([other]) => other !== id)));
    }
  /** By seat, the removal that its return waits for. */
  const removing = useRef(new Map<string, Promise<boolean>>());
  /** By seat: a second removal of one starts its time again. */
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all.values()) clearTimeout(timer);
    };
  }, []);
  const drop = (id: string) => setRemoved((before) => new Map([...before].filter(([removedId]) => removedId !== id)));
  return {
    removed,
    remove: (seat: ShownSeat) => {
      const { id } = seat;
      clearTimeout(timers.current.get(id));
      setRemoved((before) => new Map(before).set(id, seat));
      const removal = room.remove(id);
      removing.current.set(id, removal);
      void removal.then((isDone) => {
        if (!isDone) drop(id);
        else
          timers.current.set(
            id,
            setTimeout(() => drop(id), undoForMs),
          );
      });
    },
    restore: async (id: string) => {
      const seat = removed.get(id);
      if (seat === undefined || (await removing.current.get(id)) !== true) return;
      if (await room.restore(seat)) setRestored((before) => new Set(before).add(id));
    },
  };
}
