import { useEffect, useEffectEvent, useState } from 'react';

/** Nothing that a phone is asked for lasts longer. */
const maxShownSeconds = 60;

/**
 * Whole seconds until an instant, in ms since 1970; null where there is none to show: while the server's time is unknown,
 * this phone's own clock may be wrong, and the instant lies too far ahead.
 */
export function useSecondsLeft(until: number | null, serverNow: () => number | null): number | null {
  const [now, setNow] = useState(Date.now);
  const read = useEffectEvent(() => setNow(serverNow() ?? Date.now()));
  useEffect(() => {
    if (until === null) return undefined;
    const look = () => read();
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return left > maxShownSeconds ? null : left;
}
