import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { present } from '#shared/kernel/assert.ts';
import type { LiveMessage } from '#shared/kernel/live.ts';
import type { Caller } from '../auth-session.ts';
import { systemClock } from '../clock.ts';
import { createLive } from './index.ts';
import { createLiveBus, type LiveEvent } from './live-bus.ts';
import type { LiveTopic } from './index.ts';

const redis = await reachableRedis();
afterAll(() => redis?.disconnect());

async function reachableRedis(): Promise<Redis | null> {
  const client = new Redis(process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379', {
    lazyConnect: true,
    retryStrategy: () => null,
  });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => null,
  );
}

const logger = pino({ level: 'silent' });
const caller = { sessionId: 'noura', user: { uid: 'noura' } } as unknown as Caller;

let states: Map<string, { version: number; data: unknown }>;
const closers: (() => unknown)[] = [];
beforeEach(() => {
  states = new Map([['settings', { version: 1, data: 'open' }]]);
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const topicOf = (isShared: boolean, ownedName: string): LiveTopic => ({
  isShared,
  owns: (name) => name === ownedName,
  changeNameOf: (_, name) => name,
  read: (_, name, after) => {
    const { version, data } = states.get(name) ?? { version: 0, data: null };
    return Promise.resolve(String(version) === after ? null : { version: String(version), data });
  },
});

/** A process that listens to this Redis, and a page that follows `topics` there. */
async function openPage(client: Redis, topics: readonly string[]): Promise<WebSocket> {
  const live = createLive({ redis: client, logger, clock: systemClock });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  live.attach(
    server,
    [topicOf(true, 'settings'), topicOf(false, 'mine/noura')],
    () => Promise.resolve({ caller }),
    () => Promise.resolve(true),
  );
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/live`);
  closers.push(
    () => socket.terminate(),
    () => live.close(),
    () => {
      server.close();
    },
  );
  await once(socket, 'open');
  socket.send(JSON.stringify({ subscribe: topics }));
  return socket;
}

it.skipIf(redis === null)(
  'notifies the pages of one process of what another has changed [USER-2] [SITE-1]',
  async () => {
    const socket = await openPage(redis as Redis, ['settings']);
    await once(socket, 'message');
    const other = createLive({ redis, logger, clock: systemClock });
    closers.push(() => other.close());
    // Redis may still be subscribing: a change published before is lost, and is published again.
    states.set('settings', { version: 2, data: 'closed' });
    const received = once(socket, 'message');
    const publishing = setInterval(() => other.publishChange('settings'), 20);
    closers.push(() => clearInterval(publishing));
    const [raw] = (await received) as [Buffer];
    expect(JSON.parse(raw.toString())).toEqual({ topic: 'settings', version: '2', data: 'closed' });
  },
);

it.skipIf(redis === null)(
  'catches up on what was published while this process was disconnected from Redis [USER-2] [SITE-1]',
  async () => {
    const name = `gap-${process.pid}`;
    const own = new Redis(process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379', {
      connectionName: name,
      retryStrategy: () => 10,
    });
    const socket = await openPage(own, ['settings', 'mine/noura']);
    closers.push(() => own.disconnect());
    const received: LiveMessage[] = [];
    socket.on('message', (raw: Buffer) => received.push(JSON.parse(raw.toString()) as LiveMessage));
    const subscriber = async () =>
      /id=(\d+) (?=.*flags=P)/.exec(
        String(await redis?.client('LIST'))
          .split('\n')
          .find((line) => line.includes(` name=${name} `) && line.includes('flags=P')) ?? '',
      )?.[1];
    await expect.poll(() => received.length).toBe(2);
    await expect.poll(subscriber).toBeDefined();
    // Not published: as if the change had come while the connection was broken.
    for (const topic of ['settings', 'mine/noura']) states.set(topic, { version: 2, data: 'lost' });
    await redis?.client('KILL', 'ID', Number(await subscriber()));
    await expect
      .poll(() => received.slice(2).map((message) => 'data' in message && message.data))
      .toEqual(['lost', 'lost']);
  },
);

const answerGivenUp = { before: 'before Redis brings it', after: 'after Redis has brought it' } as const;
it.skipIf(redis === null).each(Object.values(answerGivenUp))(
  'passes an event on once where its answer is given up %s [ROOM-8]',
  async (when) => {
    const own = present(redis, 'Redis').duplicate();
    const publish = own.publish.bind(own);
    const received: string[] = [];
    // Other tests may use the same Redis.
    const run = randomUUID();
    // As a command that takes longer than it may: Redis has it all the same.
    Object.assign(own, {
      publish: async (to: string, message: string) => {
        const publishing = publish(to, message);
        if (when === answerGivenUp.after) await expect.poll(() => received.includes(nameIn(message))).toBe(true);
        void publishing.catch(() => undefined);
        throw new Error('Command timed out');
      },
    });
    const nameIn = (message: string) => (JSON.parse(message) as { topic: string }).topic;
    const bus = createLiveBus({ redis: own, logger });
    const listener = createLiveBus({ redis, logger });
    closers.push(
      () => bus.close(),
      () => listener.close(),
      () => own.disconnect(),
    );
    const isOwn = ({ change }: LiveEvent) => change === run;
    bus.receive((event) => void (isOwn(event) && received.push(event.topic)));
    const elsewhere: string[] = [];
    listener.receive((event) => void (isOwn(event) && elsewhere.push(event.topic)));
    const announce = (topic: string) => publish('siraj:events', JSON.stringify({ change: run, topic }));
    await expect
      .poll(async () => {
        await announce('ready');
        return [received, elsewhere].every((heard) => heard.includes('ready'));
      })
      .toBe(true);
    for (const topic of ['one', 'two']) bus.send({ change: run, topic, event: {} });
    // Events come in order: once the last is there, the others have been.
    await expect.poll(() => elsewhere.filter((topic) => topic !== 'ready')).toEqual(['one', 'two']);
    await announce('last');
    await expect.poll(() => received.includes('last')).toBe(true);
    expect(received.filter((topic) => topic !== 'ready').toSorted()).toEqual(['last', 'one', 'two']);
  },
);
