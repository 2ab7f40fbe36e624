/**
 * Races: every pair and triple of calls meets at one purchase, a few milliseconds apart, on each state that the
 * purchase can have before; some of them while the server is killed. Then the end is compared with the promises.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { accountsApi } from '#shared/accounts/api.ts';
import { randomIndex, seededRandom, shuffle, type Random } from '#shared/kernel/random.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { purchaseStatuses } from '#shared/store/purchase.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { actorNames, actors, addPage, type ActorName, type Answer, type Trial } from './money-actors.ts';
import { pick } from './money-store.ts';
import { judge, type Met } from './money-verdict.ts';
import { enterAsVerified } from './people.ts';
import { seed, times } from './report.ts';
import type { Site } from './site.ts';
import type { Tally } from './tally.ts';

const laneCount = 8;
const maxApartMs = 5;
const restMs = 5;
const starts = ['open', 'captured', 'paid', 'declined'] as const;

interface Race {
  readonly calls: readonly ActorName[];
  readonly start: (typeof starts)[number];
  /** Number of calls before the kill; null for a race without a kill. */
  readonly killAt: number | null;
}

interface Lane {
  readonly buyer: Caller;
  readonly random: Random;
}

interface Ground {
  readonly site: Site;
  readonly admin: Caller;
  readonly tally: Tally;
  readonly receipts: Set<number>;
  readonly code: string;
}

/** Answers how many races there were, and how many kills. */
export async function runRaces(site: Site, admin: Caller, tally: Tally): Promise<{ races: number; kills: number }> {
  const random = seededRandom(`${seed}/money/races`);
  const code = 'RACES';
  const terms = { code, discountType: 'percentage' as const, discountValue: 33 };
  doneOf(await admin.call(adminStoreApi.createDiscountCode, terms));
  const ground: Ground = { site, admin, tally, receipts: new Set(), code };
  const lanes = await Promise.all(
    Array.from({ length: laneCount }, async (_, lane) => {
      const buyer = createCaller(site.origin);
      await enterAsVerified(site, buyer, `racer-${lane}@proof.test`);
      return { buyer, random: seededRandom(`${seed}/money/races/${lane}`) };
    }),
  );
  const quiet = racesOf(null);
  const races = shuffle(quiet, random).slice(0, times(quiet.length));
  const left = [...races];
  const work = lanes.map(async (lane) => {
    for (let race = left.pop(); race !== undefined; race = left.pop()) await runRace(ground, lane, race);
  });
  await Promise.all(work);
  const killed = await runKilled(ground, lanes, random);
  return { races: races.length + killed.races, kills: killed.kills };
}

/** Pairs and triples in every order, the kill being one of them, on every state. */
function racesOf(killAt: number | null): Race[] {
  const singles = actorNames.map((name) => [name]);
  const pairs = singles.flatMap((calls) => actorNames.map((name) => [...calls, name]));
  const triples = pairs.flatMap((calls) => actorNames.map((name) => [...calls, name]));
  const all = killAt === null ? [...pairs, ...triples] : [...(killAt < 2 ? singles : []), ...pairs];
  return all.flatMap((calls) => starts.map((start) => ({ calls, start, killAt })));
}

/** The races of one kill run at once, one on each lane. */
async function runKilled(
  ground: Ground,
  lanes: readonly Lane[],
  random: Random,
): Promise<{ races: number; kills: number }> {
  let races = 0;
  let kills = 0;
  for (const killAt of [0, 1, 2]) {
    const all = shuffle(racesOf(killAt), random);
    const chosen = all.slice(0, Math.max(laneCount, times(all.length)));
    for (let from = 0; from < chosen.length; from += laneCount) {
      const batch = chosen.slice(from, from + laneCount);
      const killAfterMs = killAt * maxApartMs + randomIndex(random, 2 * maxApartMs);
      const startTogether = killOnceReady(ground.site, batch.length, killAfterMs);
      const running = batch.flatMap((race, index) => {
        const lane = lanes[index];
        return lane === undefined ? [] : [runRace(ground, lane, race, startTogether)];
      });
      await Promise.all(running);
      races += batch.length;
      kills += 1;
    }
  }
  return { races, kills };
}

/** Lets the races of a batch start once all are ready, and kills the server a little later. */
function killOnceReady(site: Site, count: number, killAfterMs: number): StartTogether {
  let ready = 0;
  const { promise: isReady, resolve } = deferred();
  const killing = isReady.then(async () => {
    await wait(killAfterMs);
    await site.kill();
    await site.start();
  });
  return async () => {
    ready += 1;
    if (ready === count) resolve();
    await isReady;
    return { killAfterMs, killing };
  };
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: (() => void) | undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve?.() };
}

type StartTogether = () => Promise<{ readonly killAfterMs: number; readonly killing: Promise<void> }>;

async function runRace(ground: Ground, lane: Lane, race: Race, startTogether?: StartTogether): Promise<void> {
  const { receipts, tally } = ground;
  const { user } = doneOf(await lane.buyer.call(accountsApi.getMe, {}));
  const trial = await openTrial(ground, lane, race);
  const kill = (await startTogether?.()) ?? null;
  const delays = delaysOf(race, lane.random, kill?.killAfterMs ?? 0);
  const answers = await Promise.all(
    race.calls.map(async (actor, index) => {
      await wait(delays[index] ?? 0);
      return { actor, answer: await callUntilAnswered(trial, actor, kill !== null) };
    }),
  );
  await kill?.killing;
  const met: Met = {
    answers,
    balanceBefore: user.gameSessionBalance,
    wasKilled: kill !== null,
    name:
      `${race.start}: ${race.calls.map((call, index) => `${call} +${delays[index]} ms`).join(', ')}` +
      `${race.calls.includes('staff marks') ? ` (${trial.mark})` : ''}${kill === null ? '' : ', killed'} (${trial.purchaseId})`,
  };
  await judge(trial, met, receipts, tally);
}

/** A purchase with or without a discount, in the state in which the calls meet it. */
async function openTrial({ site, admin, code }: Ground, { buyer, random }: Lane, { start }: Race): Promise<Trial> {
  const items = [{ packageId: pick(random, ['one-session', 'five-sessions']), quantity: 1 + randomIndex(random, 2) }];
  const order = { items, discountCode: random() < 0.5 ? code : null };
  const { purchase, payment } = doneOf(await buyer.call(purchaseApi.createPurchase, order));
  const pages: string[] = [];
  addPage(pages, payment);
  const trial = { site, buyer, admin, purchaseId: purchase.id, pages, mark: pick(random, purchaseStatuses) };
  const id = pages[0] ?? '';
  if (start !== 'open') {
    const choice = start === 'declined' ? 'decline' : 'webhook-lost';
    doneOf(await buyer.call(sandboxApi.choose, { id, choice }));
  }
  if (start === 'paid' || start === 'declined') await actors['return page'](trial);
  return trial;
}

/** Each call a little after the one before it; those behind the kill come when it has happened. */
function delaysOf({ calls, killAt }: Race, random: Random, killAfterMs: number): readonly number[] {
  let at = 0;
  return calls.map((_, index) => {
    if (index === killAt) at = Math.max(at, killAfterMs);
    else if (index > 0) at += randomIndex(random, maxApartMs + 1);
    return at;
  });
}

/** After a kill, a call without an answer is repeated: pages and banks do the same. */
async function callUntilAnswered(trial: Trial, actor: ActorName, isRepeated: boolean): Promise<Answer> {
  for (;;) {
    const answer = await actors[actor](trial);
    if (answer.kind !== 'unknown' || !isRepeated) return answer;
    await trial.site.whenUp();
    await wait(restMs);
  }
}
