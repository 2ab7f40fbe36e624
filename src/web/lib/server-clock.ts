import { stored } from './storage.ts';

/**
 * The server's time on this device. A Date header is cut to whole seconds, so each answer only bounds the
 * difference; bounds of several answers are laid over one another until they say it within a few ms.
 */
export interface ServerClock {
  /** Server time in ms since 1970; never runs backwards. */
  readonly now: () => number;
  /** Learns from an answer: its whole-second Date header, or an exact `now` (`resolutionMs` 1). */
  readonly learn: (answer: { serverMs: number; sentAt: number; receivedAt: number; resolutionMs: number }) => void;
}

/** The stored offset of the device's clock, for a page that opens without a network. */
interface KeptOffset {
  read(): number | null;
  write(offsetMs: number): void;
}

/** The smallest offset worth storing: a correct clock is off by less. */
const keptFromMs = 1000;

export function createServerClock(
  deviceNow: () => number,
  kept: KeptOffset = { read: () => null, write: () => undefined },
): ServerClock {
  let keptMs = kept.read() ?? 0;
  let bounds: { least: number; most: number } | null = null;
  let last = 0;
  const offset = () => (bounds === null ? keptMs : (bounds.least + bounds.most) / 2);
  return {
    now() {
      last = Math.max(last, Math.round(deviceNow() + offset()));
      return last;
    },
    learn({ serverMs, sentAt, receivedAt, resolutionMs }) {
      const least = serverMs - receivedAt;
      const most = serverMs + resolutionMs - sentAt;
      if (bounds === null || least > bounds.most || most < bounds.least) {
        // No overlap: the device's clock was changed, so the previous estimate is invalid.
        bounds = { least, most };
        last = 0;
      } else bounds = { least: Math.max(bounds.least, least), most: Math.min(bounds.most, most) };
      if (Math.abs(offset() - keptMs) < keptFromMs) return;
      keptMs = Math.round(offset());
      kept.write(keptMs);
    },
  };
}

const createPageClock = () => createServerClock(() => Date.now(), stored.clockOffset);
let clock = createPageClock();

/** Server time on this device, in ms since 1970. */
export function serverNow(): number {
  return clock.now();
}

export const learnServerTime: ServerClock['learn'] = (answer) => clock.learn(answer);

/** Forgets what was learnt and starts from the stored offset, as a page does that has just loaded. */
export function resetServerClock(): void {
  clock = createPageClock();
}
