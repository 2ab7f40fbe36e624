import { expect, it } from 'vitest';
import { refetchOnSettled } from './refetch-on-settled.ts';

it('waits for the refetch after a success, and for nothing after an error [SHELL-3]', async () => {
  let finish: () => void = () => undefined;
  let reads = 0;
  const settled = refetchOnSettled(() => {
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
