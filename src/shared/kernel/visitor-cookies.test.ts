import { expect, it } from 'vitest';
import { cookieValue } from './visitor-cookies.ts';

it('finds a cookie by its whole name', () => {
  const cookies = 'other_siraj_language=xx; siraj_language=en;siraj_signed_in=1; empty=; bare';
  expect(cookieValue(cookies, 'siraj_language')).toBe('en');
  expect(cookieValue(cookies, 'siraj_signed_in')).toBe('1');
  expect(cookieValue(cookies, 'empty')).toBe('');
  expect(cookieValue(cookies, 'bare')).toBe('');
  expect(cookieValue(cookies, 'language')).toBeNull();
  expect(cookieValue('', 'siraj_language')).toBeNull();
});
