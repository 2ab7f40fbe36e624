import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LiveMessage } from '#shared/kernel/live.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../auth-session.ts';
import { createLive } from './index.ts';
import type { Live, LiveTopic } from './index.ts';

const redis = await reachableRedis();
afterAll(() => redis?.disconnect());

async function reachableRedis(): Promise<Redis | null> {
  const client = new Redis(process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379', { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  return client.connect().then(() => client, () => null);
}

const logger = pino({ level: 'silent' });
const caller = (sessionId: string) => ({ sessionId, user: { uid: sessionId } }) as unknown as Caller;

let server: Server;
let live: Live;
let states: Map<string, { version: number; data: unknown }>;
const opened: WebSocket[] = [];
const ended = new Set<string>();

/** Topics whose state stands in a map: `settings` for all, `mine/…` for the session of that name. */
const topics: readonly LiveTopic[] = [
  { isShared: true, owns: (name) => name === 'settings' || name.startsWith('many/'), newsOf: (_, name) => name, read: (_, name, after) => Promise.resolve(read(name, after)) },
  {
    isShared: false, owns: (name) => name.startsWith('mine/'), newsOf: (_, name) => name,
    read: (who, name, after) => {
      if (ended.has(who?.sessionId ?? '')) return Promise.reject(new AppError('auth/unauthenticated'));
      if (name !== `mine/${who?.sessionId ?? ''}`) return Promise.reject(new AppError('auth/permission-denied'));
      return Promise.resolve(read(name, after));
    },
  },
];

function read(name: string, after: string | null) {
  const { version, data } = states.get(name) ?? { version: 0, data: null };
  return String(version) === after ? null : { version: String(version), data };
}

function change(name: string, data: unknown) {
  states.set(name, { version: (states.get(name)?.version ?? 0) + 1, data });
  live.changed(name);
}

beforeEach(async () => {
  ended.clear();
  states = new Map([['settings', { version: 1, data: 'open' }]]);
  live = createLive({ redis: null, logger });
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  live.attach(server, topics, (request) => Promise.resolve(
    request.headers['x-foreign'] === undefined ? { caller: request.headers.cookie === undefined ? null : caller(request.headers.cookie) } : { status: 403 as const },
  ), () => Promise.resolve(true));
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await live.close();
  server.closeAllConnections();
  server.close();
});

interface Page {
  readonly socket: WebSocket;
  /** The next message that comes. */
  next(): Promise<LiveMessage>;
  send(request: unknown): void;
  readonly closed: Promise<number>;
}

async function open(cookie?: string, headers: Record<string, string> = {}): Promise<Page> {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { ...(cookie === undefined ? {} : { cookie }), ...headers } });
  opened.push(socket);
  const heard: LiveMessage[] = [];
  const waiting: ((message: LiveMessage) => void)[] = [];
  socket.on('message', (raw: Buffer) => {
    const message = JSON.parse(raw.toString()) as LiveMessage;
    const taker = waiting.shift();
    if (taker === undefined) heard.push(message);
    else taker(message);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  return {
    socket, closed,
    next: () => {
      const message = heard.shift();
      return message === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(message);
    },
    send: (request) => socket.send(typeof request === 'string' ? request : JSON.stringify(request)),
  };
}

it('tells the state of a topic at once and at every change [USER-2] [SITE-1]', async () => {
  const page = await open();
  page.send({ subscribe: ['settings'] });
  expect(await page.next()).toEqual({ topic: 'settings', version: '1', data: 'open' });
  change('settings', 'closed');
  expect(await page.next()).toEqual({ topic: 'settings', version: '2', data: 'closed' });
});

it('misses nothing over a drop: who comes back says what they have, and is told what came since [USER-2] [CONN-2]', async () => {
  const page = await open();
  page.send({ subscribe: ['settings'] });
  await page.next();
  page.socket.terminate();
  change('settings', 'changed meanwhile');
  const back = await open();
  back.send({ subscribe: ['settings'], after: { settings: '1' } });
  expect(await back.next()).toEqual({ topic: 'settings', version: '2', data: 'changed meanwhile' });
  const again = await open();
  again.send({ subscribe: ['settings'], after: { settings: '2' } });
  expect(await again.next()).toEqual({ topic: 'settings', version: '2', isCurrent: true });
});

it("tells nobody somebody else's topic, nor one that there isn't [USER-2] [NOTE-1]", async () => {
  const page = await open('noura');
  page.send({ subscribe: ['mine/fahad'] });
  expect(await page.next()).toEqual({ topic: 'mine/fahad', error: { code: 'auth/permission-denied' } });
  page.send({ subscribe: ['constructor'] });
  expect(await page.next()).toEqual({ topic: 'constructor', error: { code: 'system/not-found' } });
  page.send({ subscribe: ['mine/noura'] });
  expect(await page.next()).toMatchObject({ topic: 'mine/noura', version: '0' });
  change('mine/fahad', 'secret');
  change('mine/noura', 'news');
  expect(await page.next()).toEqual({ topic: 'mine/noura', version: '1', data: 'news' });
});

it('stops telling what is no longer followed [USER-2]', async () => {
  const page = await open('noura');
  page.send({ subscribe: ['settings', 'mine/noura'] });
  await page.next();
  await page.next();
  page.send({ unsubscribe: ['settings'] });
  page.send({ subscribe: ['mine/noura'] });
  await page.next();
  change('settings', 'closed');
  change('mine/noura', 'news');
  expect(await page.next()).toMatchObject({ topic: 'mine/noura', data: 'news' });
});

it('follows no more topics than a page can want [USER-2]', async () => {
  const page = await open();
  for (let count = 0; count < 21; count += 1) page.send({ subscribe: [`many/${count}`] });
  const heard: LiveMessage[] = [];
  for (let count = 0; count < 21; count += 1) heard.push(await page.next());
  expect(heard.filter((message) => 'error' in message)).toEqual([{ topic: 'many/20', error: { code: 'system/not-found' } }]);
  page.send({ subscribe: ['many/7'] });
  expect(await page.next()).toMatchObject({ topic: 'many/7', version: '0' });
});

it('closes a socket whose session has ended, and no other [USER-2]', async () => {
  const gone = await open('noura');
  const other = await open('fahad');
  for (const [page, name] of [[gone, 'mine/noura'], [other, 'mine/fahad']] as const) {
    page.send({ subscribe: [name] });
    await page.next();
  }
  ended.add('noura');
  change('mine/noura', 'signed out elsewhere');
  expect(await gone.closed).toBe(4001);
  other.send({ subscribe: ['settings'] });
  expect(await other.next()).toMatchObject({ topic: 'settings' });
});

it.each(['garbage', '[]', '{"subscribe":"settings"}', '{"subscribe":[7]}', `{"subscribe":["${'x'.repeat(81)}"]}`])('closes a socket that sends %j [USER-2]', async (text) => {
  const page = await open();
  page.send(text);
  expect(await page.closed).toBe(1008);
});

it('closes a socket that sends ten megabytes, and serves the others on [USER-2]', async () => {
  const page = await open();
  const other = await open();
  page.socket.on('error', () => undefined);
  page.send('x'.repeat(10 * 1024 * 1024));
  expect([1006, 1009]).toContain(await page.closed);
  other.send({ subscribe: ['settings'] });
  expect(await other.next()).toMatchObject({ topic: 'settings' });
});

it('cuts off a page that does not read, instead of keeping everything for it [USER-2]', async () => {
  const slow = await open();
  slow.send({ subscribe: ['settings'] });
  await slow.next();
  slow.socket.pause();
  const other = await open();
  other.send({ subscribe: ['settings'] });
  await other.next();
  const big = 'x'.repeat(512 * 1024);
  for (let count = 0; count < 40; count += 1) {
    change('settings', `${count} ${big}`);
    expect(await other.next()).toMatchObject({ topic: 'settings' });
  }
  slow.socket.resume();
  expect([1006, 4002]).toContain(await slow.closed);
});

it("opens nothing for another site's page, nor at another address [USER-2]", async () => {
  const { port } = server.address() as AddressInfo;
  for (const [path, headers] of [['/api/live', { 'x-foreign': 'yes' }], ['/api/other', {}]] as const) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    opened.push(socket);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toMatch(/40[34]/);
  }
});

it.skipIf(redis === null)('tells the pages of one process what another has changed [USER-2] [SITE-1]', async () => {
  const other = createLive({ redis, logger });
  const here = createLive({ redis, logger });
  const beside = createServer().listen(0, '127.0.0.1');
  await once(beside, 'listening');
  here.attach(beside, topics, () => Promise.resolve({ caller: caller('noura') }), () => Promise.resolve(true));
  const { port } = beside.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`);
  opened.push(socket);
  await once(socket, 'open');
  socket.send(JSON.stringify({ subscribe: ['settings'] }));
  await once(socket, 'message');
  // Redis may still be taking the subscription: what is told before reaches nobody, and is told again.
  states.set('settings', { version: 2, data: 'closed' });
  const told = once(socket, 'message');
  const telling = setInterval(() => other.changed('settings'), 20);
  const [raw] = (await told) as [Buffer];
  clearInterval(telling);
  expect(JSON.parse(raw.toString())).toEqual({ topic: 'settings', version: '2', data: 'closed' });
  await here.close();
  await other.close();
  beside.close();
});
