/** Parts that fail: database, Redis, disks, bucket, clock, payment, mail; what callers get, and what is left. */
import { spawnSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { createCaller } from '#testing/caller.ts';
import { openSilentProxy } from '#testing/silent-proxy.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres } from '../bench/servers.ts';
import { answerOf, type Asker, type Fault } from './fault.ts';
import { findPrograms, startOwnPostgres, type OwnPostgres } from './own-postgres.ts';
import { bucketFaults } from './parts-bucket.ts';
import { clockFaults } from './parts-clock.ts';
import { mailFaults } from './parts-mail.ts';
import { paymentFaults } from './parts-payment.ts';
import { countSignIns, password } from './people.ts';
import { createPartsTable, openRooms } from './parts-table.ts';
import { startRedis } from './redis.ts';
import { chosenParts, report, times } from './report.ts';
import type { Room } from './room.ts';
import { createSite, type Site } from './site.ts';
import { mountSmallDisk } from './small-disk.ts';

const unavailable = '503 within 6 s';
const full = {
  promise: '503 system/storage-full',
  code: 'system/storage-full',
  // Until the room left in files that are there already is used up.
  lastsMs: 30_000,
  recoverWithinMs: 30_000,
};
const table = createPartsTable();
const programs = findPrograms();
const withPostgres = programs !== null && process.env['TEST_DATABASE_URL'] !== undefined ? programs : null;

/** The parts by name, for `PROOF_PARTS`; a shorter run leaves out those that wait for long, which have a name for it. */
const parts: Readonly<Record<string, { readonly leftOut?: string; readonly prove: () => Promise<void> }>> = {
  database: { prove: databaseFaults },
  embedded: { prove: fullEmbeddedDisk },
  bucket: { prove: () => bucketFaults(table) },
  clock: { prove: () => clockFaults(table) },
  disks: { leftOut: "full disks of PostgreSQL's data and log", prove: fullDisks },
  payment: { leftOut: 'payment provider silent and away', prove: () => paymentFaults(table) },
  mail: { leftOut: 'mail server silent and away', prove: () => mailFaults(table) },
  migrations: { leftOut: 'first start killed at 20 moments', prove: interruptedMigrations },
};
for (const [name, { leftOut, prove }] of Object.entries(parts)) if (isWanted(name, leftOut)) await prove();
table.write();

function isWanted(name: string, leftOut?: string): boolean {
  if (chosenParts !== null) return chosenParts.includes(name);
  return leftOut === undefined || table.hasTimeFor(leftOut);
}

async function databaseFaults(): Promise<void> {
  if (withPostgres === null) {
    table.skip('faults of PostgreSQL: it is not installed, or may not run here');
    return;
  }
  const postgres = await startOwnPostgres(withPostgres);
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
  await table.add(
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
  await table.add(
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
    await table.add({ name, promise: unavailable, lastsMs: seconds * 1000, begin, end, ...limits }, rooms);
  }
  await takeConnections(postgres, rooms);
  if (redis === null) table.skip('faults of Redis: neither Redis nor Valkey is installed');
  else {
    const delay = {
      promise: 'answers, at most 0.5 s later',
      answerWithinMs: 1500,
      recoverWithinMs: 1000,
      lastsMs: 10_000,
    };
    await table.add({ name: 'Redis hangs', begin: redis.freeze, end: redis.thaw, ...delay }, rooms);
    let again: { stop(): Promise<void> } | null = null;
    const end = async () => {
      again = await startRedis(redis.port);
    };
    await table.add({ name: 'Redis stopped', begin: redis.stop, end, ...delay }, rooms);
    await (again as { stop(): Promise<void> } | null)?.stop();
  }
  await halfOpenSockets(site, rooms);
  await table.close(site);
  await link.close();
  postgres.stop();
}

/** Other programs use all connections that PostgreSQL has left. */
async function takeConnections(postgres: OwnPostgres, rooms: readonly Room[]): Promise<void> {
  let taken: pg.Client[] = [];
  await table.add(
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
  await table.add(
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

/** Each new account needs room in many tables; a changed name takes the place of the one before. */
function signUpsTo(site: Site): Pick<Fault, 'asker' | 'check' | 'answerWithinMs'> {
  const acknowledged: string[] = [];
  let count = 0;
  const asker: Asker = {
    name: 'sign-ups',
    code: full.code,
    ownCode: 'auth/sign-up-failed',
    answerWithinMs: 10_000,
    async ask() {
      count += 1;
      const email = `guest-${count}@proof.test`;
      const person = { email, password, displayName: 'ضيف' };
      const answer = answerOf(await createCaller(site.origin).call(passwordApi.signUp, person));
      if (answer === '200') acknowledged.push(email);
      return answer;
    },
  };
  return { asker, answerWithinMs: asker.answerWithinMs, check: () => countSignIns(site, acknowledged) };
}

async function fullEmbeddedDisk(): Promise<void> {
  const disk = mountSmallDisk(400);
  if (disk === null) {
    table.skip('full disks: this user may not mount one');
    return;
  }
  const site = createSite({ port: await freePort(), dataDir: disk.folder });
  await site.start();
  const name = 'disk of the embedded database full';
  await table.add({ name, begin: disk.fill, end: disk.free, ...full, ...signUpsTo(site) }, await openRooms(site));
  await site.stop();
}

async function fullDisks(): Promise<void> {
  if (programs === null) {
    table.skip('full disks of PostgreSQL: it is not installed, or may not run here');
    return;
  }
  for (const what of ['data', 'log'] as const) {
    const disk = mountSmallDisk(300);
    if (disk === null) {
      table.skip(`full disk of PostgreSQL's ${what}: this user may not mount one`);
      continue;
    }
    const place = what === 'data' ? { folder: disk.folder } : { walFolder: disk.folder };
    const postgres = await startOwnPostgres(programs, place);
    const site = createSite({ port: await freePort(), databaseUrl: postgres.url });
    await site.start();
    const end = () => {
      disk.free();
      // Without room for its log PostgreSQL ends; its operator starts it again.
      if (!postgres.isRunning()) postgres.start();
    };
    await table.add(
      { name: `disk of PostgreSQL's ${what} full`, begin: disk.fill, end, ...full, ...signUpsTo(site) },
      await openRooms(site),
    );
    await site.stop();
    postgres.stop();
  }
}

/** The first start is killed again and again; the schema must be the one of an undisturbed start. */
async function interruptedMigrations(): Promise<void> {
  if (withPostgres === null) {
    report({ id: 'migrations', conditions: 'Interrupted migrations', skipped: ['no PostgreSQL'] });
    return;
  }
  const folder = withPostgres;
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
