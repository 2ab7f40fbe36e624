import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authStateOf } from '#shared/accounts/local-copy.ts';
import { testUser } from '#testing/web/fake-api.ts';
import { stored } from './storage.ts';

beforeEach(() => stored.authState.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps who was signed in though the first storage is refused, and forgets it in both [AUTH-9]', () => {
  const state = authStateOf(testUser(), 1);
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  stored.authState.write(state);
  expect(stored.authState.read()).toEqual(state);
  refused.mockRestore();
  expect(localStorage.getItem(stored.authState.key)).toBeNull();
  expect(stored.authState.read()).toEqual(state);
  stored.authState.clear();
  expect(stored.authState.read()).toBeNull();
});

it('drops an invalid state of an account [AUTH-9]', () => {
  localStorage.setItem(stored.authState.key, JSON.stringify({ user: { uid: 7 } }));
  expect(stored.authState.read()).toBeNull();
});
