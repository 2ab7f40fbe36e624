import { pino } from 'pino';
import { expect, it } from 'vitest';
import { stopInOrder } from './stop.ts';

/** Lines of the log, as they would be read. */
function watchedLogger() {
  const lines: string[] = [];
  return { lines, logger: pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }) };
}

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
