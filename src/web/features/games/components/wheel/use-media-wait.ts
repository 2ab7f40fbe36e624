import { useEffect, useState } from 'react';
import { useConnection } from '../../../../lib/connection-store.ts';
import { isSavingData } from '../../../../lib/data-saver.ts';
import { useOnline } from '../../../../lib/use-online.ts';

/** The board waits at most this long for its media, after the wheel's show. */
const maxMediaWaitMs = 8000;

/**
 * Whether the board still waits for its media, from the first call on. It never does where the network is gone or data is
 * saved; what is missing then comes during play.
 */
export function useMediaWait(isComplete: boolean): boolean {
  const isOnline = useOnline();
  const { trouble } = useConnection();
  const [isTooLong, setIsTooLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTooLong(true), maxMediaWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return !isComplete && !isTooLong && isOnline && trouble === 'none' && !isSavingData();
}
