import { useEffect, useEffectEvent } from 'react';
import { seatReturnsWithinMs, seatTopicOf } from '#shared/rooms/seat-topic.ts';
import { createLiveConnection, liveAddress, type Follower } from '../lib/live.ts';
import type { KeptSeat } from './kept.ts';

/** How often a removed phone asks whether it is back. */
const askEveryMs = 2000;
/** A host's press just before the end takes its time too. */
const spareMs = 5000;

/** Calls `onReturn` once the host has brought a removed seat back; asks no longer than that is possible. */
export function useReturn(removed: KeptSeat | null, onReturn: (seat: KeptSeat) => void): void {
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    if (removed === null) return undefined;
    const topic = seatTopicOf(removed.gameId, removed.token);
    const live = createLiveConnection({
      open: () => new WebSocket(liveAddress(window.location)),
      // A seat belongs to its token, not to an account.
      onSessionEnded: () => undefined,
    });
    const follower: Follower = { onData: () => comeBack(removed) };
    const stop = live.follow(topic, follower);
    // Following once more asks once more.
    const asking = setInterval(() => live.follow(topic, follower), askEveryMs);
    const end = () => {
      clearInterval(asking);
      clearTimeout(ending);
      stop();
    };
    const ending = setTimeout(end, seatReturnsWithinMs + spareMs);
    return end;
  }, [removed]);
}
