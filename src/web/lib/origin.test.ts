import { expect, it } from 'vitest';
import { isSafeOrigin, originHere, originOf } from './origin.ts';

it('keeps path and query of the requested page [ROUTE-3]', () => {
  const state = originHere({ pathname: '/profile', search: '?tab=settings', hash: '' });
  expect(originOf({ state })).toBe('/profile?tab=settings');
});

it.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/a\\b',
  '/a\nb',
  'javascript:alert(1)',
  '/auth/login',
  '',
  null,
  4,
])('never leads on to %j', (path) => expect(isSafeOrigin(path)).toBe(false));

it('takes a foreign state for none', () => {
  expect(originOf({ state: { from: '//evil.example' } })).toBeNull();
  expect(originOf({ state: 'x' })).toBeNull();
  expect(originOf({ state: null })).toBeNull();
});
