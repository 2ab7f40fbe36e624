import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '#testing/caller.ts';
import type { Site } from './site.ts';

/** Between two tries, so that the server is busy and not drowned. */
export const restMs = 15;

export type Known<Value> = Exclude<Outcome<Value>, { kind: 'unknown' }>;

/** Repeats a call until the server says whether it happened. */
export async function untilKnown<Value>(
  site: Pick<Site, 'whenUp'>,
  act: () => Promise<Outcome<Value>>,
): Promise<Known<Value>> {
  for (;;) {
    await site.whenUp();
    const outcome = await act();
    if (outcome.kind !== 'unknown') return outcome;
    await wait(restMs);
  }
}
