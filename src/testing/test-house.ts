import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { SetupInput } from '#shared/games/setup.ts';
import { present } from '#shared/kernel/assert.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import {
  roomChangeSchema,
  roomEventSchema,
  roomTopicOf,
  seatChangeSchema,
  type HostRoom,
  type NewSeat,
  type RoomChange,
  type RoomEvent,
  type SeatChange,
} from '#shared/rooms/schema.ts';
import { seatTopicOf } from '#shared/rooms/seat-topic.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import { sourceOf } from '#server/questions/index.ts';
import { startHosted, type Device } from './hosted-game.ts';
import { followLive, type LivePage } from './live-page.ts';
import { forgetBank, sampleContentOf } from './sample-content.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** A host's game on a server that phones can reach, and what its room is asked. */
export interface TestHouse {
  app: TestApp;
  host: TestUser;
  device: Device;
  /** A visitor without a seat. */
  phone: TestClient;
  /** Closed after the test. */
  readonly pages: LivePage[];
  openRoom(): Promise<HostRoom>;
  /** Takes a seat in the host's room. */
  join(changes?: Partial<NewSeat>): Promise<NewSeat>;
  /** A cell whose question the room judges by what it said: for a house of such a `kind`, since a mix may have none. */
  saidCell(): ReturnType<Device['game']>['pack']['cells'][number];
  /** Turns the wheel and opens that cell; answers which team is in turn. */
  openTile(): Promise<number>;
  followSeat(token: string): Promise<LivePage>;
  followRoom(client?: TestClient): Promise<LivePage>;
  press(page: LivePage, token: string, press: object): void;
  /** Waits until the server has received all that a page has sent: it reads the messages of a socket in turn. */
  allReceived(page: LivePage): Promise<void>;
  /** Lets a phone say that it is there, as it does every few seconds, while the work waits for what follows. */
  whileHere<Value>(page: LivePage, token: string, work: () => Promise<Value>): Promise<Value>;
}

/** A new house for each test of a file. `kind`: of every question; a mix of all when left out. */
export function useTestHouse(
  setup: Partial<SetupInput> = {},
  { kind }: { readonly kind?: Parameters<typeof sampleContentOf>[0] } = {},
): TestHouse {
  const pages: LivePage[] = [];
  /** The number of the last request for the server's time. */
  let lastClockRequest = 0;
  const house = {} as TestHouse;
  const keep = async (opening: Promise<LivePage>) => {
    const page = await opening;
    pages.push(page);
    return page;
  };
  beforeEach(async () => {
    const app = await createTestApp({
      publicUrl: new URL('http://siraj.test'),
      ...(kind === undefined ? {} : { content: sourceOf(sampleContentOf(kind)) }),
    });
    await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
    const host = await app.verified();
    Object.assign(house, { app, host, device: await startHosted(app, host, setup), phone: app.visitor() });
  });
  afterEach(async () => {
    for (const { socket } of pages.splice(0)) socket.terminate();
    await house.app.live.close();
    await house.app.server.fastify.close();
  });
  // The next file of the worker finds the samples as they were.
  if (kind !== undefined) afterAll(() => forgetBank(house.app.database));
  return Object.assign(house, {
    pages,
    openRoom: async () => (await house.host.call(roomsApi.openRoom, { id: house.device.gameId })).room,
    async join(changes: Partial<NewSeat> = {}) {
      const seat = newSeat(changes);
      await house.phone.call(roomsApi.takeSeat, { code: codeOf(await house.openRoom()), ...seat });
      return seat;
    },
    saidCell: () =>
      present(
        house.device
          .game()
          .pack.cells.find(({ question: { kind } }) => ['text', 'saying', 'image', 'sound', 'video'].includes(kind)),
        'a cell that is said aloud',
      ),
    async openTile() {
      await house.device.play({ type: 'wheelStopped' });
      await house.device.play({ type: 'pick', cellId: house.saidCell().id });
      return house.device.game().state.currentTeamIndex;
    },
    followSeat: (token: string) => keep(followLive(house.app, null, seatTopicOf(house.device.gameId, token))),
    followRoom: (client: TestClient = house.host) =>
      keep(followLive(house.app, client, roomTopicOf(house.device.gameId))),
    press: (page: LivePage, token: string, press: object) =>
      page.socket.send(JSON.stringify({ press: { topic: seatTopicOf(house.device.gameId, token), data: press } })),
    async allReceived(page: LivePage) {
      lastClockRequest += 1;
      const clock = lastClockRequest;
      page.socket.send(JSON.stringify({ clock }));
      await page.until((message) => message['clock'] === clock);
    },
    async whileHere<Value>(page: LivePage, token: string, work: () => Promise<Value>): Promise<Value> {
      const topic = seatTopicOf(house.device.gameId, token);
      const updates: Promise<void>[] = [];
      const failures: unknown[] = [];
      const beat = setInterval(() => {
        page.socket.send(JSON.stringify({ press: { topic, data: { kind: 'here' } } }));
        updates.push(house.app.rooms.updatePresence().catch((error: unknown) => void failures.push(error)));
      }, 20);
      const end = async () => {
        clearInterval(beat);
        // Else they would meet the next test, which empties the tables.
        await Promise.all(updates);
      };
      try {
        const value = await work();
        await end();
        if (failures.length > 0) throw new AggregateError(failures, 'the presence could not be updated');
        return value;
      } catch (error) {
        await end();
        throw error;
      }
    },
  });
}

export function newSeat(changes: Partial<NewSeat> = {}): NewSeat {
  const token = randomBytes(32).toString('base64url');
  return { token, name: 'نورة', teamIndex: 0, emblem: 'pearl', ...changes };
}

export function codeOf(room: HostRoom): string {
  return present(room.code, 'the code of the room');
}

export function seatNamed(room: HostRoom, name: string): HostRoom['seats'][number] {
  return present(
    room.seats.find((seat) => seat.name === name),
    `the seat of ${name}`,
  );
}

/** The next change of a seat that fits. */
export async function seatChange(
  page: LivePage,
  fits: (change: SeatChange) => boolean = () => true,
): Promise<SeatChange> {
  const isThis = (data: unknown) => seatChangeSchema.safeParse(data).success && fits(data as SeatChange);
  return seatChangeSchema.parse((await page.until(isThis))['data']);
}

/** The next task of a seat that is of this kind and fits. */
export async function taskOf<Kind extends SeatTask['kind']>(
  page: LivePage,
  kind: Kind,
  fits: (task: Extract<SeatTask, { kind: Kind }>) => boolean = () => true,
): Promise<Extract<SeatTask, { kind: Kind }>> {
  const isThis = (task: SeatTask | null): task is Extract<SeatTask, { kind: Kind }> => task?.kind === kind;
  const { task } = await seatChange(page, (change) => isThis(change.task) && fits(change.task));
  return task as Extract<SeatTask, { kind: Kind }>;
}

/** The next change of a host's room that fits. */
export async function roomChange(
  page: LivePage,
  fits: (room: RoomChange) => boolean = () => true,
): Promise<RoomChange> {
  const isThis = (data: unknown) => roomChangeSchema.safeParse(data).success && fits(data as RoomChange);
  return roomChangeSchema.parse((await page.until(isThis))['data']);
}

/** The next press that a screen receives. */
export async function nextEvent(screen: LivePage): Promise<RoomEvent> {
  return roomEventSchema.parse((await screen.until((data) => 'event' in data))['event']);
}

/** The error by which a topic can't be followed. */
export async function topicErrorOf(page: LivePage): Promise<unknown> {
  return (await page.until((data) => 'error' in data))['error'];
}
