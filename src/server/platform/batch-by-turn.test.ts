import { expect, it } from 'vitest';
import { batchByTurn } from './batch-by-turn.ts';

it('answers calls that arrive together by one run, each with its own value', async () => {
  const loads: (readonly string[])[] = [];
  const lookUp = batchByTurn((keys: readonly string[]) => {
    loads.push(keys);
    return Promise.resolve(
      new Map([
        ['one', 1],
        ['two', 2],
      ]),
    );
  });
  expect(await Promise.all([lookUp('one'), lookUp('two'), lookUp('unknown')])).toEqual([1, 2, null]);
  expect(loads).toEqual([['one', 'two', 'unknown']]);
});

it('keeps nothing: a value that is gone is not found again', async () => {
  const values = new Map([['one', 1]]);
  const lookUp = batchByTurn(() => Promise.resolve(new Map(values)));
  expect(await lookUp('one')).toBe(1);
  values.clear();
  expect(await lookUp('one')).toBeNull();
});

it('fails every call of a failed run, and none after it', async () => {
  let isDown = true;
  const lookUp = batchByTurn((keys: readonly string[]) =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
  );
  const failed = await Promise.allSettled([lookUp('one'), lookUp('two')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await lookUp('one')).toBe('one');
});
