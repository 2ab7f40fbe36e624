import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Act } from '#shared/games/commands.ts';
import type { Pack } from '#shared/games/pack.ts';
import { roomTopicOf, type HostRoom, type RoomEvent, type SeatEvent } from '#shared/rooms/schema.ts';
import { GameScreen } from '#web/features/games/components/frame/game-screen.tsx';
import { DramaStage } from '#web/features/games/drama/drama-stage.tsx';
import { useDrama } from '#web/features/games/drama/use-drama.ts';
import { useGameContext } from '#web/features/games/hooks/game-context.tsx';
import { RoomProvider } from '#web/features/games/rooms/room-provider.tsx';
import { LiveUpdates } from '#web/lib/live-updates.tsx';
import { renderGame } from './render-game.tsx';

export type TestSeat = HostRoom['seats'][number];

export const seatIdOf = (number: number) => `b6a1c2d3-0000-4000-8000-00000000000${number}`;
export const testSeat = (
  number: number,
  name: string,
  teamIndex: number | null,
  changes: Partial<TestSeat> = {},
): TestSeat => ({
  id: seatIdOf(number),
  name,
  teamIndex,
  emblem: 'palm',
  isHere: true,
  isRemote: false,
  isJudge: false,
  isCaptain: false,
  ...changes,
});
export const testRoomOf = (...seats: readonly TestSeat[]): HostRoom => ({
  code: '004217',
  isLocked: false,
  hasReactions: true,
  seats: [...seats],
});
/** The answer to a call that changes the room. */
export const roomAnswer = (...seats: readonly TestSeat[]) => ({ body: { room: testRoomOf(...seats) } });

/** The live channel of a screen, as the server speaks on it. */
export class RoomSocket extends EventTarget {
  static readonly OPEN = 1;
  static latest: RoomSocket;
  readyState = 1;
  topics: string[] = [];
  constructor() {
    super();
    RoomSocket.latest = this;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(text: string): void {
    const { subscribe = [] } = JSON.parse(text) as { subscribe?: string[] };
    this.topics.push(...subscribe);
  }
  close(): void {}
  /** Ends without a word, as by the network. */
  fail(): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
  }
}

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };

/** For each test of a file: a pretended live channel, and an address that phones reach. */
export function withRoomSocket(): void {
  const before = window.location.href;
  beforeEach(() => {
    happyDOM.setURL('https://siraj.example/game/1');
    vi.stubGlobal('WebSocket', RoomSocket);
  });
  afterEach(() => happyDOM.setURL(before));
}

export type RoomOptions = Omit<Parameters<typeof renderGame>[1], 'pack'>;

function Drama() {
  return <DramaStage drama={useDrama(useGameContext().game, false)} />;
}

/** A game whose screen has opened its room. */
export async function openGameRoom(pack: Pack, seats: readonly TestSeat[], options: RoomOptions = {}) {
  const rendered = await renderGame(
    <LiveUpdates>
      <RoomProvider>
        <GameScreen notice={null} />
      </RoomProvider>
      <Drama />
    </LiveUpdates>,
    {
      pack,
      ...options,
      answers: { [`POST /api/games/${pack.gameId}/room`]: roomAnswer(...seats), ...options.answers },
    },
  );
  const topic = roomTopicOf(pack.gameId);
  let version = 0;
  const say = (message: object) =>
    RoomSocket.latest.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ topic, ...message }) }));
  const publishAll = (data: HostRoom & { readonly pressed?: readonly SeatEvent[] }) =>
    act(() => {
      version += 1;
      say({ version: String(version), data });
    });
  return {
    ...rendered,
    /** At which a phone may press. */
    seq: () => rendered.testGame.game().seq,
    whenFollowed: () => waitFor(() => expect(RoomSocket.latest.topics).toContain(topic)),
    publishAll,
    publish: (...changed: TestSeat[]) => publishAll(testRoomOf(...changed)),
    /** Each arrives before the screen has rendered the one before it. */
    send: (...events: readonly RoomEvent[]) =>
      act(() => {
        for (const event of events) say({ event });
      }),
    /** What its remote presses. */
    press: (...presses: readonly { readonly step: Act; readonly at: number; readonly by?: TestSeat }[]) =>
      act(() => {
        for (const { step, at, by = seats[0] } of presses)
          say({ event: { kind: 'act', seatId: by?.id, seq: at, act: step } });
      }),
  };
}
