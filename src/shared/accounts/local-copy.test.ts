import { expect, it } from 'vitest';
import { isBalanceTrusted } from './local-copy.ts';

const now = 1_763_700_000_000;

it.each([
  [0, 0, true],
  [1000, 0, true],
  [3, 299_999, true],
  [3, 300_000, false],
  [-1, 0, false],
  [1001, 0, false],
  // A clock that was set back says nothing of the copy's age.
  [3, -1, false],
])('trusts a balance of %i that is %i ms old: %s [USER-1]', (gameSessionBalance, age, isTrusted) => {
  expect(isBalanceTrusted({ gameSessionBalance, lastSessionSync: now - age }, now)).toBe(isTrusted);
});
