import { expect, it } from 'vitest';
import { createRecorder } from './recorder.ts';

it('keeps times and errors by operation and interval, each code counted', () => {
  let now = 0;
  const recorder = createRecorder(() => now, 10_000);
  recorder.record('GET /api/me', 10, null);
  now = 9_999;
  recorder.record('GET /api/me', 20, 'system/unavailable');
  now = 25_000;
  recorder.record('GET /api/me', 30, 'system/unavailable');
  recorder.record('DELETE /api/me', 5, 'timeout');
  const [first, second] = recorder.operations();
  expect(first).toMatchObject({ name: 'DELETE /api/me', count: 1, errors: 1, codes: { timeout: 1 } });
  expect(second).toMatchObject({
    name: 'GET /api/me',
    count: 3,
    errors: 2,
    max: 30,
    codes: { 'system/unavailable': 2 },
    intervals: [
      { atMs: 0, count: 2, errors: 1, max: 20 },
      { atMs: 20_000, count: 1, errors: 1, max: 30 },
    ],
  });
});

it('names each reason for what was skipped once', () => {
  const recorder = createRecorder(() => 0, 10_000);
  for (const reason of ['no codes', 'no sandbox', 'no codes']) recorder.skip(reason);
  expect(recorder.skipped()).toEqual(['no codes', 'no sandbox']);
});
