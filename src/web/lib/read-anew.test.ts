import { expect, it } from 'vitest';
import { readAnew } from './read-anew.ts';

it('lets a change that was made wait for what it changed, and a refusal for nothing [SHELL-3]', async () => {
  let finish: () => void = () => undefined;
  let reads = 0;
  const settled = readAnew(() => {
    reads += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  expect(settled(undefined, new Error('refused'))).toBeUndefined();
  let isDone = false;
  const made = settled({}, null)?.then(() => {
    isDone = true;
  });
  expect([reads, isDone]).toEqual([2, false]);
  finish();
  await made;
  expect(isDone).toBe(true);
});
