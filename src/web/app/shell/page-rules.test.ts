import { expect, it } from 'vitest';
import { layoutModeOf } from '../../lib/layout-mode.ts';
import { hasRemoteControl, loadsToasterItself, toastPlace } from './page-rules.ts';

it.each([
  ['a game on an upright phone', '/game/01a2050f', 390, 844, 'top'],
  [
    'a game on a phone on its side, whose code is scanned at the end of the lines',
    '/game/01a2050f',
    844,
    390,
    'top-start',
  ],
  ['a game on a laptop', '/game/01a2050f', 1366, 768, 'corner'],
  ['another page on an upright phone', '/game', 390, 844, 'corner'],
  ['another page on a phone on its side', '/game', 844, 390, 'corner'],
])('leaves the controls of a game free: %s [SHELL-6, GAME-2]', (_, pathname, width, height, place) => {
  expect(toastPlace(pathname, layoutModeOf(width, height))).toBe(place);
});

it.each([
  ['/game/01a2050f', true],
  ['/store', true],
  ['/admin', false],
  ['/admin/questions/capitals-001', false],
])('moves the focus by arrows on %s: %s', (pathname, isOn) => {
  expect(hasRemoteControl(pathname)).toBe(isOn);
});

it.each([
  ['/game/01a2050f', true],
  ['/game', false],
  ['/', false],
])('leaves the loading of the toaster to the page %s: %s', (pathname, isLeft) => {
  expect(loadsToasterItself(pathname)).toBe(isLeft);
});
