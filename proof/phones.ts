/**
 * Phones: a room whose phones vote, commit and race for steals through two servers with one PostgreSQL and one Redis, while
 * one of them is killed with -9 at seeded moments and started again. What was acknowledged is compared with the room and
 * the game at both.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { deadlineOf } from '#shared/games/clock.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import type { Game } from '#shared/games/state.ts';
import { present } from '#shared/kernel/assert.ts';
import { randomIndex, seededRandom } from '#shared/kernel/random.ts';
import type { Press, RoomEvent } from '#shared/rooms/schema.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres } from '../bench/servers.ts';
import { doneOf } from '#testing/caller.ts';
import { openHouse, openTile, origin, strikeDuring, teams, verifyHost, type House } from './house.ts';
import { comes } from './line.ts';
import type { Phone } from './phone.ts';
import { startRedis, type OwnRedis } from './redis.ts';
import { patience, report, seed, times } from './report.ts';
import { collectWindowMs, endTile, isOpenToAll, openScreen, orderOf, wrongChoice, type Screen } from './screens.ts';
import { createSite, type Site } from './site.ts';
import { createTally } from './tally.ts';

const id = 'phones';
const votesAPhone = 3;
/** A game has 12 tiles of each of the two kinds. */
const rounds = Math.min(10, times(10));
const promises = {
  votes: 'a vote with a receipt is in the room once, at both',
  events: 'a press with a receipt reaches each screen that is there, no more often than it was sent',
  commits: 'a commit that its phone shows as made is in the game once, at both',
  order: 'a race has one order on all screens, those that come later too',
  steal: 'a steal goes to the first of its race, once, at both',
  given: 'a steal with a press goes by it, also where the screen was away for a moment',
  counts: 'the account counts each vote and each press for a steal once',
  returns: 'a seat is back at the other process, and the same',
} as const;

/** Of the host's export: how many presses of each kind it counts. */
const exportedSchema = z.object({
  seats: z.array(z.object({ name: z.string(), presses: z.record(z.string(), z.number()) })),
});

const random = seededRandom(`${seed}/${id}`);
const tally = createTally();
/** By seat, in how many questions it voted, and for how many steals it pressed. */
const votesOf = new Map<string, number>();
const buzzesOf = new Map<string, number>();
/** Presses for a steal that had no receipt before it was over: each may be stored or not. */
const unsureOf = new Map<string, number>();

const redis = process.env['TEST_DATABASE_URL'] === undefined ? null : await startRedis();
if (redis === null) report({ id, conditions: 'Phones', skipped: ['PostgreSQL and Redis or Valkey are needed'] });
else await prove(redis);

async function prove(own: OwnRedis): Promise<void> {
  const postgres = await createPostgres();
  const options = { databaseUrl: postgres.url, env: { REDIS_URL: own.url } };
  const reachable = { PUBLIC_URL: origin, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'siraj@siraj.test' };
  const ports = [await freePort(), await freePort()];
  const cookies = await verifyHost({ ...options, port: ports[0] ?? 0 });
  const sites = ports.map((port) => createSite({ ...options, port, env: { ...options.env, ...reachable } }));
  await Promise.all(sites.map((site) => site.start()));
  const house = await openHouse(sites, cookies, random);
  // A machine may be so slow that no phone presses while a steal is open: up to two more rounds show what a race promises.
  const isOpen = (round: number) => round < rounds || (round < rounds + 2 && untried().includes(promises.given));
  for (let round = 0; isOpen(round); round += 1) {
    await voteAndRace(house);
    await commit(house);
  }
  await checkCounts(house);
  const returns = house.phones.flatMap((phone) => phone.returns);
  for (const { isWhole } of returns) tally.note(promises.returns, isWhole, 'another seat, or none');
  for (const each of [house.writer.screen, ...house.watching, ...house.phones]) each.close();
  await Promise.all(sites.map((site) => site.stop()));
  await own.stop();
  await postgres.drop();
  const slowest = Math.max(0, ...returns.map(({ tookMs }) => tookMs));
  report({
    id,
    conditions:
      `${house.strikes} kills of one of two servers with one PostgreSQL and one Redis, under a room of ${house.phones.length} ` +
      `phones; a phone was back after ${Math.round(slowest)} ms at most`,
    columns: ['promise', 'tried', 'kept', 'found'],
    rows: tally.rows(),
    broken: [...tally.broken(), ...untried().map((name) => `nothing was proven: ${name}`)],
  });
}

/** Promises that nothing has shown. */
function untried(): readonly string[] {
  const tried = new Set(tally.rows().map(([name]) => name));
  return Object.values(promises).filter((name) => !tried.has(name));
}

/** What a phone pressed, once it was acknowledged. */
interface Acknowledged {
  readonly seatId: string;
  readonly press: Press;
  /** 0 without an answer. */
  readonly sent: number;
  /** When it had its answer, in ms since 1970. */
  readonly at: number;
}

async function pressFrom(phone: Phone, press: Press, isOver?: () => boolean): Promise<Acknowledged> {
  const sent = await phone.press(press, isOver === undefined ? {} : { isOver });
  const at = Date.now();
  await comes(() => phone.shown() !== null);
  return { seatId: phone.shown()?.seat.id ?? '', press, sent, at };
}

/** Screens that were there have each press, and none more often than its phone sent it. */
async function checkEvents(there: readonly Screen[], pressed: readonly Acknowledged[]): Promise<void> {
  const isOf = ({ seatId, press }: Acknowledged, event: RoomEvent) =>
    event.kind === press.kind &&
    event.seatId === seatId &&
    'task' in press &&
    'task' in event &&
    event.task === press.task &&
    (press.kind !== 'vote' || (event.kind === 'vote' && event.optionId === press.optionId));
  for (const { heard } of there)
    for (const each of pressed) {
      const count = () => heard.filter((event) => isOf(each, event)).length;
      // The receipt may overtake the event.
      await comes(() => count() > 0, 5000 * patience);
      const alike = pressed.filter(
        ({ seatId, press }) => seatId === each.seatId && JSON.stringify(press) === JSON.stringify(each.press),
      );
      const sent = alike.reduce((sum, other) => sum + other.sent, 0);
      tally.note(promises.events, count() > 0 && count() <= sent, `${JSON.stringify(each)}: ${count()} times`);
    }
}

async function voteAndRace(house: House): Promise<void> {
  await openTile(house, false);
  await vote(house);
  await race(house);
  await endTile(house.writer);
}

/** The team in turn votes, and changes its votes. */
async function vote(house: House): Promise<void> {
  const { phones, writer } = house;
  const { currentTeamIndex } = writer.game().state;
  const voters = phones.filter((_, number) => number % teams.length === currentTeamIndex);
  await comes(() => voters.every((phone) => phone.task('vote') !== null));
  const { key, options } = present(voters[0]?.task('vote'), 'the vote');
  const voted: Acknowledged[] = [];
  const there = await strikeDuring(house, async () => {
    await Promise.all(
      voters.map(async (phone, place) => {
        for (let count = 0; count < votesAPhone; count += 1) {
          const { id: optionId } = present(options[(place + count) % options.length], 'an option');
          voted.push(await pressFrom(phone, { kind: 'vote', task: key, optionId }));
          await wait(50 + randomIndex(random, 150));
        }
      }),
    );
  });
  await checkEvents(there, voted);
  await checkVotes(house, key, voted);
}

/** What the room brings to a screen that comes now, at this process. */
async function pressedAt({ hosts, gameId }: House, site: Site): Promise<readonly RoomEvent[]> {
  const screen = openScreen({ sites: [site], origin, gameId, cookie: hosts[0]?.cookie() ?? '' });
  await comes(() => screen.room() !== null);
  screen.close();
  return screen.room()?.pressed ?? [];
}

/** A screen that comes now, at either process, shows the last vote of each seat. */
async function checkVotes(house: House, task: string, voted: readonly Acknowledged[]): Promise<void> {
  const last = new Map(voted.map(({ seatId, press }) => [seatId, press]));
  for (const seatId of last.keys()) votesOf.set(seatId, (votesOf.get(seatId) ?? 0) + 1);
  for (const site of house.sites) {
    const pressed = await pressedAt(house, site);
    const shown = pressed.filter((event) => event.kind === 'vote' && event.task === task);
    for (const [seatId, press] of last) {
      const own = shown.filter((event) => event.seatId === seatId);
      const isKept =
        own.length === 1 && own[0]?.kind === 'vote' && press.kind === 'vote' && own[0].optionId === press.optionId;
      tally.note(promises.votes, isKept, `${JSON.stringify(press)}: ${JSON.stringify(own)}`);
    }
    tally.note(promises.votes, shown.length === last.size, `${shown.length} votes of ${last.size} seats`);
  }
}

/** The others race for the steal. */
async function race(house: House): Promise<void> {
  const { phones, writer } = house;
  const { currentTeamIndex } = writer.game().state;
  const racers = phones.filter((_, number) => number % teams.length !== currentTeamIndex);
  const pressed: Acknowledged[] = [];
  await writer.give(wrongChoice(writer.game()));
  const open = writer.game();
  const there = await strikeDuring(house, async () => {
    await Promise.all(
      racers.map(async (phone) => {
        const afterMs = randomIndex(random, 500);
        await comes(() => phone.task('buzz') !== null, 4000);
        const task = phone.task('buzz');
        if (task === null) return;
        await wait(Math.max(0, task.opensAt + afterMs - Date.now()));
        const isOver = () => phone.shown() !== null && phone.task('buzz')?.key !== task.key;
        pressed.push(await pressFrom(phone, { kind: 'buzz', task: task.key, at: Date.now() }, isOver));
      }),
    );
    while (isOpenToAll(writer.game())) if (!(await writer.giveFirst([{ type: 'timeUp' }]))) await wait(20);
  });
  for (const { seatId, sent } of pressed) {
    const of = sent > 0 ? buzzesOf : unsureOf;
    of.set(seatId, (of.get(seatId) ?? 0) + 1);
  }
  await checkRace(house, open, there, pressed);
  await checkLog(house, promises.steal);
}

/** `open`: the game while the steal was. */
async function checkRace(
  house: House,
  open: Game,
  there: readonly Screen[],
  pressed: readonly Acknowledged[],
): Promise<void> {
  const counted = pressed.filter(({ sent }) => sent > 0);
  await checkEvents(there, counted);
  const orders = there.map((screen) => orderOf(screen.heard, open));
  const [first] = orders;
  // A process may have passed on a press and been killed before it stored it: then the repeated one is stored.
  if (pressed.every(({ sent }) => sent === 1))
    for (const site of house.sites) orders.push(orderOf(await pressedAt(house, site), open));
  const same = orders.filter((order) => JSON.stringify(order) === JSON.stringify(first)).length;
  if (first === undefined || first === null) return;
  tally.note(promises.order, orders.length > 1 && same === orders.length, JSON.stringify(orders));
  const { writer } = house;
  const step = writer.commands.findLast(({ type }) => type === 'takeSteal' || type === 'timeUp');
  const until = deadlineOf(present(open.state.question?.clock, 'a clock')) ?? 0;
  // The screen needs time to come back, and to collect.
  const inTime = counted.filter(({ at }) => at < until - 1700 - collectWindowMs).length;
  if (inTime === 0) return;
  tally.note(promises.given, step?.type === 'takeSteal', `${inTime} presses in time, ${step?.type}`);
  const taken = writer.game().state.question?.stealTeamIndex;
  if (there.includes(writer.screen))
    tally.note(promises.steal, taken === first.winnerTeamIndex, `${taken} for ${JSON.stringify(first)}`);
}

/** Both processes have the steps of the screen, each once. */
async function checkLog({ hosts, gameId, writer }: House, promise: string): Promise<void> {
  await writer.sent();
  const given = writer.commands.map((command) => command.id).join();
  for (const host of hosts) {
    const { commands } = doneOf(await host.call(gamesApi.getGame, { id: gameId, rulesVersion }));
    tally.note(promise, commands.map((command) => command.id).join() === given, 'the steps differ');
  }
}

function isCommitted(phone: Phone, key: string): boolean {
  const task = phone.task('commit');
  return task?.key !== key || task.isCommitted;
}

/** The captains commit at once. */
async function commit(house: House): Promise<void> {
  await openTile(house, true);
  const { phones, writer } = house;
  const from = writer.commands.length;
  const captains = () => phones.filter((phone) => phone.shown()?.seat.isCaptain === true);
  await comes(() => captains().length === teams.length && captains().every((phone) => phone.task('commit') !== null));
  const made = new Map<number, string>();
  await strikeDuring(house, async () => {
    await Promise.all(
      captains().map(async (phone, place) => {
        const { key, form } = present(phone.task('commit'), 'a commit');
        const value = form.type === 'order' ? form.events.map((event) => event.id) : 1900 + place;
        const teamIndex = phone.shown()?.seat.teamIndex ?? 0;
        await wait(randomIndex(random, 500));
        // The last commit ends the question, and with it the form.
        const isDone = () => phone.shown() !== null && isCommitted(phone, key);
        if ((await phone.press({ kind: 'commit', task: key, value }, { isDone })) > 0)
          made.set(teamIndex, String(value));
      }),
    );
  });
  tally.note(promises.commits, made.size === teams.length, `${made.size} of ${teams.length} teams could commit`);
  for (const [teamIndex, value] of made) {
    const own = writer.commands
      .slice(from)
      .flatMap((step) =>
        (step.type === 'commitNumber' || step.type === 'commitOrder') && step.teamIndex === teamIndex
          ? [String(step.type === 'commitNumber' ? step.number : step.eventIds)]
          : [],
      );
    tally.note(promises.commits, own.length === 1 && own[0] === value, `${value}: ${own.join(' and ')}`);
  }
  await checkLog(house, promises.commits);
  await endTile(writer);
}

/** By seat, what the host's export counts. */
async function checkCounts({ hosts, phones }: House): Promise<void> {
  for (const host of hosts) {
    const { seats } = exportedSchema.parse(doneOf(await host.call(accountsApi.exportMe, {})));
    for (const phone of phones) {
      const { id: seatId = '', name = '' } = phone.shown()?.seat ?? {};
      const { presses } = present(
        seats.find((seat) => seat.name === name),
        'the exported seat',
      );
      const { vote: votes = 0, buzz: buzzes = 0 } = presses;
      const expected = [votesOf.get(seatId) ?? 0, buzzesOf.get(seatId) ?? 0] as const;
      const unsure = buzzes - expected[1];
      const isKept = votes === expected[0] && unsure >= 0 && unsure <= (unsureOf.get(seatId) ?? 0);
      tally.note(promises.counts, isKept, `${name}: ${votes}, ${buzzes} for ${expected.join()}`);
    }
  }
}
