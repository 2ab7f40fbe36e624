import { useState } from 'react';

/**
 * What this phone votes for: its newest tap, else what the server knows (`own`). After a lost connection the server
 * decides: a tap that didn't arrive is no vote.
 */
export function useVote(own: string | null, isConnected: boolean) {
  const [tapped, setTapped] = useState<string | null>(null);
  const [wasConnected, setWasConnected] = useState(isConnected);
  if (wasConnected !== isConnected) {
    setWasConnected(isConnected);
    if (isConnected) setTapped(null);
  }
  return { voted: tapped ?? own, tap: setTapped };
}
