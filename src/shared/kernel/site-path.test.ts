import { expect, it } from 'vitest';
import { isSitePath } from './site-path.ts';

it.each(['/', '/game', '/profile?tab=settings', '/a/b#c', '/store?next=//x', '/لعبة'])(
  'takes %s as a path of this site',
  (path) => {
    expect(isSitePath(path)).toBe(true);
  },
);

it.each([
  '',
  'game',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/%2e//x',
  '/%2E%2e/x',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/a\nb',
  '/\t/x',
  '/\ud800',
  `/${'x'.repeat(1000)}`,
  null,
  7,
])('takes %s as none', (path) => {
  expect(isSitePath(path)).toBe(false);
});
