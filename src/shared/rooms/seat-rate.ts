interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/**
 * Whether a seat may press at the time `now`, in ms: a bucket of as many presses as a second has, so that those which the
 * network brings together all count. Keeps the seats of the last second alone; any other has a full bucket.
 */
export function createSeatRate(perSecond: number): (seatId: string, now: number) => boolean {
  const buckets = new Map<string, Bucket>();

  const dropFull = (now: number) => {
    // In the order of their last use.
    for (const [seatId, { at }] of buckets) {
      if (Math.abs(now - at) < 1000) return;
      buckets.delete(seatId);
    }
  };

  return (seatId, now) => {
    dropFull(now);
    const { tokens, at } = buckets.get(seatId) ?? { tokens: perSecond, at: now };
    const left = Math.min(perSecond, tokens + (Math.max(0, now - at) * perSecond) / 1000);
    const isTaken = left >= 1;
    buckets.delete(seatId);
    buckets.set(seatId, { tokens: isTaken ? left - 1 : left, at: now });
    return isTaken;
  };
}
