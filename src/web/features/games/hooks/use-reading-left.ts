import type { OpenQuestion } from '#shared/games/state.ts';
import { useRemaining } from './use-remaining.ts';

/** Time left to read the open question, updated each second; 0 once it has been read, null if it waits for a press. */
export function useReadingLeft({ reading }: OpenQuestion): number | null {
  const left = useRemaining(typeof reading === 'object' ? reading : null);
  return reading === 'until-pressed' ? null : (left ?? 0);
}
