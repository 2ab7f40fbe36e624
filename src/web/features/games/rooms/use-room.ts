import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { roomsApi } from '#shared/rooms/api.ts';
import {
  roomChangeSchema,
  roomEventSchema,
  roomTopicOf,
  type HostRoom,
  type RoomEvent,
  type Seat,
  type SeatEvent,
} from '#shared/rooms/schema.ts';
import { call, codeOf } from '../../../lib/api-client.ts';
import { useConnection, whenBack } from '../../../lib/connection-store.ts';
import { textOfError } from '../../../lib/error-text.ts';
import { currentText } from '../../../lib/language.ts';
import type { LiveConnection } from '../../../lib/live.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { showToast } from '../../../ui/toast.tsx';

/** `closed` if phones can't join this game. */
export type RoomState = 'opening' | 'open' | 'offline' | 'failed' | 'closed';

type SeatChanges = Omit<z.input<typeof roomsApi.changeSeat.input>, 'id' | 'seatId'>;

/** The host's changes; each resolves to false, and shows a toast, if it failed. */
interface RoomChanges {
  readonly change: (changes: { readonly isLocked?: boolean; readonly hasReactions?: boolean }) => Promise<boolean>;
  readonly changeSeat: (seatId: string, changes: SeatChanges) => Promise<boolean>;
  readonly remove: (seatId: string) => Promise<boolean>;
  /** Brings a seat back that was just removed, as it was. */
  readonly restore: (seat: Seat) => Promise<boolean>;
}

export interface RoomHandle extends RoomChanges {
  readonly state: RoomState;
  /** The room as last known; null before it was first opened. */
  readonly known: HostRoom | null;
  /** Why opening failed; null otherwise. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** What the phones press. */
export interface PressHandlers {
  readonly onPress: (event: RoomEvent) => void;
  /** With each change of the room: what was pressed for the task of this moment, also while this page was away. */
  readonly onKept: (events: readonly SeatEvent[]) => void;
  /** Presses don't arrive any more. */
  readonly onLost: () => void;
}

/** Opens the room of a game and follows it. Opening is tried again when the network is back; failures only show in the state. */
export function useRoom(
  gameId: string,
  live: Pick<LiveConnection, 'follow'>,
  { onPress, onKept, onLost }: PressHandlers,
): RoomHandle {
  const [known, setKnown] = useState<HostRoom | null>(null);
  /** `known` before it is rendered, so that a press right after a change is checked against the changed room. */
  const newest = useRef<HostRoom | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isOnline = useOnline();
  const { trouble } = useConnection();
  const isOpening = useRef(false);
  const isClosed = isClosing(error);

  /** Messages of the topic, and whether it is connected: the answer of a call must not replace a newer message. */
  const topic = useRef({ count: 0, isHeld: false });

  const learn = useCallback((room: HostRoom) => {
    newest.current = room;
    setKnown(room);
  }, []);
  const learnAnswer = useCallback(
    async (asking: Promise<{ room: HostRoom }>) => {
      const { count } = topic.current;
      const { room } = await asking;
      if (!topic.current.isHeld && topic.current.count === count) learn(room);
    },
    [learn],
  );
  const open = useCallback(async () => {
    if (isOpening.current || !navigator.onLine) return;
    isOpening.current = true;
    try {
      await learnAnswer(call(roomsApi.openRoom, { id: gameId }));
      setError(null);
    } catch (failure) {
      setError(failure);
    } finally {
      isOpening.current = false;
    }
  }, [gameId, learnAnswer]);
  const retry = useCallback(() => void open(), [open]);

  useEffect(() => {
    if (isClosed) return undefined;
    retry();
    return whenBack(retry);
  }, [isClosed, retry]);

  const hear = useEffectEvent((data: unknown) => {
    const { success, data: event } = roomEventSchema.safeParse(data);
    if (success && maySend(newest.current, event)) onPress(event);
  });
  const restore = useEffectEvent(onKept);
  const lose = useEffectEvent(onLost);
  const isFollowed = known !== null && !isClosed;
  useEffect(() => {
    if (!isFollowed) return undefined;
    const brought = topic.current;
    const leave = live.follow(roomTopicOf(gameId), {
      onData: (data) => {
        const parsed = roomChangeSchema.safeParse(data);
        if (!parsed.success) return;
        const { pressed, ...room } = parsed.data;
        brought.count += 1;
        learn(room);
        // As live events: a seat may have been moved since it pressed.
        restore(pressed.filter((event) => maySend(room, event)));
        // The code has expired: opening the room draws another.
        if (room.code === null) retry();
        else setError(null);
      },
      onEvent: (event) => hear(event),
      onHold: (holds) => {
        brought.isHeld = holds;
        if (!holds) lose();
      },
      poll: retry,
    });
    return () => {
      leave();
      brought.isHeld = false;
    };
  }, [isFollowed, live, gameId, retry, learn]);

  const changes = useMemo(() => changesOf(gameId, learnAnswer), [gameId, learnAnswer]);
  const state = isClosed ? 'closed' : stateOf({ isOnline, trouble, error, isKnown: known !== null });
  return useMemo(() => ({ state, known, error, retry, ...changes }), [state, known, error, retry, changes]);
}

/** The seat that has the remote. */
export function remoteOf(room: HostRoom | null): HostRoom['seats'][number] | undefined {
  return room?.seats.find(({ isRemote }) => isRemote);
}

/** Whether the seat of an event still has its place: the host may have changed the room since the press. */
function maySend(room: HostRoom | null, event: RoomEvent): boolean {
  const seat = room?.seats.find(({ id }) => id === event.seatId);
  if (seat === undefined) return false;
  return event.kind === 'act' ? seat.isRemote : seat.teamIndex === event.teamIndex;
}

/** Whether a repeated call can't succeed either. */
function isClosing(error: unknown): boolean {
  const code = codeOf(roomsApi.openRoom, error);
  return code === 'rooms/this-machine-only' || code === 'games/finished' || code === 'games/not-found';
}

interface Signs {
  readonly isOnline: boolean;
  readonly trouble: 'none' | 'offline' | 'server';
  readonly error: unknown;
  readonly isKnown: boolean;
}

function stateOf({ isOnline, trouble, error, isKnown }: Signs): RoomState {
  if (!isOnline || trouble === 'offline') return 'offline';
  if (error !== null || trouble === 'server') return 'failed';
  return isKnown ? 'open' : 'opening';
}

/** The host's changes of a game's room; `learn` gets each call's answer. */
export function changesOf(id: string, learn: (asking: Promise<{ room: HostRoom }>) => Promise<void>): RoomChanges {
  const change = async (asking: Promise<{ room: HostRoom }>) => {
    try {
      await learn(asking);
      return true;
    } catch (error) {
      showToast({ id: 'room', variant: 'destructive', title: textOfError(currentText(), error) });
      return false;
    }
  };
  return {
    change: (changes) => change(call(roomsApi.changeRoom, { id, ...changes })),
    changeSeat: (seatId, changes) => change(call(roomsApi.changeSeat, { id, seatId, ...changes })),
    remove: (seatId) => change(call(roomsApi.removeSeat, { id, seatId })),
    restore: ({ id: seatId, name, isRemote, isJudge, isCaptain }) =>
      change(call(roomsApi.restoreSeat, { id, seatId, name, isRemote, isJudge, isCaptain })),
  };
}
