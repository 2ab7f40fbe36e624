import { expect, it } from 'vitest';
import { illustrationOf } from './category-illustrations.tsx';

it('shows a category of an older game with its illustration of today', () => {
  expect(illustrationOf('paw-print')).toBe(illustrationOf('camel'));
  expect(illustrationOf('map')).toBe(illustrationOf('folded-map'));
});

it('shows the medallion for a name without an illustration', () => {
  expect(illustrationOf('medallion')).toMatch(/^data:image\/svg\+xml/);
  expect(illustrationOf('no-such-name')).toBe(illustrationOf('medallion'));
  expect(illustrationOf('camel')).not.toBe(illustrationOf('medallion'));
});
