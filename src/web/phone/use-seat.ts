import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Press, ReceivedPress, SeatChange } from '#shared/rooms/schema.ts';
import { hereEveryMs, seatTopicOf } from '#shared/rooms/seat-topic.ts';
import { createLiveConnection, liveAddress, type LiveConnection } from '../lib/live.ts';
import type { KeptSeat } from './kept.ts';
import { isSeatChange, receivedOf } from './seat-change.ts';
import { createServerTime, measureEveryMs } from './server-time.ts';

/** What a server of an earlier release doesn't send. */
const ofEarlierRelease = { teammates: [], task: null, mayReact: false, card: null, givesReceipts: false };
/** How long after a temporary error to follow again, such as too many topics or a database that is away. */
const retryMs = 5000;

const isVisible = () => document.visibilityState === 'visible';

/**
 * Follows a seat over the live channel, and reports that the phone is there while its page is visible. `change` is the newest
 * state, null until the first; `isConnected` says whether changes arrive now; `press` does nothing while offline;
 * `received` is the newest press that the server says it has; `serverTime` says when a press was made.
 */
export function useSeat({ gameId, token }: Pick<KeptSeat, 'gameId' | 'token'>, onGone: () => void) {
  const [change, setChange] = useState<SeatChange | null>(null);
  const [received, setReceived] = useState<ReceivedPress | null>(null);
  const [isConnected, setConnected] = useState(false);
  const connection = useRef<LiveConnection | null>(null);
  const [serverTime] = useState(() => createServerTime());
  const lose = useEffectEvent(onGone);
  useEffect(() => {
    const topic = seatTopicOf(gameId, token);
    const live = createLiveConnection({
      open: () => {
        const socket = new WebSocket(liveAddress(window.location));
        serverTime.use(socket);
        return socket;
      },
      // A seat belongs to its token, not to an account.
      onSessionEnded: () => undefined,
    });
    connection.current = live;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const sayHere = () => {
      if (isVisible()) live.press(topic, { kind: 'here' } satisfies Press);
    };
    const stopFollowing = live.follow(topic, {
      onData: (data) => {
        if (isSeatChange(data)) setChange({ ...ofEarlierRelease, ...data });
      },
      onEvent: (event) => {
        const press = receivedOf(event);
        if (press !== null) setReceived(press);
      },
      onHold: (holds) => {
        setConnected(holds);
        if (!holds) return;
        sayHere();
        serverTime.measure();
      },
      onError: (code) => {
        if (code === 'rooms/seat-gone') lose();
        else retry = setTimeout(() => live.restart(), retryMs);
      },
    });
    const wake = () => {
      if (!isVisible()) return;
      live.wake();
      sayHere();
      serverTime.measure();
    };
    const timer = setInterval(sayHere, hereEveryMs);
    const measuring = setInterval(() => {
      if (isVisible()) serverTime.measure();
    }, measureEveryMs);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      clearInterval(timer);
      clearInterval(measuring);
      clearTimeout(retry);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
      stopFollowing();
    };
  }, [gameId, token, serverTime]);
  const press = useCallback(
    (data: Press) => connection.current?.press(seatTopicOf(gameId, token), data),
    [gameId, token],
  );
  return { change, received, isConnected, press, serverTime };
}
