import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Pack } from '#shared/games/pack.ts';
import { hostRoomSchema, roomTopicOf, type HostRoom } from '#shared/rooms/schema.ts';
import { useText } from '../../../lib/language.ts';
import { useLive } from '../../../lib/live-updates.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { awardsKey } from '../queries.ts';
import { SeatLists } from './seat-lists.tsx';
import { changesOf, type RoomHandle } from './use-room.ts';
import { FinishedRoomContext } from './use-shown-room.ts';

/** On the summary: the names of those who played by phone, which the host may change or remove [ROOM-3]. Nothing without phones. */
export function FinishedRoom({ gameId, pack }: { gameId: string; pack: Pack }) {
  const text = useText().rooms;
  const room = useFinishedRoom(gameId);
  const [isOpen, setIsOpen] = useState(false);
  if (room.known === null || (room.known.seats.length === 0 && !isOpen)) return null;
  return (
    <FinishedRoomContext value={room}>
      <div className="flex justify-center lg:col-span-2">
        <Button variant="quiet" icon="phone" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {text.title}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={text.title}>
        <SeatLists isOver pack={pack} />
      </Dialog>
    </FinishedRoomContext>
  );
}

/** Follows the room of a finished game, which can't be opened any more. */
function useFinishedRoom(gameId: string): RoomHandle {
  const live = useLive();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const [known, setKnown] = useState<HostRoom | null>(null);
  useEffect(
    () =>
      live.follow(roomTopicOf(gameId), {
        onData: (data) => {
          const parsed = hostRoomSchema.safeParse(data);
          if (parsed.success) setKnown(parsed.data);
        },
      }),
    [live, gameId],
  );
  const changes = useMemo(
    () =>
      changesOf(gameId, async (asking) => {
        setKnown((await asking).room);
        // They name seats. The change is saved: it doesn't wait for them.
        void queries.invalidateQueries({ queryKey: awardsKey(gameId) });
      }),
    [gameId, queries],
  );
  return { ...changes, state: isOnline ? 'open' : 'offline', known, error: null, retry: () => undefined };
}
