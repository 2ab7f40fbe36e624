import { afterEach, expect, it, vi } from 'vitest';
import type { Probe } from '#testing/probe-thread.ts';
import { ThreadLimitError, createThreadTask } from './threads.ts';
import type { ThreadTask } from './threads.ts';

const from = new URL('../../testing/probe-thread.ts', import.meta.url).href;
const taskOf = (maxHeapMb = 64, maxWaiting = 5): ThreadTask<Probe, { isMainThread: boolean }> =>
  createThreadTask(from, 'probe-thread', { maxMs: 60_000, maxHeapMb, maxWaiting });
afterEach(() => {
  vi.useRealTimers();
});

it('does the work in a thread other than the one that serves', async () => {
  expect(await taskOf()('answer')).toEqual({ isMainThread: false });
});

it('ends a task that takes too long, and continues with the next', async () => {
  const task = taskOf();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const endless = expect(task('never-end')).rejects.toThrow(ThreadLimitError);
  await vi.advanceTimersByTimeAsync(60_000);
  await endless;
  vi.useRealTimers();
  expect(await task('answer')).toEqual({ isMainThread: false });
});

it('ends a task that takes too much memory, and continues with the next', async () => {
  const task = taskOf(32);
  await expect(task('fill-memory')).rejects.toThrow(ThreadLimitError);
  expect(await task('answer')).toEqual({ isMainThread: false });
});

it('fails where the thread fails or ends without an answer', async () => {
  const task = taskOf();
  await expect(task('throw')).rejects.toThrow('broken on purpose');
  await expect(task('say-nothing')).rejects.toThrow('without an answer');
});

it('runs one at a time, lets a few wait, and refuses the rest', async () => {
  const task = taskOf(64, 1);
  const accepted = [task('answer'), task('answer')];
  await expect(task('answer')).rejects.toMatchObject({ code: 'system/unavailable' });
  expect(await Promise.all(accepted)).toHaveLength(2);
  expect(await task('answer')).toEqual({ isMainThread: false });
});
