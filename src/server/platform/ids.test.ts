import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('sorts ids by their creation, also more of one moment than its counter counts', () => {
  const at = Date.UTC(2026, 10, 20);
  const ids = Array.from({ length: 10_000 }, () => newId(at));
  ids.push(newId(at + 1), newId(at + 1000));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^01a1f640-\w{4}-7\w{3}-[89ab]\w{3}-\w{12}$/);
});
