import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authStateOf } from '#shared/accounts/local-copy.ts';
import { fakeApi, testUser, type Answers } from '#testing/web/fake-api.ts';
import { checkBalance } from './balance.ts';
import { stored } from './storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const minute = 60_000;
const remember = (balance: number, ageMs: number) =>
  stored.authState.write(authStateOf(testUser({ gameSessionBalance: balance }), Date.now() - ageMs));
const check = (answers: Answers = {}, serverBalance = 7) => {
  const sent = fakeApi(answers, testUser({ gameSessionBalance: serverBalance }));
  return checkBalance(new QueryClient()).then((checked) => ({ ...checked, asked: sent.length }));
};

it('trusts a fresh local copy without a request [USER-1]', async () => {
  remember(3, minute);
  expect(await check()).toEqual({ balance: 3, problem: null, asked: 0 });
});

it.each([
  [3, 6 * minute],
  [-2, 0],
  [5000, 0],
])('asks the server about a copy of %i that is %i ms old [USER-1]', async (balance, age) => {
  remember(balance, age);
  expect(await check()).toEqual({ balance: 7, problem: null, asked: 1 });
  expect(stored.authState.read()?.balance).toBe(7);
});

it('asks the server without a local copy [USER-1]', async () => {
  expect(await check()).toMatchObject({ balance: 7, asked: 1 });
});

it("falls back to the local copy when the server can't be asked, and says so [USER-1]", async () => {
  remember(3, 6 * minute);
  expect(await check({ 'GET /api/me': 'no-network' })).toMatchObject({
    balance: 3,
    problem: 'accounts/balance-check-failed',
  });
});

it('says when the account is not there any more [USER-1]', async () => {
  remember(3, 6 * minute);
  expect(await check({ 'GET /api/me': { refusal: { status: 401, code: 'auth/unauthenticated' } } })).toMatchObject({
    problem: 'accounts/user-not-found',
  });
  expect(stored.authState.read()).toBeNull();
});
