import { setMaxListeners } from 'node:events';
import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '#shared/kernel/random.ts';
import { arrivalTimes } from './arrivals.ts';
import { runJourney } from './journey.ts';
import type { ServerFigures } from './metrics.ts';
import type { LoadOptions } from './options.ts';
import { joinToSeat } from './press-watch.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { intervalMs, lateAfterMs, type LoadResult, type LoadSample, type Operation } from './result.ts';
import { slopeOf } from './slope.ts';
import type { Target } from './target.ts';
import { brokenOf } from './verdict.ts';
import type { World } from './visit.ts';

type Plan = Pick<LoadOptions, 'rate' | 'minutes' | 'warmUpMinutes' | 'pace' | 'phones' | 'seed' | 'maxJourneys'>;

const minuteMs = 60_000;
/** How long journeys may take after the last arrival: the server's part, and the room's at the pace of people. */
const serverDrainMs = 2 * minuteMs;
const roomDrainMs = 30 * minuteMs;
/** A steady slope below this is no leak that matters: 24 MB a day. */
const negligibleMbPerHour = 1;

/**
 * One run: journeys begin at random times of the given rate, whether or not earlier ones are answered, and the server's
 * figures are read every 10 s. `onSample` is called with each sample.
 */
export async function drive(
  target: Target,
  plan: Plan,
  onSample: (sample: LoadSample, errors: number) => void = () => undefined,
): Promise<LoadResult> {
  const { rate, minutes, warmUpMinutes, pace, phones, seed } = plan;
  const startedAt = new Date().toISOString();
  const start = performance.now();
  const elapsedMs = () => performance.now() - start;
  const recorder = createRecorder(elapsedMs, intervalMs);
  const ending = new AbortController();
  // Each journey waits for it.
  setMaxListeners(0, ending.signal);
  const journeys = createJourneys(target, plan, {
    ...target,
    pace,
    phones,
    seed,
    recorder,
    signal: ending.signal,
    now: Date.now,
  });
  const samples: LoadSample[] = [];
  const sampler = startSampler(target, elapsedMs, journeys, (sample) => {
    samples.push(sample);
    onSample(sample, journeys.counts.failed);
  });

  const times = arrivalTimes(seededRandom(`${seed}/arrivals`), rate, minutes * minuteMs);
  for (const [index, atMs] of times.entries()) {
    await waitUntil(atMs, elapsedMs);
    journeys.arrive(index + 1, elapsedMs() - atMs);
  }
  await waitUntil(minutes * minuteMs, elapsedMs);
  await sampler.stop();
  await Promise.race([journeys.whenDone(), wait(serverDrainMs + roomDrainMs / pace, undefined, { ref: false })]);
  ending.abort();
  await journeys.whenDone();

  const memory = samples.flatMap(({ atMs, server }) => (server === null ? [] : [{ atMs, value: server.rssMb }]));
  const operations = recorder.operations();
  const found = {
    startedAt,
    machine: `${cpus().length} cores, Node ${process.version}`,
    conditions:
      `${target.description}, ${rate} journeys a minute for ${minutes} minutes, rooms ${pace} times faster than people, ` +
      `phones in ${Math.round(phones * 100)} % of them (${joinedOf(operations)} joined), seed ${seed}`,
    ratePerMinute: rate,
    minutes,
    warmUpMinutes,
    journeys: { planned: times.length, ...journeys.counts },
    operations,
    presses: recorder.presses(),
    samples,
    memory: target.figures === null ? null : slopeOf(memory, warmUpMinutes * minuteMs, negligibleMbPerHour),
    skipped: [
      ...recorder.skipped(),
      ...(target.figures === null ? ['memory and event loop: no metrics are known'] : []),
    ],
  };
  return { ...found, broken: brokenOf(found) };
}

/** How many phones got their seats. */
function joinedOf(operations: readonly Operation[]): number {
  const joins = operations.find(({ name }) => name === joinToSeat);
  return joins === undefined ? 0 : joins.count - joins.errors;
}

async function waitUntil(atMs: number, elapsedMs: () => number): Promise<void> {
  const leftMs = atMs - elapsedMs();
  if (leftMs > 0) await wait(leftMs);
}

/** The journeys of a run, at most `maxJourneys` at once. */
function createJourneys({ accounts }: Target, { maxJourneys, seed }: Plan, world: World) {
  const random = seededRandom(`${seed}/accounts`);
  const running = new Set<Promise<void>>();
  const counts = { started: 0, dropped: 0, late: 0, finished: 0, failed: 0, cutOff: 0, commands: 0 };

  async function run(number: number, account: Parameters<typeof runJourney>[1]): Promise<void> {
    const startedAt = performance.now();
    try {
      const commands = await runJourney(world, account, number);
      counts.commands += commands;
      counts.finished += 1;
      world.recorder.record('a journey', performance.now() - startedAt, null);
      accounts.giveBack(account);
    } catch (error) {
      // A new account may have no password here yet: it isn't used again. One that exists stays.
      if (!account.isNew) accounts.giveBack(account);
      if (world.signal.aborted) counts.cutOff += 1;
      else countFailure(world.recorder, error, performance.now() - startedAt);
    }
  }

  function countFailure(recorder: Recorder, error: unknown, tookMs: number): void {
    counts.failed += 1;
    // A failed call is counted where it failed; this also names what failed between calls.
    recorder.record('a journey', tookMs, error instanceof Error ? error.message.slice(0, 200) : String(error));
  }

  return {
    counts,
    running: () => running.size,
    arrive(number: number, lateMs: number): void {
      const account = running.size < maxJourneys ? accounts.take(random) : null;
      if (account === null) {
        counts.dropped += 1;
        return;
      }
      counts.started += 1;
      if (lateMs > lateAfterMs) counts.late += 1;
      const journey = run(number, account).finally(() => running.delete(journey));
      running.add(journey);
    },
    whenDone: async () => {
      await Promise.all(running);
    },
  };
}

/** Reads the server's figures, and this program's own, at the end of each interval. */
function startSampler(
  { figures }: Target,
  elapsedMs: () => number,
  journeys: ReturnType<typeof createJourneys>,
  onSample: (sample: LoadSample) => void,
) {
  const stopping = new AbortController();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const read = async () => (figures === null ? null : figures().catch(() => null));

  async function sample(): Promise<void> {
    let before = { atMs: elapsedMs(), server: await read(), own: process.cpuUsage(), counts: { ...journeys.counts } };
    for (let index = 1; ; index += 1) {
      await wait(Math.max(0, index * intervalMs - elapsedMs()), undefined, { signal: stopping.signal });
      const server = await read();
      const atMs = elapsedMs();
      const seconds = (atMs - before.atMs) / 1000;
      const own = process.cpuUsage();
      const counts = { ...journeys.counts };
      const arrivals = (of: typeof counts) => of.started + of.dropped;
      onSample({
        atMs,
        server: server === null ? null : serverSample(server, before.server, seconds),
        driverP99Ms: delay.percentile(99) / 1e6,
        driverCores: (own.user + own.system - before.own.user - before.own.system) / 1e6 / seconds,
        journeys: journeys.running(),
        arrived: arrivals(counts) - arrivals(before.counts),
        dropped: counts.dropped - before.counts.dropped,
      });
      delay.reset();
      before = { atMs, server: server ?? before.server, own, counts };
    }
  }

  const sampling = sample().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await sampling;
      delay.disable();
    },
  };
}

function serverSample(
  { cpuSeconds, ...figures }: ServerFigures,
  before: ServerFigures | null,
  seconds: number,
): LoadSample['server'] {
  return { ...figures, cpuCores: before === null ? 0 : (cpuSeconds - before.cpuSeconds) / seconds };
}
