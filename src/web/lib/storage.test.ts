import { afterEach, expect, it, vi } from 'vitest';
import { forgetPerson, stored } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

it('returns what was stored', () => {
  stored.theme.write('light');
  expect(stored.theme.read()).toBe('light');
  stored.theme.clear();
  expect(stored.theme.read()).toBeNull();
});

it('forgets the person and keeps how the screen looks and sounds [AUTH-2]', () => {
  stored.signInLink.write({ email: 'noura@example.com', from: null });
  stored.gameSetup.write({ teams: ['الصقور'] });
  stored.referralCode.write('NOURA-7');
  stored.theme.write('light');
  forgetPerson();
  expect([stored.signInLink.read(), stored.gameSetup.read(), stored.referralCode.read()]).toEqual([null, null, null]);
  expect(stored.theme.read()).toBe('light');
});

it.each(['"fr"', '{', '5', 'null'])('takes %s for nothing kept', (text) => {
  window.localStorage.setItem(stored.language.key, text);
  expect(stored.language.read()).toBeNull();
});

it('keeps a value for the page if the browser rejects storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(stored.sound.read()).toBeNull();
  expect(() => stored.sound.write(true)).not.toThrow();
  expect(stored.sound.read()).toBe(true);
  stored.sound.clear();
  expect(stored.sound.read()).toBeNull();
});

it('uses a separate key for each item', () => {
  const keys = Object.values(stored).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
