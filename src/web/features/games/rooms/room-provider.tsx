import { useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { whenBack } from '../../../lib/connection-store.ts';
import { loadRoomTexts } from '../../../lib/language.ts';
import { RegionBoundary } from '../../../ui/region-boundary.tsx';
import { isLoopback } from '../components/frame/public-address.ts';
import { useGameContext } from '../hooks/game-context.tsx';
import { HasPhonesContext, RoomContext, type OpenRoom, type RoomParts } from './room-context.tsx';

/**
 * Provides the game's room to the screens inside, on the device that writes and if phones can reach its address. The game
 * doesn't wait for it: code, texts and the room itself load after the first screen.
 */
export function RoomProvider({ children }: { children: ReactNode }) {
  const { pack, isWriter } = useGameContext();
  const isPossible = isWriter && !isLoopback(window.location.hostname);
  const parts = useRoomParts(isPossible);
  /** Undefined until the room has answered. */
  const [open, setOpen] = useState<OpenRoom | null>();
  const isShown = isPossible && open !== null;
  const shown = parts === null || open === undefined || open === null ? 'coming' : { ...open, parts };
  return (
    <RoomContext value={isShown ? shown : null}>
      <HasPhonesContext value={isShown}>{children}</HasPhonesContext>
      {isPossible && parts !== null && (
        <RegionBoundary name="room" isSilent>
          <parts.FollowRoom gameId={pack.gameId} onChange={setOpen} />
        </RegionBoundary>
      )}
    </RoomContext>
  );
}

/** Loads the parts after the screen is painted, and again when the network is back. */
function useRoomParts(isPossible: boolean): RoomParts | null {
  const [parts, setParts] = useState<RoomParts | null>(null);
  const isMissing = isPossible && parts === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = () => void loadParts().then(setParts, () => undefined);
    afterPaint(load);
    return whenBack(load);
  }, [isMissing]);
  return parts;
}

async function loadParts(): Promise<RoomParts> {
  const [parts] = await Promise.all([import('./room-parts.ts'), loadRoomTexts()]);
  return parts;
}
