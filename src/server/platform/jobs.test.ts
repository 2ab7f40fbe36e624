import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitUnderWayMs, longStatementLimitMs } from './database/statement-limit.ts';
import { startJobs } from './jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchedLogger() {
  const lines: string[] = [];
  return { lines, logger: pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }) };
}

const intervalMs = 1_000;

/** Work whose runs end when the test says so. */
function openWork() {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<void>((resolve) => void ends.push(resolve)) };
}

it('repeats a job, and runs it at the start only if it says so', async () => {
  const usual = vi.fn(() => Promise.resolve());
  const early = vi.fn(() => Promise.resolve());
  startJobs(
    [
      { name: 'usual', intervalMs, work: usual },
      { name: 'early', intervalMs, work: early, runsAtStart: true },
    ],
    watchedLogger().logger,
  );
  expect([usual.mock.calls.length, early.mock.calls.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(2 * intervalMs);
  expect([usual.mock.calls.length, early.mock.calls.length]).toEqual([2, 3]);
});

it('skips a run while the previous one is still running', async () => {
  const { ends, work } = openWork();
  startJobs([{ name: 'slow', intervalMs, work, runsAtStart: true }], watchedLogger().logger);
  await vi.advanceTimersByTimeAsync(3 * intervalMs);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(ends).toHaveLength(2);
});

it('waits for the running job, starts none after that, and logs nothing', async () => {
  const { lines, logger } = watchedLogger();
  const { ends, work } = openWork();
  const jobs = startJobs([{ name: 'slow', intervalMs, work }], logger);
  await vi.advanceTimersByTimeAsync(intervalMs);
  const order: string[] = [];
  const stopped = jobs.stop().then(() => order.push('stopped'));
  await vi.advanceTimersByTimeAsync(5 * intervalMs);
  order.push('database still open');
  ends[0]?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(5 * intervalMs);
  expect(order).toEqual(['database still open', 'stopped']);
  expect(ends).toHaveLength(1);
  expect(lines).toEqual([]);
});

it('logs a failed run with the name of its job, and continues with the job', async () => {
  const { lines, logger } = watchedLogger();
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const jobs = startJobs([{ name: 'count sheep', intervalMs, work }], logger);
  await vi.advanceTimersByTimeAsync(3 * intervalMs);
  await jobs.stop();
  expect(work).toHaveBeenCalledTimes(3);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    Array(3).fill(expect.objectContaining({ level: 50, job: 'count sheep', msg: 'a regular job failed' })),
  );
});

it('allows long statements to the jobs that need them', async () => {
  const limits: Record<string, number | null> = {};
  const note = (name: string) => () => Promise.resolve((limits[name] = limitUnderWayMs()));
  const { logger } = watchedLogger();
  startJobs(
    [
      { name: 'short', intervalMs, work: note('short') },
      { name: 'long', intervalMs, work: note('long'), needsLongStatements: true },
    ],
    logger,
  );
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(limits).toEqual({ short: null, long: longStatementLimitMs });
});

it('lets the process end', () => {
  // A spy on a fake timer would bring the fake back when vitest restores all spies.
  vi.useRealTimers();
  const timer = vi.spyOn(globalThis, 'setInterval');
  startJobs([{ name: 'slow', intervalMs, work: () => Promise.resolve() }], watchedLogger().logger);
  const started: unknown = timer.mock.results[0]?.value;
  timer.mockRestore();
  expect((started as NodeJS.Timeout).hasRef()).toBe(false);
  clearInterval(started as NodeJS.Timeout);
});
