import { useEffect, useState } from 'react';

/** Without another step by then, the screen hasn't taken the press. */
const patienceMs = 3000;

/** A press that changes the task once it has arrived: on its way, or without an answer for too long. */
export function useAwaitedPress() {
  const [state, setState] = useState<'none' | 'sent' | 'late'>('none');
  const isSent = state === 'sent';
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(() => setState('late'), patienceMs);
    return () => clearTimeout(timer);
  }, [isSent]);
  return { isSent, isLate: state === 'late', start: () => setState('sent') };
}
