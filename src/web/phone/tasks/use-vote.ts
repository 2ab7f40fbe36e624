import { useState } from 'react';

/**
 * What this phone votes for: its newest tap, else what the server knows (`own`). After a lost connection the server
 * decides: a tap that didn't arrive is no vote. One that it has said it has (`isReceived`) stays.
 */
export function useVote(own: string | null, isConnected: boolean, isReceived: boolean) {
  const [tapped, setTapped] = useState<string | null>(null);
  const [wasConnected, setWasConnected] = useState(isConnected);
  if (wasConnected !== isConnected) {
    setWasConnected(isConnected);
    if (isConnected && !isReceived) setTapped(null);
  }
  return { voted: tapped ?? own, tap: setTapped };
}
