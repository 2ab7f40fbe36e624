import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenBack } from '../../../lib/connection-store.ts';
import { useLive } from '../../../lib/live-updates.tsx';
import { serverNow } from '../../../lib/server-clock.ts';
import { createStepStore } from '../../../lib/step-store.ts';
import { deviceId } from '../engine/device-id.ts';
import { GameEngine } from '../engine/game-engine.ts';
import { createFollowGame } from '../engine/game-changes.ts';
import type { GameView } from '../engine/game-view.ts';
import { newId } from '../../../lib/new-id.ts';
import { keptIntermission } from '../engine/kept-intermission.ts';
import { createTabLock } from '../engine/tab-lock.ts';
import { browserTimers } from '../engine/timers.ts';
import { createTransport } from '../engine/transport.ts';

const loading: GameView = { status: 'loading' };
const never = () => () => undefined;
const stillLoading = () => loading;

/** One game, open on this page: loaded, replayed, led or watched. */
export function useGame(gameId: string, uid: string): { readonly view: GameView; readonly engine: GameEngine | null } {
  const live = useLive();
  const [engine, setEngine] = useState<GameEngine | null>(null);
  useEffect(() => {
    let opened: GameEngine | null = null;
    let isLeft = false;
    const open = async () => {
      const device = await deviceId();
      if (isLeft) return;
      opened = new GameEngine({
        gameId,
        newId,
        now: serverNow,
        timers: browserTimers,
        deviceId: device,
        transport: createTransport(gameId, device),
        follow: createFollowGame(live, gameId),
        steps: createStepStore(uid),
        intermissions: keptIntermission,
        createLock: (onLost) => createTabLock(gameId, onLost),
      });
      setEngine(opened);
      await opened.open();
    };
    void open();
    const leave = whenBack(() => opened?.wake());
    return () => {
      isLeft = true;
      leave();
      opened?.close();
    };
  }, [gameId, uid, live]);
  const view = useSyncExternalStore(engine?.subscribe ?? never, engine?.view ?? stillLoading, stillLoading);
  return { view, engine };
}
