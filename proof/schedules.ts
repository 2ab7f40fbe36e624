/**
 * Schedules: two and three calls meet at one purchase, in every state of its life, and a scheduler takes them through the orders in
 * which their steps can happen, with a crash after every step. After each, the end is compared with the promises and the books.
 */
import pg from 'pg';
import { declaresError, type Contract } from '#shared/kernel/contract.ts';
import { randomIndex, seededRandom, shuffle } from '#shared/kernel/random.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { findDisagreements } from '#server/consistency.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createDatabase } from '#server/platform/database/database.ts';
import { migrate, type Database } from '#server/platform/database/index.ts';
import { openPostgresPool } from '#server/platform/database/postgres-pool.ts';
import { createPostgres } from '../bench/servers.ts';
import {
  callNames,
  createSteps,
  deedsOf,
  stateNames,
  type CallName,
  type StateName,
  type Steps,
} from './money-steps.ts';
import { faultsOf } from './money-verdict.ts';
import { report, seed, share, times } from './report.ts';
import { createScheduler, type Leg, type Meeting, type Scheduler } from './schedule.ts';
import { createTally } from './tally.ts';

const id = 'schedules';
/** Of the pairs, one in as many is explored with a second change between its calls: a pair then has a hundred orders. */
const deepEvery = 10;
const triples = 500;
const crashedPairs = 500;
/** A shorter run takes a hundredth of the pairs: a tenth would be most of its time. */
const pairsShare = share < 1 ? 0.1 : 1;
/** Longer than most calls have steps. */
const maxLeg = 10;

const contracts: Partial<Record<CallName, Contract>> = {
  'buyer pays': sandboxApi.choose,
  'bank declines': sandboxApi.choose,
  'return page': purchaseApi.checkPurchase,
  'buyer pays again': purchaseApi.payAgain,
  refund: adminStoreApi.refundPurchase,
  'refund in records': adminStoreApi.refundPurchase,
  'staff mark it completed': adminStoreApi.changePurchaseStatus,
  'staff mark it failed': adminStoreApi.changePurchaseStatus,
};

interface Ground {
  readonly database: Database;
  readonly scheduler: Scheduler;
  readonly steps: Steps;
}

/** Calls that meet in a state. */
interface Encounter {
  readonly state: StateName;
  readonly calls: readonly CallName[];
}

const tally = createTally();
const counts = { pairs: 0, triples: 0, crashes: 0, waits: 0 };

if (process.env['TEST_DATABASE_URL'] === undefined)
  report({ id, conditions: 'Schedules', skipped: ['no PostgreSQL answers; PGlite runs one transaction at a time'] });
else await prove();

async function prove(): Promise<void> {
  const postgres = await createPostgres();
  const watch = new pg.Client({ connectionString: postgres.url });
  await watch.connect();
  const pool = openPostgresPool(postgres.url, () => undefined, { connections: 10 });
  await migrate(createDatabase(pool), new URL('../src/server/migrations/', import.meta.url), systemClock);
  // What a crash of PostgreSQL would lose is no matter here.
  await watch.query(`alter database ${new URL(postgres.url).pathname.slice(1)} set synchronous_commit = off`);
  const scheduler = createScheduler(pool, watch);
  const database = createDatabase(scheduler.pool, { rejectsNestedQueries: false });
  const ground: Ground = { database, scheduler, steps: await createSteps(database) };
  const random = seededRandom(`${seed}/${id}`);
  const choose = <Value>(all: readonly Value[], part = 1) =>
    shuffle([...all], random).slice(0, times(all.length * part));
  const pairs = callNames.flatMap((one, index) => callNames.slice(index).map((other) => [one, other] as const));
  const inAllStates = (sets: readonly (readonly CallName[])[]): Encounter[] =>
    stateNames.flatMap((state) => sets.map((calls) => ({ state, calls })));

  for (const encounter of choose(inAllStates(pairs), pairsShare)) await explorePair(ground, encounter, Infinity);
  for (const encounter of choose(inAllStates(pairs), pairsShare / deepEvery)) await explorePair(ground, encounter, 1);
  for (const encounter of choose(inAllStates(callNames.map((name) => [name]))))
    await crashEverywhere(ground, encounter);
  const pick = <Value>(all: readonly Value[]) => all[randomIndex(random, all.length)] as Value;
  const legs = (count: number) =>
    Array.from({ length: count }, (_, call) => ({ call, steps: 1 + randomIndex(random, maxLeg) }));
  for (let count = 0; count < times(crashedPairs); count += 1)
    await run(ground, { state: pick(stateNames), calls: [pick(callNames), pick(callNames)] }, [...legs(2), 'crash']);
  for (let count = 0; count < times(triples); count += 1) {
    await run(ground, { state: pick(stateNames), calls: [pick(callNames), pick(callNames), pick(callNames)] }, legs(3));
    counts.triples += 1;
  }
  await database.close();
  await watch.end();
  await postgres.drop();
  report({
    id,
    conditions:
      `${counts.pairs} schedules of two calls and ${counts.triples} of three on PostgreSQL, and ${counts.crashes} with a ` +
      `crash; ${counts.waits} steps waited for another call`,
    columns: ['promise', 'tried', 'kept', 'found'],
    rows: tally.rows(),
    broken: tally.broken(),
  });
}

/**
 * Every order of two calls in which one makes at least `minBetween` steps between two steps of the other: all of them, for
 * Infinity. Orders that differ by reads that come one after the other are the same: one of them is tried.
 */
async function explorePair(ground: Ground, encounter: Encounter, minBetween: number): Promise<void> {
  const [one, other] = encounter.calls;
  await exploreFrom(ground, encounter, [0, 1], minBetween);
  if (one !== other) await exploreFrom(ground, encounter, [1, 0], minBetween);
}

async function exploreFrom(
  ground: Ground,
  encounter: Encounter,
  [first, second]: readonly [number, number],
  minBetween: number,
): Promise<void> {
  const stepsOf = (meeting: Meeting | undefined, call: number) => meeting?.wrote[call] ?? [];
  /** By the steps between, what was found after fewer steps before. */
  const found = new Map<number, Meeting>();
  for (let before = 1, isWhole = false; !isWhole; before += 1)
    for (let between = minBetween, isOver = false; !isOver; between += 1) {
      const known = found.get(between);
      const hasWritten = stepsOf(known, second).slice(0, between).includes(true);
      const isSame = known !== undefined && !hasWritten && stepsOf(known, first)[before - 1] === false;
      const plan = [
        { call: first, steps: before },
        { call: second, steps: between },
      ];
      const meeting = isSame ? known : await run(ground, encounter, plan);
      found.set(between, meeting);
      if (!isSame) counts.pairs += 1;
      // More steps than a call has make the same order.
      isWhole = stepsOf(meeting, first).length <= before;
      isOver = isWhole || stepsOf(meeting, second).length <= between;
    }
}

/** A crash after each step of a call. */
async function crashEverywhere(ground: Ground, encounter: Encounter): Promise<void> {
  for (let steps = 0, isOver = false; !isOver; steps += 1)
    isOver = (await run(ground, encounter, [{ call: 0, steps }, 'crash'])).answers[0] !== null;
}

async function run(
  { database, scheduler, steps }: Ground,
  { state, calls }: Encounter,
  plan: readonly Leg[],
): Promise<Meeting> {
  await steps.restore(state);
  const meeting = await scheduler.meet(
    calls.map((name) => () => steps.call(name)),
    plan,
  );
  const met = calls.map((name, index) => ({ name, answer: meeting.answers[index] ?? null }));
  // What had no answer is sent again, as banks and pages do, and staff.
  for (const name of calls.filter((_, index) => meeting.answers[index] === null))
    met.push({ name, answer: await steps.call(name) });
  await steps.settle();
  const end = await steps.look();
  const shown = (fault: string | null) =>
    `${state}: ${calls.join(', ')}; ${JSON.stringify(plan)}: ${fault}; ${end.purchase.status}, events ` +
    `${end.events.map(({ kind }) => kind).join()}, ledger ${end.rows.map(({ delta }) => delta).join()}, ` +
    `the bank keeps ${end.kept}; ${met.map(({ name, answer }) => `${name}: ${answer}`).join(', ')}`;
  const note = (promise: string, fault: string | null) => tally.note(promise, fault === null, shown(fault));
  for (const { name, answer } of met) note('every call is answered as its contract says', faultOfAnswer(name, answer));
  // The numbers of receipts start again with each state.
  for (const [promise, fault] of Object.entries(faultsOf(end, deedsOf(state, met), 0, new Set()))) note(promise, fault);
  const [disagreement] = await findDisagreements(database, steps.clock.now());
  note('the books agree', disagreement === undefined ? null : JSON.stringify(disagreement));
  note('no two calls wait for each other', meeting.deadlocks === 0 ? null : `${meeting.deadlocks} times`);
  counts.waits += meeting.waits;
  if (plan.includes('crash')) counts.crashes += 1;
  return meeting;
}

function faultOfAnswer(name: CallName, answer: string | null): string | null {
  const contract = contracts[name];
  if (answer === null || answer === 'done' || (contract !== undefined && declaresError(contract, answer))) return null;
  return `${name}: ${answer}`;
}
