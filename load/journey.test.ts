import { afterEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { addRedeemCode } from '#testing/redeem-codes.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { freePort } from '#testing/free-port.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { growingAccounts } from './accounts.ts';
import { acknowledgedToSeen } from './follow.ts';
import { runJourney } from './journey.ts';
import { phonesAGame } from './phones.ts';
import { joinToSeat } from './press-watch.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import type { World } from './visit.ts';

let app: TestApp;
let recorder: Recorder;
const closing = new AbortController();
afterEach(async () => {
  await app.live.close();
  await app.server.fastify.close();
});

async function openWorld(changes: Partial<World> = {}, opensRooms = true): Promise<World> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  app = await createTestApp({ publicUrl: new URL(origin), opensRoomsHere: opensRooms });
  await app.server.fastify.listen({ port, host: '127.0.0.1' });
  recorder = createRecorder(() => 0, 10_000);
  await addRedeemCode(app, 'SESSION-2345-6789');
  return {
    origin,
    seed: 'siraj',
    // People who don't wait at all.
    pace: 1e9,
    phones: 0,
    recorder,
    signal: closing.signal,
    now: () => app.clock.now(),
    mailedCode: (email) => app.mailedCode(email),
    nextCode: () => Promise.resolve('SESSION-2345-6789'),
    mustOpenRooms: true,
    ...changes,
  };
}

const operation = (name: string) => recorder.operations().find((each) => each.name === name);
const countOf = (contract: { readonly method: string; readonly path: string }) =>
  operation(`${contract.method} ${contract.path}`)?.count ?? 0;

it('plays two whole journeys: every call succeeds, and the second device sees every command', async () => {
  const world = await openWorld();
  const accounts = growingAccounts();
  const account = accounts.take(seededRandom('new'))!;
  const commands = [
    await runJourney(world, account, 1),
    await runJourney({ ...world, nextCode: null }, { ...account, isNew: false }, 2),
  ];

  const failed = recorder.operations().filter(({ errors }) => errors > 0);
  expect(failed.map(({ name, codes }) => [name, codes])).toEqual([]);
  // Each of the 36 tiles takes at least three commands: pick, reveal, award.
  expect(Math.min(...commands)).toBeGreaterThan(36 * 3);
  expect(countOf(gamesApi.sendCommands)).toBe(commands[0]! + commands[1]!);
  expect(operation(acknowledgedToSeen)?.count).toBe(countOf(gamesApi.sendCommands));
  expect(countOf(gamesApi.getSummary)).toBe(2);
  // The first of the two opens the account; the second device of both and the first of the other sign in.
  expect([countOf(passwordApi.signUp), countOf(accountsApi.signIn), countOf(accountsApi.signOut)]).toEqual([1, 3, 4]);
  const { query } = app.database;
  const paid = await query.selectFrom('purchases').select('status').execute();
  expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid']);
  const games = await query.selectFrom('games').select('outcome').execute();
  expect(games.map(({ outcome }) => outcome)).toEqual(['finished', 'finished']);
  // The other journey had no code.
  expect(countOf(redeemCodeApi.redeem)).toBe(1);
  expect(recorder.skipped()).toEqual(['redeeming: the accounts have no codes']);
});

it('lets four phones join a game, see their seats and leave', async () => {
  const world = await openWorld({ phones: 1 });
  await runJourney(world, growingAccounts().take(seededRandom('phones'))!, 1);
  const failed = recorder.operations().filter(({ errors }) => errors > 0);
  expect(failed.map(({ name, codes }) => [name, codes])).toEqual([]);
  for (const call of [roomsApi.findRoom, roomsApi.takeSeat, roomsApi.leaveSeat])
    expect(countOf(call)).toBe(phonesAGame);
  expect(operation(joinToSeat)?.count).toBe(phonesAGame);
  // Two devices and the phones.
  expect(operation('live: connect')?.count).toBe(2 + phonesAGame);
  const { query } = app.database;
  expect(await query.selectFrom('seats').select('name').where('removed_at', 'is', null).execute()).toEqual([]);
});

it('skips the phones of a server that need not open rooms', async () => {
  const world = await openWorld({ phones: 1, mustOpenRooms: false }, false);
  await runJourney(world, growingAccounts().take(seededRandom('alone'))!, 1);
  expect(recorder.skipped()).toContain('phones: this server is for its own machine, and opens no rooms');
  expect(operation('POST /api/games/{id}/room')).toMatchObject({ count: 1, errors: 0 });
});

it('fails where a server opens no rooms that must', async () => {
  const world = await openWorld({ phones: 1 }, false);
  const account = growingAccounts().take(seededRandom('alone'))!;
  await expect(runJourney(world, account, 1)).rejects.toThrow('rooms/this-machine-only');
  expect(operation('POST /api/games/{id}/room')).toMatchObject({ count: 1, errors: 1 });
  expect(recorder.skipped()).toEqual([]);
});

it('ends at the first call that fails, and counts it with its code', async () => {
  const world = await openWorld();
  const account = { email: 'stranger@siraj.test', password: 'secret-1', isNew: false };
  await expect(runJourney(world, account, 1)).rejects.toThrow('auth/invalid-credential');
  expect(operation('POST /api/auth/sign-in')).toMatchObject({ count: 1, codes: { 'auth/invalid-credential': 1 } });
  expect(countOf(gamesApi.startGame)).toBe(0);
});

it('ends at its next pause once the run is over', async () => {
  const over = new AbortController();
  const world = await openWorld({ pace: 0.001, signal: over.signal });
  const journey = runJourney(world, growingAccounts().take(seededRandom('over'))!, 1);
  over.abort();
  await expect(journey).rejects.toMatchObject({ name: 'AbortError' });
});
