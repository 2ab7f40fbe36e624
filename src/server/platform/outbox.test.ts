import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createOutbox, maxAttempts, retryDelayMs } from './outbox.ts';
import type { Outbox } from './outbox.ts';

let app: TestApp;
let outbox: Outbox;
beforeEach(async () => {
  app = await createTestApp();
  outbox = another();
});

const another = () => createOutbox({ database: app.database, clock: app.clock, logger: pino({ level: 'silent' }) });
const add = (payload: unknown) => app.database.transaction((tx) => outbox.add(tx, 'test/news', payload));
const stored = () => app.database.query.selectFrom('outbox').select(['attempts', 'dead_at', 'last_error']).execute();

it('delivers the entries of a committed transaction, and none of a rolled back one', async () => {
  const seen: unknown[] = [];
  outbox.on('test/news', (payload) => Promise.resolve(void seen.push(payload)));
  await add({ game: 1 });
  await expect(
    app.database.transaction(async (tx) => {
      await outbox.add(tx, 'test/news', { game: 2 });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await outbox.drain()).toBe(1);
  expect(seen).toEqual([{ game: 1 }]);
  expect(await stored()).toEqual([]);
});

it('delivers in the order of writing, also within one millisecond', async () => {
  const seen: unknown[] = [];
  outbox.on('test/news', (payload) => Promise.resolve(void seen.push(payload)));
  const numbers = Array.from({ length: 25 }, (_, index) => index);
  for (const number of numbers) await add(number);
  // Rows that move within the table: its order is not the order of writing any more.
  await app.database.query.updateTable('outbox').set({ attempts: 0 }).where('payload', 'in', ['2', '3', '5']).execute();
  await outbox.drain();
  expect(seen).toEqual(numbers);
});

it('delivers each of a hundred entries once across four processes', async () => {
  const seen: unknown[] = [];
  const workers = [another(), another(), another(), another()];
  for (const worker of workers) worker.on('test/news', (payload) => Promise.resolve(void seen.push(payload)));
  await Promise.all(Array.from({ length: 100 }, (_, index) => add(index)));
  await Promise.all(workers.map((worker) => worker.drain()));
  expect([...seen].sort((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 100 }, (_, index) => index),
  );
});

it('tries again later and later, gives up after many attempts, and keeps what it gave up on', async () => {
  let attempts = 0;
  outbox.on('test/news', () => {
    attempts += 1;
    return Promise.reject(new Error('the mail server is away'));
  });
  await add({});
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    await outbox.drain();
    expect(attempts).toBe(attempt);
    app.clock.moveBy(retryDelayMs(attempt) - 1);
    expect(await outbox.drain()).toBe(0);
    app.clock.moveBy(1);
  }
  app.clock.moveBy(24 * 60 * 60 * 1000);
  expect(await outbox.drain()).toBe(0);
  expect(await stored()).toMatchObject([{ attempts: maxAttempts, last_error: 'Error: the mail server is away' }]);
  expect((await stored())[0]?.dead_at).not.toBeNull();
});

it('delivers what was added or postponed by a clock that was ahead, and keeps what was given a time', async () => {
  const seen: unknown[] = [];
  let isAway = true;
  outbox.on('test/news', (payload) => {
    if (isAway) return Promise.reject(new Error('the mail server is away'));
    return Promise.resolve(void seen.push(payload));
  });
  const hourMs = 60 * 60_000;
  const dueAt = app.clock.now() + 24 * hourMs;
  app.clock.moveBy(hourMs);
  await add('postponed');
  await outbox.drain();
  await add('added');
  await app.database.transaction((tx) => outbox.add(tx, 'test/news', 'given a time', dueAt));
  app.clock.moveBy(-hourMs);
  isAway = false;
  await outbox.drain();
  expect(seen).toEqual(['postponed', 'added']);
  app.clock.moveBy(24 * hourMs);
  await outbox.drain();
  expect(seen).toEqual(['postponed', 'added', 'given a time']);
});

it('takes over what a process left that died while delivering', async () => {
  let release: () => void = () => undefined;
  const handed = new Promise<void>((isHanded) => {
    outbox.on('test/news', () => {
      isHanded();
      return new Promise((resolve) => (release = resolve));
    });
  });
  await add({});
  const stuck = outbox.drain();
  await handed;
  const seen: unknown[] = [];
  const second = another();
  second.on('test/news', (payload) => Promise.resolve(void seen.push(payload)));
  expect(await second.drain()).toBe(0);
  app.clock.moveBy(60_000);
  expect(await second.drain()).toBe(1);
  expect(seen).toEqual([{}]);
  release();
  await stuck;
});

it('delivers after the commit once it is started', async () => {
  const delivered = new Promise((resolve) => {
    outbox.on('test/news', (payload) => {
      resolve(payload);
      return Promise.resolve();
    });
  });
  outbox.start();
  await add({ soon: true });
  expect(await delivered).toEqual({ soon: true });
  await outbox.stop();
});
