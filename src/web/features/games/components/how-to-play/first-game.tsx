import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { usePlayer } from '../../../../lib/session.ts';
import { stored } from '../../../../lib/storage.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useScreenFocus } from '../../hooks/use-screen-focus.ts';
import { HowToPlayDialog } from './how-to-play-dialog.tsx';

/** What set-up says to the game's page with the address: the server knew no earlier game of this host. */
export interface FirstGameState {
  readonly isFirstGame: boolean;
}

const firstGameSchema = z.object({ isFirstGame: z.literal(true) });

/** Shows how to play once, when a host's first game opens on the device that set it up [GUIDE-1]. */
export function FirstGame() {
  const { state } = useGameContext();
  const location = useLocation();
  const uid = usePlayer()?.uid ?? '';
  const [isOpen, setIsOpen] = useState(
    () => state.phase === 'wheel' && firstGameSchema.safeParse(location.state).success && !hasSeen(uid),
  );
  useEffect(() => {
    if (isOpen && !hasSeen(uid)) stored.sawHowToPlay.write([...(stored.sawHowToPlay.read() ?? []), uid]);
  }, [isOpen, uid]);
  // The focus was on nothing of the game where the pictures came first.
  useScreenFocus(`how to play ${isOpen}`);
  return <HowToPlayDialog open={isOpen} onClose={() => setIsOpen(false)} />;
}

function hasSeen(uid: string): boolean {
  return stored.sawHowToPlay.read()?.includes(uid) === true;
}
