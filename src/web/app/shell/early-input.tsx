import { useEffect } from 'react';
import { replayEarlyInput } from '../../lib/early-input.ts';

/** Beside a page: its effect runs once the page's own fields and buttons are live. */
export function EarlyInput() {
  useEffect(replayEarlyInput, []);
  return null;
}
