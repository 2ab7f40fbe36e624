import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import type { AnnouncedPrayer } from './prayer-times.ts';

/** A device that slept, or whose clock was set, is up to date again this soon. */
const maxWaitMs = 60_000;

/** The prayer that is announced now in a city, computed on this device; null while there is none. */
export function useAnnouncedPrayer(city: string | null): AnnouncedPrayer | null {
  const [announced, setAnnounced] = useState<AnnouncedPrayer | null>(null);
  useEffect(() => {
    if (city === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let check: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { announcementAt, prayersAround } = await import('./prayer-times.ts');
      if (isOver) return;
      check = () => {
        clearTimeout(timer);
        const now = serverNow();
        const { prayer, changesInMs } = announcementAt(prayersAround(city, now), now);
        setAnnounced((before) => (isSame(before, prayer) ? before : prayer));
        timer = setTimeout(() => check?.(), Math.min(changesInMs, maxWaitMs));
      };
      check();
    };
    const wake = () => check?.();
    document.addEventListener('visibilitychange', wake);
    // Where it can't be loaded, nothing is announced.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      setAnnounced(null);
    };
  }, [city]);
  return announced;
}

function isSame(one: AnnouncedPrayer | null, other: AnnouncedPrayer | null): boolean {
  return one?.at === other?.at && one?.minutesLeft === other?.minutesLeft;
}
