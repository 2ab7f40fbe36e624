/**
 * Kills: rooms play, buy, redeem, sign up and keep gangs over HTTP while the server is killed with -9 at random moments.
 * Afterwards what was acknowledged is compared with what is there, and the books are checked.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { questionsApi } from '#shared/questions/api.ts';
import { randomIndex, seededRandom } from '#shared/kernel/random.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres } from '../bench/servers.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { report, seed, times } from './report.ts';
import { checkGangRecords, checkGangs, gangFacts, saidFacts } from './check-gangs.ts';
import { checkRoom, roomFacts } from './check-room.ts';
import { sumEach, type Kept } from './kept.ts';
import { enterAsVerified, makeCodes, checkSignUps, signPeopleUp } from './people.ts';
import { live, openRoom, untilEachKind, type Room } from './room.ts';
import { createSite, type Site } from './site.ts';

const roomCount = 4;
const adminEmail = 'admin@proof.test';
const sessionsACode = 2;
const codesABatch = 400;

const kinds = [...roomFacts, 'sign-ups', ...gangFacts] as const;

for (const database of ['PGlite', 'PostgreSQL'] as const) {
  if (database === 'PGlite' || process.env['TEST_DATABASE_URL'] !== undefined) await killOn(database);
  else report({ id: 'kills-postgresql', conditions: 'Kills on PostgreSQL', skipped: ['no PostgreSQL answers'] });
}

async function killOn(database: 'PGlite' | 'PostgreSQL'): Promise<void> {
  const postgres = database === 'PostgreSQL' ? await createPostgres() : null;
  const databaseUrl = postgres?.url ?? '';
  const site = createSite({ port: await freePort(), databaseUrl, env: { ADMIN_EMAIL: adminEmail } });
  const random = seededRandom(`${seed}/kills/${database}`);
  await site.start();
  const admin = createCaller(site.origin);
  await enterAsVerified(site, admin, adminEmail);
  const rooms = await openRooms(site, admin);

  let isOver = false;
  const living = Promise.all(rooms.map((room) => live(room, () => isOver)));
  const guests = signPeopleUp(site, random, () => isOver);
  await Promise.race([untilEachKind(rooms), living]);
  const restarts: number[] = [];
  const kills = times(50);
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(200 + randomIndex(random, 1300));
    await site.kill();
    restarts.push(await site.start());
  }
  isOver = true;
  await living;

  const known = rooms.flatMap(({ email, gangs }) => [email, ...(gangs === null ? [] : [gangs.friendEmail])]);
  const signUps = await checkSignUps(site, admin, await guests, [adminEmail, ...known]);
  const checks = await Promise.all(rooms.map(checkRoom));
  const gangChecks = (await Promise.all(rooms.map(checkGangs))).flatMap((each) => each ?? []);
  await site.stop();
  const ofGangs = await checkGangRecords(
    site,
    rooms.flatMap(({ gangs }) => gangs ?? []),
    gangChecks.map(({ text }) => text).join('\n'),
  );
  const found: Readonly<Record<(typeof kinds)[number], Kept>> = {
    ...sumEach(roomFacts, checks),
    'sign-ups': signUps,
    ...sumEach(
      saidFacts,
      gangChecks.map(({ facts }) => facts),
    ),
    ...ofGangs,
  };
  const books = await site.checkBooks();
  await postgres?.drop();

  restarts.sort((one, other) => one - other);
  const middle = restarts[Math.floor(restarts.length / 2)] ?? 0;
  report({
    id: `kills-${database.toLowerCase()}`,
    conditions:
      `${kills} kills on ${database} under ${roomCount} rooms; a restart takes ${Math.round(middle)} ms (median), ` +
      `${Math.round(restarts.at(-1) ?? 0)} at most; the books: ${books.said}`,
    columns: ['what was acknowledged', 'count', 'present', 'lost', 'doubled'],
    rows: kinds.map((kind) => {
      const { acknowledged, present, lost, doubled } = found[kind];
      return [kind, acknowledged, present, lost, doubled];
    }),
    broken: [
      ...kinds.filter((kind) => found[kind].lost + found[kind].doubled > 0).map((kind) => `${kind} are not whole`),
      ...kinds.filter((kind) => found[kind].acknowledged === 0).map((kind) => `no ${kind}: nothing was proven`),
      ...(books.agree ? [] : ['the books disagree']),
    ],
  });
}

async function openRooms(site: Site, admin: Caller): Promise<readonly Room[]> {
  const { items } = doneOf(await admin.call(questionsApi.listCategories, {}));
  const codes = await makeCodes(admin, codesABatch, sessionsACode);
  const parts = {
    site,
    seed,
    categoryIds: items.map(({ id }) => id),
    nextCode: () => {
      const code = codes.pop();
      return code === undefined ? undefined : { code, sessions: sessionsACode };
    },
  };
  const rooms: Room[] = [];
  for (let number = 1; number <= roomCount; number += 1)
    rooms.push(await openRoom({ ...parts, number, hasGangs: true }));
  return rooms;
}
