/** Parts that fail: database, link, Redis, disks, mail, payment, connections; what callers get, and what is left. */
import { spawnSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { questionsApi } from '#shared/questions/api.ts';
import { accountsApi } from '#shared/accounts/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { openSilentProxy } from '#testing/silent-proxy.ts';
import { createPostgres, freePort } from '../bench/servers.ts';
import { createCaller, doneOf } from '#testing/caller.ts';
import { codeOf, damageColumns, suffer, type Fault } from './fault.ts';
import { findPrograms, startOwnPostgres, type OwnPostgres } from './own-postgres.ts';
import { enterAsVerified } from './people.ts';
import { startRedis } from './redis.ts';
import { report, seed, share, times } from './report.ts';
import { openRoom, type Room } from './room.ts';
import { createSite, type Site } from './site.ts';
import { mountSmallDisk } from './small-disk.ts';

const unavailable = '503 within 6 s';
const full = {
  promise: '503 system/storage-full',
  code: 'system/storage-full',
  lastsMs: 5000,
  answerWithinMs: 10_000,
  recoverWithinMs: 30_000,
};
const rows: (string | number)[][] = [];
const broken: string[] = [];
const skipped: string[] = [];

const programs = findPrograms();
if (programs === null || process.env['TEST_DATABASE_URL'] === undefined)
  skipped.push('faults of PostgreSQL: it is not installed, or may not run here');
else await databaseFaults(programs);
await fullEmbeddedDisk();
if (share >= 1) {
  await fullDisks();
  await partsAside();
}
report({
  id: 'parts',
  conditions: 'Two rooms play while one part fails',
  columns: damageColumns,
  rows,
  broken,
  skipped,
});
if (programs === null || process.env['TEST_DATABASE_URL'] === undefined)
  report({ id: 'migrations', conditions: 'Interrupted migrations', skipped: ['no PostgreSQL'] });
else if (share >= 1) await interruptedMigrations(programs);

async function add(fault: Fault, rooms: readonly Room[]): Promise<void> {
  const damage = await suffer(fault, rooms);
  rows.push([...damage.row]);
  broken.push(...damage.broken);
}

async function openRooms(site: Site): Promise<readonly Room[]> {
  const { items } = doneOf(await createCaller(site.origin).call(questionsApi.listCategories, {}));
  const parts = { site, seed, categoryIds: items.map(({ id }) => id), nextCode: () => undefined };
  const rooms: Room[] = [];
  for (let number = 1; number <= 2; number += 1) rooms.push(await openRoom({ ...parts, number }));
  return rooms;
}

async function databaseFaults(folder: string): Promise<void> {
  const postgres = await startOwnPostgres(folder);
  const link = await openSilentProxy({ host: '127.0.0.1', port: postgres.port });
  const redis = await startRedis();
  const site = createSite({
    port: await freePort(),
    databaseUrl: postgres.url.replace(String(postgres.port), String(link.port)),
    env: redis === null ? {} : { REDIS_URL: redis.url },
  });
  await site.start();
  const rooms = await openRooms(site);
  const limits = { code: 'system/unavailable', answerWithinMs: 6500, recoverWithinMs: 10_000 };
  await add(
    {
      name: 'PostgreSQL crashed',
      promise: unavailable,
      lastsMs: 5000,
      begin: postgres.stop,
      end: postgres.start,
      ...limits,
    },
    rooms,
  );
  await add(
    {
      name: 'PostgreSQL frozen',
      promise: unavailable,
      lastsMs: 15_000,
      begin: postgres.freeze,
      end: postgres.thaw,
      ...limits,
    },
    rooms,
  );
  for (const seconds of [20, 60]) {
    const begin = () => link.silence();
    const end = () => link.heal();
    const name = `link to PostgreSQL silent, ${seconds} s`;
    await add({ name, promise: unavailable, lastsMs: seconds * 1000, begin, end, ...limits }, rooms);
  }
  await takeConnections(postgres, rooms);
  if (redis === null) skipped.push('faults of Redis: neither Redis nor Valkey is installed');
  else {
    const delay = {
      promise: 'answers, at most 0.5 s later',
      answerWithinMs: 1500,
      recoverWithinMs: 1000,
      lastsMs: 10_000,
    };
    await add({ name: 'Redis hangs', begin: redis.freeze, end: redis.thaw, ...delay }, rooms);
    let again: { stop(): Promise<void> } | null = null;
    const end = async () => {
      again = await startRedis(redis.port);
    };
    await add({ name: 'Redis stopped', begin: redis.stop, end, ...delay }, rooms);
    await (again as { stop(): Promise<void> } | null)?.stop();
  }
  await halfOpenSockets(site, rooms);
  await site.stop();
  const books = await site.checkBooks();
  if (!books.agree) broken.push(`the books disagree: ${books.said}`);
  await link.close();
  postgres.stop();
}

/** Other programs hold all connections that PostgreSQL has left. */
async function takeConnections(postgres: OwnPostgres, rooms: readonly Room[]): Promise<void> {
  let taken: pg.Client[] = [];
  await add(
    {
      name: 'PostgreSQL out of connections',
      promise: 'its own connections go on',
      lastsMs: 5000,
      answerWithinMs: 6500,
      recoverWithinMs: 5000,
      async begin() {
        for (;;) {
          const client = new pg.Client({ connectionString: postgres.url });
          client.on('error', () => undefined);
          try {
            await client.connect();
            taken.push(client);
          } catch {
            return;
          }
        }
      },
      async end() {
        await Promise.all(taken.map((client) => client.end()));
        taken = [];
      },
    },
    rooms,
  );
}

/** Sockets that are opened and never say a word, or stop in the middle of a request. */
async function halfOpenSockets(site: Site, rooms: readonly Room[]): Promise<void> {
  const sockets: Socket[] = [];
  await add(
    {
      name: '500 half-open sockets',
      promise: 'other callers are served',
      lastsMs: 10_000,
      answerWithinMs: 1500,
      recoverWithinMs: 1000,
      begin() {
        for (let index = 0; index < 500; index += 1) {
          const socket = connect(site.port, '127.0.0.1');
          socket.on('error', () => undefined);
          if (index % 2 === 0)
            socket.write('POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: 90\r\n\r\n{');
          sockets.push(socket);
        }
      },
      end: () => sockets.forEach((socket) => socket.destroy()),
    },
    rooms,
  );
}

async function fullEmbeddedDisk(): Promise<void> {
  const disk = mountSmallDisk(400);
  if (disk === null) {
    skipped.push('full disks: this user may not mount one');
    return;
  }
  const site = createSite({ port: await freePort(), dataDir: disk.folder });
  await site.start();
  const name = 'disk of the embedded database full';
  await add({ name, begin: disk.fill, end: disk.free, ...full }, await openRooms(site));
  await site.stop();
}

async function fullDisks(): Promise<void> {
  if (programs === null) return;
  for (const what of ['data', 'log'] as const) {
    const disk = mountSmallDisk(300);
    if (disk === null) return;
    const place = what === 'data' ? { folder: disk.folder } : { walFolder: disk.folder };
    const postgres = await startOwnPostgres(programs, place);
    const site = createSite({ port: await freePort(), databaseUrl: postgres.url });
    await site.start();
    const end = () => {
      disk.free();
      // Without room for its log PostgreSQL ends; its operator starts it again.
      if (!postgres.isRunning()) postgres.start();
    };
    await add({ name: `disk of PostgreSQL's ${what} full`, begin: disk.fill, end, ...full }, await openRooms(site));
    await site.stop();
    postgres.stop();
  }
}

/** Mail and payment: what waits for them waits alone. */
async function partsAside(): Promise<void> {
  const silent = await openSilentProxy(null);
  const places = { silent: `127.0.0.1:${silent.port}`, away: `127.0.0.1:${await freePort()}` };
  for (const [how, place] of Object.entries(places)) {
    const site = createSite({
      port: await freePort(),
      env: { TAP_SECRET_KEY: 'sk_test_proof', TAP_API_URL: `http://${place}/v2` },
    });
    await site.start();
    const buyer = createCaller(site.origin);
    await enterAsVerified(site, buyer, 'buyer@proof.test');
    const startedAt = performance.now();
    const order = { items: [{ packageId: 'one-session', quantity: 1 }] };
    const opened = await buyer.call(purchaseApi.createPurchase, order);
    const tookMs = performance.now() - startedAt;
    const answer = opened.kind === 'refused' ? opened.code : opened.kind === 'unknown' ? codeOf(opened.why) : '201';
    const seconds = `${(tookMs / 1000).toFixed(1)} s`;
    rows.push([`payment provider ${how}`, 'store/payment-unavailable within 12 s', answer, seconds, '-', '-', '-']);
    if (!/payment-unavailable/.test(answer) || tookMs > 12_000) broken.push(`payment provider ${how}: ${answer}`);
    await site.stop();

    const mailing = createSite({
      port: await freePort(),
      env: { SMTP_URL: `smtp://${place}`, MAIL_FROM: 'Siraj <siraj@proof.test>' },
    });
    await mailing.start();
    const began = performance.now();
    const person = { email: 'person@proof.test', password: 'diwaniya-2026', displayName: 'بو فهد' };
    const signedUp = await createCaller(mailing.origin).call(accountsApi.signUp, person);
    const took = performance.now() - began;
    rows.push([
      `mail server ${how}`,
      'sign-up works without it',
      signedUp.kind,
      `${(took / 1000).toFixed(1)} s`,
      '-',
      '-',
      '-',
    ]);
    if (signedUp.kind !== 'done' || took > 3000) broken.push(`mail server ${how}: sign-up ${signedUp.kind}`);
    await mailing.stop();
  }
  await silent.close();
}

/** The first start is killed again and again; the schema must be the one of an undisturbed start. */
async function interruptedMigrations(folder: string): Promise<void> {
  const clean = await createPostgres();
  const whole = createSite({ port: await freePort(), databaseUrl: clean.url });
  const undisturbedMs = await whole.start();
  await whole.stop();
  const expected = schemaOf(folder, clean.url);
  await clean.drop();
  const tries = times(20);
  let same = 0;
  for (let index = 0; index < tries; index += 1) {
    const postgres = await createPostgres();
    const site = createSite({ port: await freePort(), databaseUrl: postgres.url });
    // Spread over the time that a first start takes.
    const killAfterMs = ((index + 0.5) / tries) * undisturbedMs;
    const starting = site.start().catch(() => null);
    await wait(killAfterMs);
    await site.kill();
    await Promise.race([starting, wait(200)]);
    await site.start();
    await site.stop();
    if (schemaOf(folder, postgres.url) === expected) same += 1;
    await postgres.drop();
  }
  report({
    id: 'migrations',
    conditions: `The first start on an empty PostgreSQL is killed at ${tries} moments from its beginning to its end`,
    columns: ['promise', 'tried', 'kept'],
    rows: [['the next start ends with the same schema', tries, same]],
    broken: same === tries ? [] : ['an interrupted migration left another schema'],
  });
}

function schemaOf(folder: string, url: string): string {
  const { stdout, status, stderr } = spawnSync(`${folder}/pg_dump`, ['--schema-only', '--no-owner', url], {
    encoding: 'utf8',
  });
  if (status !== 0 || !/create table/i.test(stdout)) throw new Error(`pg_dump: ${stderr}`);
  // Newer versions mark their dump with a random word.
  return stdout.replace(/^\\(un)?restrict .*$/gm, '');
}
