import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { roomTopicOf, type HostRoom, type RoomEvent } from '#shared/rooms/schema.ts';
import { fakeApi, type Answer, type Answers } from '#testing/web/fake-api.ts';
import type { Follower } from '../../../lib/live.ts';
import { useRoom } from './use-room.ts';

const gameId = 'b6a1c2d3-0000-4000-8000-000000000001';
const opening = `POST /api/games/${gameId}/room`;
const sara = {
  id: 'b6a1c2d3-0000-4000-8000-0000000000a1',
  name: 'سارة',
  teamIndex: 0,
  emblem: 'pearl',
  isHere: true,
  isRemote: false,
  isJudge: false,
  isCaptain: false,
} as const;

const roomOf = (changes: Partial<HostRoom> = {}): HostRoom => ({
  code: '123456',
  isLocked: false,
  hasReactions: true,
  seats: [],
  ...changes,
});
const opened = (changes: Partial<HostRoom> = {}): Answer => ({ body: { room: roomOf(changes) } });

/** Renders the hook with the server's answers, and a live channel on which the test sends. */
function follow(answers: Answers) {
  const sent = fakeApi(answers, null);
  const followers = new Map<string, Follower>();
  const pressed: RoomEvent[] = [];
  const live = {
    follow: (topic: string, follower: Follower) => {
      followers.set(topic, follower);
      return () => followers.delete(topic);
    },
  };
  const { result } = renderHook(() =>
    useRoom(gameId, live, {
      onPress: (event) => pressed.push(event),
      onKept: () => undefined,
      onLost: () => undefined,
    }),
  );
  return {
    room: () => result.current,
    openings: () => sent.filter(({ key }) => key === opening).length,
    followed: () => [...followers.keys()],
    hold: (holds: boolean) => act(() => followers.get(roomTopicOf(gameId))?.onHold?.(holds)),
    pressed,
    press: (event: unknown) => followers.get(roomTopicOf(gameId))?.onEvent?.(event),
    publishUnrendered: (data: unknown) => followers.get(roomTopicOf(gameId))?.onData(data),
    publish: (data: unknown) => act(() => followers.get(roomTopicOf(gameId))?.onData(data)),
  };
}

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

it('opens the room of a game, and shows a phone that joins [ROOM-2]', async () => {
  const { room, publish } = follow({ [opening]: opened() });
  expect(room().state).toBe('opening');
  await waitFor(() => expect(room().state).toBe('open'));
  publish(roomOf({ seats: [sara] }));
  expect(room().known?.seats.map(({ name }) => name)).toEqual(['سارة']);
});

it('opens the room again when its code has expired [ROOM-1]', async () => {
  const codes = ['111111', '222222'];
  const { room, publish, openings } = follow({ [opening]: () => opened({ code: codes.shift() ?? null }) });
  await waitFor(() => expect(room().known?.code).toBe('111111'));
  publish(roomOf({ code: null }));
  await waitFor(() => expect(room().known?.code).toBe('222222'));
  expect(openings()).toBe(2);
});

it('does not ask again where the address works on this machine alone [ROOM-1]', async () => {
  const refusal = { status: 409, code: 'rooms/this-machine-only' };
  const { room, openings, followed } = follow({ [opening]: { refusal } });
  await waitFor(() => expect(room().state).toBe('closed'));
  setOnline(false);
  setOnline(true);
  expect(openings()).toBe(1);
  expect(followed()).toEqual([]);
});

it('asks nothing without a network, and opens the room with it [ROOM-5]', async () => {
  setOnline(false);
  const { room, openings } = follow({ [opening]: opened() });
  expect(room().state).toBe('offline');
  expect(openings()).toBe(0);
  setOnline(true);
  await waitFor(() => expect(room().state).toBe('open'));
});

it('says that it failed, and tries again when the host asks [ROOM-5]', async () => {
  const answers: Answer[] = [{ refusal: { status: 503, code: 'rooms/no-free-code' } }, opened()];
  const { room } = follow({ [opening]: () => answers.shift() ?? opened() });
  await waitFor(() => expect(room().state).toBe('failed'));
  act(() => room().retry());
  await waitFor(() => expect(room().state).toBe('open'));
});

it('keeps the names that joined while the network is away [ROOM-5]', async () => {
  const { room } = follow({ [opening]: opened({ seats: [sara] }) });
  await waitFor(() => expect(room().state).toBe('open'));
  setOnline(false);
  expect(room().state).toBe('offline');
  expect(room().known?.seats).toHaveLength(1);
});

it('ignores a message that this page does not understand', async () => {
  const { room, publish } = follow({ [opening]: opened({ seats: [sara] }) });
  await waitFor(() => expect(room().state).toBe('open'));
  publish({ code: 'new kind' });
  expect(room().known?.seats).toHaveLength(1);
});

it('passes on what the remote presses, until another seat has it [ROOM-6]', async () => {
  const { room, publish, publishUnrendered, press, pressed } = follow({ [opening]: opened({ seats: [sara] }) });
  await waitFor(() => expect(room().state).toBe('open'));
  const event = { kind: 'act', seatId: sara.id, seq: 4, act: { type: 'reveal' } };
  press(event);
  expect(pressed).toEqual([]);
  publish(roomOf({ seats: [{ ...sara, isRemote: true }] }));
  press({ ...event, act: { type: 'finish' } });
  press(event);
  expect(pressed).toEqual([event]);
  act(() => {
    publishUnrendered(roomOf({ seats: [sara] }));
    press(event);
  });
  expect(pressed).toHaveLength(1);
});

const locking = `PATCH /api/games/${gameId}/room`;

it('shows no removed phone again, where an older answer comes after the live room [ROOM-3]', async () => {
  const { room, hold, publish, openings } = follow({
    [opening]: opened({ seats: [sara] }),
    [locking]: opened({ isLocked: true, seats: [sara] }),
  });
  await waitFor(() => expect(room().state).toBe('open'));
  hold(true);
  publish(roomOf({ isLocked: true }));
  await act(() => room().change({ isLocked: true }));
  act(() => room().retry());
  await waitFor(() => expect(openings()).toBe(2));
  // The answer to the older call.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  expect(room().known).toEqual(roomOf({ isLocked: true }));
});

it('passes on no press of a former remote, where an older answer comes after the live room [ROOM-6]', async () => {
  const remote = { ...sara, isRemote: true };
  const { room, hold, publish, press, pressed } = follow({
    [opening]: opened({ seats: [remote] }),
    [locking]: opened({ isLocked: true, seats: [remote] }),
  });
  await waitFor(() => expect(room().state).toBe('open'));
  hold(true);
  publish(roomOf({ seats: [sara] }));
  await act(() => room().change({ isLocked: true }));
  press({ kind: 'act', seatId: sara.id, seq: 4, act: { type: 'reveal' } });
  expect(pressed).toEqual([]);
});

it('takes the room from the answer while the live channel is gone, unless it was asked before the last message [ROOM-3]', async () => {
  const { room, hold, publish } = follow({
    [opening]: opened(),
    [locking]: opened({ isLocked: true }),
  });
  await waitFor(() => expect(room().state).toBe('open'));
  hold(true);
  hold(false);
  const locked = room().change({ isLocked: true });
  publish(roomOf({ seats: [sara] }));
  await act(() => locked);
  expect(room().known).toEqual(roomOf({ seats: [sara] }));
  await act(() => room().change({ isLocked: true }));
  expect(room().known?.isLocked).toBe(true);
});
