import { createContext, use } from 'react';
import { present } from '#shared/kernel/assert.ts';
import { useRoomOnScreen } from './room-context.tsx';
import type { RoomHandle } from './use-room.ts';

/** The room of a finished game, on its summary. */
export const FinishedRoomContext = createContext<RoomHandle | null>(null);

/** The room, for components that are rendered only with one. */
export function useShownRoom(): RoomHandle {
  const onScreen = useRoomOnScreen()?.room;
  return present(use(FinishedRoomContext) ?? onScreen, 'the room');
}

/** The code that another phone joins with; null while none can. */
export function joinCodeOf({ state, known }: RoomHandle): string | null {
  return state === 'open' && known?.isLocked === false ? known.code : null;
}
