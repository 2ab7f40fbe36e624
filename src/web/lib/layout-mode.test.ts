import { expect, it } from 'vitest';
import { layoutModeOf } from './layout-mode.ts';

it.each([
  [390, 844, { size: 'mobile', isDesktopLayout: false, isShortLandscape: false }],
  [767, 1024, { size: 'mobile', isDesktopLayout: false }],
  [768, 1024, { size: 'tablet', isDesktopLayout: false }],
  [1023, 1366, { size: 'tablet', isDesktopLayout: false }],
  [1024, 1366, { size: 'desktop', isDesktopLayout: true, isShortLandscape: false }],
  [844, 390, { size: 'tablet', isDesktopLayout: true, isShortLandscape: true }],
  [667, 375, { size: 'mobile', isDesktopLayout: true, isShortLandscape: true }],
  [1366, 634, { isShortLandscape: true }],
  [1366, 635, { isShortLandscape: false }],
  [1920, 1080, { size: 'desktop', isDesktopLayout: true, isShortLandscape: false }],
] as const)('lays %i × %i out as its mode [SHELL-4]', (width, height, mode) => {
  expect(layoutModeOf(width, height)).toMatchObject(mode);
});
