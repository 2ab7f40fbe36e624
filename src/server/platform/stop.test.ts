import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { createJobs } from './jobs.ts';
import { stopInOrder } from './stop.ts';

/** Lines of the log, as they would be read. */
function watchedLogger() {
  const lines: string[] = [];
  return { lines, logger: pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }) };
}

it('waits for the running job, starts none after that, and logs nothing', async () => {
  vi.useFakeTimers();
  try {
    const { lines, logger } = watchedLogger();
    const jobs = createJobs(logger);
    const order: string[] = [];
    let finish: () => void = () => undefined;
    jobs.every(
      1_000,
      () =>
        new Promise<void>((resolve) => {
          order.push('began');
          finish = resolve;
        }),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    const stopped = jobs.stop().then(() => order.push('stopped'));
    await vi.advanceTimersByTimeAsync(5_000);
    order.push('database still open');
    finish();
    await stopped;
    jobs.once(() => Promise.reject(new Error('driver has already been destroyed')));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(order).toEqual(['began', 'database still open', 'stopped']);
    expect(lines).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('continues with a job after one of its runs failed', async () => {
  vi.useFakeTimers();
  try {
    const { lines, logger } = watchedLogger();
    const jobs = createJobs(logger);
    const work = vi.fn(() => Promise.reject(new Error('away')));
    jobs.every(1_000, work);
    await vi.advanceTimersByTimeAsync(3_000);
    await jobs.stop();
    expect(work).toHaveBeenCalledTimes(3);
    expect(lines).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

it('closes the rest even if one step hangs on an unavailable part and another fails', async () => {
  const { lines, logger } = watchedLogger();
  const done: string[] = [];
  await stopInOrder(
    [
      { name: 'hangs', untilMs: 1, work: () => new Promise(() => undefined) },
      { name: 'fails', untilMs: 1_000, work: () => Promise.reject(new Error('away')) },
      { name: 'closes', untilMs: 1_000, work: () => Promise.resolve(done.push('closed')) },
    ],
    logger,
  );
  expect(done).toEqual(['closed']);
  expect(lines.map((line) => (JSON.parse(line) as { step: string }).step)).toEqual(['hangs', 'fails']);
});
