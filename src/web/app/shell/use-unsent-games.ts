import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countUnsentSteps, sendUnsentSteps } from '../../features/games/index.ts';
import { whenBack } from '../../lib/connection-store.ts';
import { forgetMediaExcept } from '../../lib/media-store.ts';
import { usePlayer } from '../../lib/session.ts';
import { keptGameIds } from '../../lib/step-store.ts';

const againMs = 15_000;

/** Sends the steps that games left on this device, on any page; an open game sends its own [GAME-6]. */
export function useUnsentGames(): void {
  // Also while the session is loading: the sent steps themselves show whether the server answers.
  const uid = usePlayer()?.uid;
  const client = useQueryClient();
  const isInGame = useLocation().pathname.startsWith('/game/');
  useEffect(() => {
    if (uid === undefined || isInGame) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const send = async () => {
      clearTimeout(timer);
      const before = await countUnsentSteps(uid);
      const left = before === 0 ? 0 : await sendUnsentSteps(uid);
      if (left < before)
        await client.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === 'games' || queryKey[0] === 'me',
        });
      if (left > 0 && !isGone) timer = setTimeout(again, againMs);
    };
    const again = () => void send().catch(() => undefined);
    again();
    void keptGameIds()
      .then(forgetMediaExcept)
      .catch(() => undefined);
    const leave = whenBack(again);
    return () => {
      isGone = true;
      clearTimeout(timer);
      leave();
    };
  }, [uid, isInGame, client]);
}
