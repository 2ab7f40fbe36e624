import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { portOf } from '../bench/servers.ts';
import { growingAccounts } from './accounts.ts';
import { drive } from './drive.ts';
import type { Target } from './target.ts';

let server: Server;
let target: Target;
let calls: number;
/** A server that answers nothing but an error. */
beforeEach(async () => {
  calls = 0;
  server = createServer((_, answer) => {
    calls += 1;
    answer.writeHead(503, { 'content-type': 'application/json' }).end('{"error":{"code":"system/unavailable"}}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  target = {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    description: 'a server that is away',
    accounts: growingAccounts(),
    mailedCode: () => Promise.reject(new Error('no mail')),
    nextCode: null,
    mustOpenRooms: true,
    figures: null,
    stop: () => Promise.resolve(),
  };
});
afterEach(() => new Promise((closed) => server.close(closed)));

const plan = { rate: 3000, minutes: 0.01, warmUpMinutes: 0, pace: 20, phones: 1, seed: 'siraj', maxJourneys: 1000 };

it('starts a journey for each arrival of the plan, and counts each failure with its code', async () => {
  const { journeys, operations, broken, skipped } = await drive(target, plan);
  const { planned } = journeys;
  expect(planned).toBeGreaterThan(10);
  expect(journeys).toMatchObject({
    started: planned,
    failed: planned,
    dropped: 0,
    finished: 0,
    cutOff: 0,
    commands: 0,
  });
  expect(calls).toBe(planned);
  const settings = operations.find(({ name }) => name === 'GET /api/settings');
  expect(settings).toMatchObject({ count: planned, errors: planned, codes: { 'system/unavailable': planned } });
  expect(broken).toContain(`GET /api/settings failed ${planned} times: system/unavailable`);
  expect(skipped).toEqual(['memory and event loop: no metrics are known']);
});

it('says how many phones joined, and not only how many should', async () => {
  const { conditions } = await drive(target, plan);
  expect(conditions).toContain('phones in 100 % of them (0 joined)');
});

it('drops arrivals beyond the journeys that may run, and says so', async () => {
  const { journeys, broken } = await drive(target, { ...plan, maxJourneys: 0 });
  expect(journeys).toMatchObject({ started: 0, dropped: journeys.planned });
  expect(calls).toBe(0);
  expect(broken).toContain(`${journeys.planned} arrivals were dropped: the rate was not kept`);
});

it('repeats its arrivals for the same seed', async () => {
  const planned = async (seed: string) => (await drive(target, { ...plan, seed, maxJourneys: 0 })).journeys.planned;
  expect(await planned('one')).toBe(await planned('one'));
});
