import type { Clock } from '../platform/clock.ts';

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/**
 * Whether a seat may press just now, through any of its sockets here: a bucket of as many presses as a second has, so that
 * those which the network brings together all count. Keeps the seats of the last second alone; any other has a full bucket.
 */
export function createSeatRate(clock: Clock, perSecond: number): (seatId: string) => boolean {
  const buckets = new Map<string, Bucket>();

  const dropFull = (now: number) => {
    // In the order of their last use.
    for (const [seatId, { at }] of buckets) {
      if (Math.abs(now - at) < 1000) return;
      buckets.delete(seatId);
    }
  };

  return (seatId) => {
    const now = clock.now();
    dropFull(now);
    const { tokens, at } = buckets.get(seatId) ?? { tokens: perSecond, at: now };
    const left = Math.min(perSecond, tokens + (Math.max(0, now - at) * perSecond) / 1000);
    const isTaken = left >= 1;
    buckets.delete(seatId);
    buckets.set(seatId, { tokens: isTaken ? left - 1 : left, at: now });
    return isTaken;
  };
}
