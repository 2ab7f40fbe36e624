import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { liveBeatMs, type LiveMessage } from '#shared/kernel/live.ts';
import { useLiveServer } from '#testing/live-server.ts';

const site = useLiveServer();
const { open, change } = site;

it('sends the state of a topic at once and on every change [USER-2] [SITE-1]', async () => {
  const page = await open();
  page.send({ subscribe: ['settings'] });
  expect(await page.next()).toEqual({ topic: 'settings', version: '1', data: 'open' });
  change('settings', 'closed');
  expect(await page.next()).toEqual({ topic: 'settings', version: '2', data: 'closed' });
});

it('misses nothing over a disconnect: a page that reconnects with its versions receives later changes [USER-2] [CONN-2]', async () => {
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

it("rejects another user's topic, and an unknown one [USER-2] [NOTE-1]", async () => {
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

it('stops sending what is no longer followed [USER-2]', async () => {
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

it('limits the number of followed topics [USER-2]', async () => {
  const page = await open();
  for (let count = 0; count < 21; count += 1) page.send({ subscribe: [`many/${count}`] });
  const heard: LiveMessage[] = [];
  for (let count = 0; count < 21; count += 1) heard.push(await page.next());
  expect(heard.filter((message) => 'error' in message)).toEqual([
    { topic: 'many/20', error: { code: 'system/not-found' } },
  ]);
  page.send({ subscribe: ['many/7'] });
  expect(await page.next()).toMatchObject({ topic: 'many/7', version: '0' });
});

it('reads a topic once at a time however often one page asks for it, and answers [USER-2]', async () => {
  let readings = 0;
  let letRead: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letRead = resolve;
  });
  site.readSlowly = () => {
    readings += 1;
    return gate;
  };
  const page = await open('noura');
  page.send({ subscribe: Array.from({ length: 20 }, () => 'mine/noura') });
  for (let count = 0; count < 5; count += 1) page.send({ subscribe: ['mine/noura'] });
  // Messages are taken in turn: with this answer all of them have been.
  page.send({ subscribe: ['settings'] });
  expect(await page.next()).toMatchObject({ topic: 'settings' });
  expect(readings).toBe(1);
  letRead();
  expect(await page.next()).toMatchObject({ topic: 'mine/noura', version: '0' });
  await expect.poll(() => readings).toBe(2);
});

it.each([{ subscribe: ['settings'] }, { clock: 1 }])(
  'closes a socket that sends %j more often than any page does [USER-2]',
  async (request) => {
    const page = await open();
    for (let count = 0; count < 1000; count += 1) page.send(request);
    expect(await page.closed).toBe(1008);
  },
);

it('closes a socket whose session has ended, and no other [USER-2]', async () => {
  const gone = await open('noura');
  const other = await open('fahad');
  for (const [page, name] of [
    [gone, 'mine/noura'],
    [other, 'mine/fahad'],
  ] as const) {
    page.send({ subscribe: [name] });
    await page.next();
  }
  site.ended.add('noura');
  change('mine/noura', 'signed out elsewhere');
  expect(await gone.closed).toBe(4001);
  other.send({ subscribe: ['settings'] });
  expect(await other.next()).toMatchObject({ topic: 'settings' });
});

it.each([
  'garbage',
  '[]',
  '{"subscribe":"settings"}',
  '{"subscribe":[7]}',
  `{"subscribe":["${'x'.repeat(101)}"]}`,
  '{"clock":"now"}',
  '{"clock":-1}',
  '{"clock":0.5}',
  '{"clock":1e300}',
])('closes a socket that sends %j [USER-2]', async (text) => {
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

it.each(['settings', 'mine/noura'])(
  'closes a socket where %s can not be read, so that it comes back and asks for what it missed [USER-2]',
  async (topic) => {
    const page = await open('noura');
    page.send({ subscribe: [topic] });
    await page.next();
    site.isBroken = true;
    change(topic, 'while the database is away');
    expect(await page.closed).toBe(1011);
    site.isBroken = false;
    const back = await open('noura');
    back.send({ subscribe: [topic], after: { [topic]: '0' } });
    expect(await back.next()).toMatchObject({ topic, data: 'while the database is away' });
  },
);

it('sends a beat now and then although nothing changes [CONN-2]', async () => {
  const page = await open();
  page.send({ subscribe: ['settings'] });
  await page.next();
  vi.advanceTimersByTime(liveBeatMs);
  expect(await page.next()).toEqual({ isBeat: true });
});

it("opens nothing for another site's page, nor at another address [USER-2]", async () => {
  for (const [path, headers] of [
    ['/api/live', { 'x-foreign': 'yes' }],
    ['/api/other', {}],
  ] as const) {
    const socket = new WebSocket(`ws://127.0.0.1:${site.port()}${path}`, { headers });
    site.opened.push(socket);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toMatch(/40[34]/);
  }
});

it.each(['//', '//[', '///', 'http://[', 'http://:x/api/live', '/\\\\[', '//%', '*', 'x', '/api/live%'])(
  'refuses an upgrade at %j, and serves the others on [USER-2]',
  async (path) => {
    const raw = connect(site.port(), '127.0.0.1');
    raw.write(`GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    let answer = '';
    for await (const part of raw) answer += String(part);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    const other = await open();
    other.send({ subscribe: ['settings'] });
    expect(await other.next()).toMatchObject({ topic: 'settings' });
  },
);

it('keeps no refused connection whose peer neither reads nor leaves [USER-2]', async () => {
  const ends = ['', 'more'].map((rest) => {
    const raw = connect({ port: site.port(), host: '127.0.0.1', allowHalfOpen: true });
    raw.on('error', () => undefined);
    raw.write(`GET /nowhere HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n${rest}`);
    return raw;
  });
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      site.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  await Promise.all(ends.map((raw) => once(raw, 'readable')));
  await expect.poll(connections).toBe(0);
  for (const raw of ends) raw.destroy();
});

it('closes only once no topic is being read any more, so that the database can be closed after it [USER-2]', async () => {
  let letRead: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letRead = resolve;
  });
  let isReading = false;
  site.readSlowly = () => {
    isReading = true;
    return gate;
  };
  const page = await open('noura');
  page.send({ subscribe: ['mine/noura'] });
  await expect.poll(() => isReading).toBe(true);
  let isClosed = false;
  const closing = site.live.close().then(() => {
    isClosed = true;
  });
  await page.closed;
  expect(isClosed).toBe(false);
  letRead();
  await closing;
  expect(isClosed).toBe(true);
});
