/** Many processes: two servers on one PostgreSQL and one Redis, behind a small proxy. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { gameTopicOf } from '#shared/games/live.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { livePath } from '#shared/kernel/live.ts';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import { randomIndex, seededRandom } from '#shared/kernel/random.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres } from '../bench/servers.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { checkRoom, roomFacts } from './check-room.ts';
import { answerOf } from './fault.ts';
import { sumOf } from './kept.ts';
import { enterAsVerified, makeCodes } from './people.ts';
import { startProxy } from './proxy.ts';
import { startRedis, type OwnRedis } from './redis.ts';
import { patience, report, seed, times } from './report.ts';
import { live, openRoom, untilEachKind } from './room.ts';
import { createSite, type Site } from './site.ts';

const id = 'processes';
const withinMs = 10_000 * patience;
const adminEmail = 'admin@proof.test';
const random = seededRandom(`${seed}/${id}`);
const rows: (string | number)[][] = [];
const broken: string[] = [];

/** Adds a row to the report. The promise counts as broken if it was not kept each time, or never tried. */
function promise(name: string, tried: number, kept: number, measured = ''): void {
  rows.push([name, tried, kept, measured]);
  if (kept !== tried || tried === 0) broken.push(name);
}

const redis = process.env['TEST_DATABASE_URL'] === undefined ? null : await startRedis();
if (redis === null) report({ id, conditions: 'Two servers', skipped: ['PostgreSQL and Redis or Valkey are needed'] });
else await prove(redis);

async function prove(own: OwnRedis): Promise<void> {
  const postgres = await createPostgres();
  const proxyPort = await freePort();
  const options = {
    publicPort: proxyPort,
    databaseUrl: postgres.url,
    env: { ADMIN_EMAIL: adminEmail, REDIS_URL: own.url },
  };
  const one = createSite({ ...options, port: await freePort() });
  const other = createSite({ ...options, port: await freePort() });
  await Promise.all([one.start(), other.start()]);
  const proxy = await startProxy(proxyPort, [one.port, other.port]);

  const admin = createCaller(one.at, one.origin);
  await enterAsVerified(one, admin, adminEmail);
  const categories = doneOf(await admin.call(questionsApi.listCategories, {})).items.map((each) => each.id);
  const codes = await makeCodes(admin, 400, 2);

  await followAcross(one, other, categories);
  await settleAcross(one, other);
  await redeemAcross(one, other, codes);
  await maintainAcross(admin, other);
  await killUnderLoad([one, other], categories, codes);
  await restartInTurn([one, other]);
  await proxy.close();
  await Promise.all([one.stop(), other.stop()]);
  const books = await one.checkBooks();
  promise('the books agree afterwards', 1, books.agree ? 1 : 0, books.said);
  await limitAcross(options);
  await own.stop();
  await postgres.drop();
  report({
    id,
    conditions: 'Two servers, one PostgreSQL, one Redis, a proxy in front',
    columns: ['promise', 'tried', 'kept', 'measured'],
    rows,
    broken,
  });
}

/** Ids of the commands that a page receives of a game, in order. */
function follow(site: Site, caller: Caller, gameId: string): { readonly heard: string[]; close(): void } {
  const heard: string[] = [];
  const message = z.object({ data: z.object({ tail: z.array(z.object({ id: z.string() })) }) });
  const socket = new WebSocket(`ws://127.0.0.1:${site.port}${livePath}`, {
    headers: { cookie: caller.cookie(), origin: site.origin },
  });
  socket.on('open', () => socket.send(JSON.stringify({ subscribe: [gameTopicOf(gameId)] })));
  socket.on('message', (raw: Buffer) => {
    const read = message.safeParse(JSON.parse(raw.toString()));
    for (const command of read.success ? read.data.data.tail : [])
      if (!heard.includes(command.id)) heard.push(command.id);
  });
  return { heard, close: () => socket.terminate() };
}

async function startGame(caller: Caller, categories: readonly string[]) {
  const teams = [{ name: 'الصقور' }, { name: 'اللؤلؤ' }];
  const setup = { rulesVersion, teams, length: 'short' as const, categoryIds: categories.slice(0, 4) };
  return doneOf(await caller.call(gamesApi.startGame, setup));
}

/** A second device on the other process sees each step, and takes the lease from the first. */
async function followAcross(one: Site, other: Site, categories: readonly string[]): Promise<void> {
  const host = createCaller(one.at, one.origin);
  await enterAsVerified(one, host, 'host@proof.test');
  const { game, pack } = await startGame(host, categories);
  const page = follow(other, host, game.id);
  const second = host.on(other.at);
  const devices = [
    { caller: host, deviceId: 'device-at-the-first' },
    { caller: second, deviceId: 'device-at-the-second' },
  ];
  const steps = [
    { type: 'wheelStopped' as const },
    ...pack.cells.flatMap(({ id: cellId }) => [
      { type: 'pick' as const, cellId },
      { type: 'reveal' as const },
      { type: 'award' as const, teamIndex: null },
    ]),
  ].slice(0, times(48) + 1);
  const sent: string[] = [];
  let refused = 0;
  for (const [index, act] of steps.entries()) {
    const [writer, idle] = index % 2 === 0 ? devices : devices.toReversed();
    if (writer === undefined || idle === undefined) continue;
    const { deviceId, caller } = writer;
    doneOf(await caller.call(gamesApi.takeLease, { id: game.id, deviceId, takeOver: true }));
    const command = { ...act, id: crypto.randomUUID(), seq: index + 1, at: Date.now() };
    const late = await idle.caller.call(gamesApi.sendCommands, {
      id: game.id,
      deviceId: idle.deviceId,
      commands: [{ ...command, id: crypto.randomUUID() }],
    });
    if (late.kind === 'refused' && late.code === 'games/lease-lost') refused += 1;
    doneOf(await caller.call(gamesApi.sendCommands, { id: game.id, deviceId, commands: [command] }));
    sent.push(command.id);
  }
  await until(() => page.heard.length >= sent.length);
  page.close();
  const inOrder = sent.filter((each, index) => page.heard[index] === each).length;
  promise('a device on the other process receives each step, in order', sent.length, inOrder);
  promise('the lease moves to the other process, and the first is refused', steps.length, refused);
}

/** Waits for what must come, `withinMs` at most: what is missing then is counted as broken. */
async function until(isDone: () => boolean | Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isDone()) && performance.now() - startedAt < withinMs) await wait(10);
  return performance.now() - startedAt;
}

async function balanceOf(caller: Caller): Promise<number> {
  return doneOf(await caller.call(accountsApi.getMe, {})).user.gameSessionBalance;
}

/** Paid at one process, checked at both at once: granted once. */
async function settleAcross(one: Site, other: Site): Promise<void> {
  const buyer = createCaller(one.at, one.origin);
  await enterAsVerified(one, buyer, 'buyer@proof.test');
  const elsewhere = buyer.on(other.at);
  const before = await balanceOf(buyer);
  const purchases = times(30);
  for (let index = 0; index < purchases; index += 1) {
    const order = { items: [{ packageId: 'five-sessions', quantity: 1 }] };
    const { purchase, payment } = doneOf(await buyer.call(purchaseApi.createPurchase, order));
    if (payment.kind !== 'redirect') throw new Error('the sandbox has no page');
    const paymentId = payment.url.slice(payment.url.lastIndexOf('/') + 1);
    doneOf(await elsewhere.call(sandboxApi.choose, { id: paymentId, choice: 'webhook-twice' }));
    await Promise.all(
      [buyer, elsewhere, buyer, elsewhere].map((caller) => caller.call(purchaseApi.checkPurchase, { id: purchase.id })),
    );
  }
  const granted = ((await balanceOf(elsewhere)) - before) / 5;
  promise('a purchase paid at one process and checked at both grants once', purchases, granted);
}

/** One code at both processes at once, by two accounts. */
async function redeemAcross(one: Site, other: Site, codes: string[]): Promise<void> {
  const callers = [createCaller(one.at, one.origin), createCaller(other.at, other.origin)];
  for (const [index, caller] of callers.entries())
    await enterAsVerified(index === 0 ? one : other, caller, `rival-${index}@proof.test`);
  const tried = times(50);
  let once = 0;
  for (let index = 0; index < tried; index += 1) {
    const code = codes.pop() ?? '';
    const outcomes = await Promise.all(callers.map((caller) => caller.call(redeemCodeApi.redeem, { code })));
    if (outcomes.filter(({ kind }) => kind === 'done').length === 1) once += 1;
  }
  promise('a code redeemed at both at once works for one account', tried, once);
}

/** Maintenance switched on at one process closes the other. */
async function maintainAcross(admin: Caller, other: Site): Promise<void> {
  const visitor = createCaller(other.at, other.origin);
  const answer = async () => answerOf(await visitor.call(questionsApi.listCategories, {}));
  const tried = times(10);
  const tookMs: number[] = [];
  for (let index = 0; index < tried; index += 1) {
    doneOf(await admin.call(siteSettingsApi.setMaintenance, { enabled: true }));
    tookMs.push(await until(async () => (await answer()) === '503 system/maintenance'));
    doneOf(await admin.call(siteSettingsApi.setMaintenance, { enabled: false }));
    tookMs.push(await until(async () => (await answer()) === '200'));
  }
  const slowest = Math.max(...tookMs);
  const kept = tookMs.filter((ms) => ms < withinMs).length;
  promise('maintenance is on and off at both', tookMs.length, kept, `${Math.round(slowest)} ms at most`);
}

/** One of the two is killed under load, again and again; the proxy leads to the other. */
async function killUnderLoad(sites: readonly Site[], categoryIds: readonly string[], codes: string[]): Promise<void> {
  const [site] = sites;
  if (site === undefined) return;
  const reachable = { origin: site.origin, whenUp: () => Promise.resolve() };
  const nextCode = () => {
    const code = codes.pop();
    return code === undefined ? undefined : { code, sessions: 2 };
  };
  const rooms = await Promise.all(
    [1, 2, 3, 4].map((number) => openRoom({ site: reachable, seed, number, categoryIds, nextCode })),
  );
  let isOver = false;
  const living = Promise.all(rooms.map((room) => live(room, () => isOver)));
  await Promise.race([untilEachKind(rooms), living]);
  const kills = times(20);
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(300 + randomIndex(random, 700));
    const victim = sites[kill % sites.length];
    await victim?.kill();
    await wait(200);
    await victim?.start();
  }
  isOver = true;
  await living;
  const checks = await Promise.all(rooms.map(checkRoom));
  for (const fact of roomFacts) {
    const { acknowledged, lost, doubled } = sumOf(checks.map((check) => check[fact]));
    promise(`${fact}, ${kills} kills of one process under load`, acknowledged, acknowledged - lost - doubled);
  }
}

/** Both processes are replaced, one after the other, while callers read without a pause. */
async function restartInTurn(sites: readonly Site[]): Promise<void> {
  const [site] = sites;
  if (site === undefined) return;
  const requests = times(10_000);
  let sent = 0;
  let answered = 0;
  const paths = ['/', questionsApi.listCategories.path, '/api/packages', '/store'];
  const callers = Array.from({ length: 8 }, async () => {
    while (sent < requests) {
      sent += 1;
      const answer = await fetch(`${site.origin}${paths[sent % paths.length] ?? '/'}`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status === 200) answered += 1;
    }
  });
  let restarts = 0;
  const isRunning = () => sent < requests;
  while (isRunning()) {
    const next = sites[restarts % sites.length];
    await next?.stop();
    await next?.start();
    await wait(200);
    restarts += 1;
  }
  await Promise.all(callers);
  promise('reads answered while the processes restart in turn', sent, answered, `${restarts} restarts`);
}

/** A limit counts what both processes saw. */
async function limitAcross(options: Parameters<typeof createSite>[0] | object): Promise<void> {
  const shared = { ...(options as Omit<Parameters<typeof createSite>[0], 'port'>) };
  const env = { ...shared.env, RATE_LIMITS: 'on' };
  const sites = [
    createSite({ ...shared, env, port: await freePort() }),
    createSite({ ...shared, env, port: await freePort() }),
  ];
  await Promise.all(sites.map((site) => site.start()));
  let passed = 0;
  for (let index = 0; index < rateLimits.sign_in.max * 2; index += 1) {
    const caller = createCaller(sites[index % 2]?.at ?? '', sites[0]?.origin);
    const outcome = await caller.call(accountsApi.signIn, { email: 'host@proof.test', password: 'not the password' });
    if (outcome.kind === 'refused' && outcome.code === 'auth/invalid-credential') passed += 1;
  }
  await Promise.all(sites.map((site) => site.stop()));
  promise('a limit counts the calls of both', rateLimits.sign_in.max, passed);
}
