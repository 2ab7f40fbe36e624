import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { gameChangeSchema, gameTopicOf, maxTailLength } from '#shared/games/live.ts';
import type { GameChange } from '#shared/games/live.ts';
import { openDevice, startHosted } from '#testing/hosted-game.ts';
import type { Device } from '#testing/hosted-game.ts';
import { followLive } from '#testing/live-page.ts';
import type { LivePage } from '#testing/live-page.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

let app: TestApp;
let host: TestUser;
let first: Device;
const pages: LivePage[] = [];

beforeEach(async () => {
  app = await createTestApp();
  await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
  host = await app.verified();
  first = await startHosted(app, host);
});
afterEach(async () => {
  for (const { socket } of pages.splice(0)) socket.terminate();
  await app.live.close();
  await app.server.fastify.close();
});

async function follow(client: TestClient | null, after?: string): Promise<LivePage> {
  const page = await followLive(app, client, gameTopicOf(first.gameId), after === undefined ? {} : { after });
  pages.push(page);
  return page;
}

/** The next change that matches. */
async function nextChange(
  page: LivePage,
  fits: (change: GameChange) => boolean = () => true,
): Promise<GameChange & { version: string }> {
  const message = await page.until(
    (data) => gameChangeSchema.safeParse(data).success && fits(gameChangeSchema.parse(data)),
  );
  return { ...gameChangeSchema.parse(message['data']), version: String(message['version']) };
}

const typesOf = ({ tail }: GameChange) => tail.map(({ type }) => type);
const cell = (index: number) => first.game().pack.cells[index]?.id ?? '';

it('sends the state of the game, and then each step as it is stored, without the whole log [GAME-3]', async () => {
  await first.play({ type: 'wheelStopped' });
  const page = await follow(host);
  expect(await nextChange(page)).toMatchObject({ seq: 1, outcome: 'open', writer: 'device-first', branches: [] });
  await first.play({ type: 'pick', cellId: cell(0) });
  expect(typesOf(await nextChange(page))).toEqual(['wheelStopped', 'pick']);
  await first.play({ type: 'reveal' });
  expect(typesOf(await nextChange(page))).toEqual(['pick', 'reveal']);
});

it('sends a reconnecting page what it missed, and only the newest step if that is too much or on another line [GAME-3] [CONN-2]', async () => {
  await first.play({ type: 'wheelStopped' });
  const { version } = await nextChange(await follow(host));
  await first.play({ type: 'pick', cellId: cell(0) });
  await first.play({ type: 'reveal' });
  const back = await nextChange(await follow(host, version));
  expect(typesOf(back)).toEqual(['wheelStopped', 'pick', 'reveal']);
  expect(await (await follow(host, back.version)).until(() => true)).toMatchObject({
    isCurrent: true,
    version: back.version,
  });
  expect(typesOf(await nextChange(await follow(host, `7${version}`)))).toEqual(['reveal']);
  for (let count = 0; count < maxTailLength; count += 1)
    first.step({ type: 'adjust', teamIndex: 0, points: 100, reason: 'للتجربة' });
  await first.send();
  expect(typesOf(await nextChange(await follow(host, back.version)))).toEqual(['adjust']);
});

it('notifies the writing device at once that another one took over [GAME-3]', async () => {
  const page = await follow(host);
  await nextChange(page);
  const second = await openDevice(app, host, first.gameId, 'device-second');
  await second.takeLease(true);
  expect((await nextChange(page)).writer).toBe('device-second');
  // Renewing a lease publishes no change: the next one is the step.
  await second.takeLease();
  await second.play({ type: 'wheelStopped' });
  expect((await nextChange(page)).seq).toBe(1);
});

it('reports a line that another device played offline, and the choice between them [GAME-6]', async () => {
  await first.play({ type: 'wheelStopped' });
  first.step({ type: 'pick', cellId: cell(0) });
  const second = await openDevice(app, host, first.gameId, 'device-second');
  await second.takeLease(true);
  await second.play({ type: 'pick', cellId: cell(1) });
  const page = await follow(host);
  const before = await nextChange(page);
  await first.errorOf();
  const {
    branches: [branch],
    version,
  } = await nextChange(page);
  expect(branch).toMatchObject({ deviceId: 'device-first', forkSeq: 1, seq: 2 });
  await host.call(gamesApi.chooseBranch, { id: first.gameId, branchId: branch?.id ?? '', keep: 'branch' });
  const chosen = await nextChange(page);
  // As long as the other line was, and yet another one.
  expect([chosen.branches, chosen.seq, version === chosen.version, before.seq]).toEqual([[], 2, false, 2]);
  expect(chosen.tail.map(({ id }) => id)).toEqual([first.unsent()[0]?.id]);
});

it('reports the end [GAME-3]', async () => {
  const page = await follow(host);
  for (const type of ['wheelStopped', 'end', 'finish'] as const) first.step({ type });
  await first.send();
  expect(await nextChange(page, ({ outcome }) => outcome !== 'open')).toMatchObject({
    outcome: 'finished',
    writer: null,
  });
});

it('is hidden from other users, and ends with the session [GAME-3] [USER-2]', async () => {
  const stranger = await app.verified();
  expect(await (await follow(stranger)).until(() => true)).toMatchObject({ error: { code: 'games/not-found' } });
  expect(await (await follow(null)).until(() => true)).toMatchObject({ error: { code: 'auth/unauthenticated' } });
  const page = await follow(host);
  await nextChange(page);
  const elsewhere = app.visitor();
  await elsewhere.call(accountsApi.signIn, { email: host.user.email, password: host.password });
  await elsewhere.call(accountsApi.endOtherSessions, {});
  const other = await openDevice(app, elsewhere, first.gameId, 'device-second');
  await other.takeLease(true);
  expect(await page.closed).toBe(4001);
});

it('sends an intermission when it begins and when it ends [REST-1] [CONN-2]', async () => {
  const page = await follow(host);
  expect(await nextChange(page)).toMatchObject({ intermission: null });
  const lease = { id: first.gameId, deviceId: 'device-first' };
  await host.call(gamesApi.takeLease, { ...lease, intermission: 'dinner' });
  expect(await nextChange(page)).toMatchObject({ intermission: 'dinner', seq: 0 });
  await host.call(gamesApi.takeLease, { ...lease, intermission: null });
  expect(await nextChange(page)).toMatchObject({ intermission: null, seq: 0 });
});
