import { expect, it } from 'vitest';
import { illustrationOf } from './category-illustrations.tsx';

it('shows a category of an older game with its illustration of today', async () => {
  expect(await illustrationOf('paw-print')).toBe(await illustrationOf('camel'));
  expect(await illustrationOf('map')).toBe(await illustrationOf('folded-map'));
});

it('shows the medallion for a name without an illustration', async () => {
  expect(await illustrationOf('medallion')).toMatch(/^data:image\/svg\+xml/);
  expect(await illustrationOf('no-such-name')).toBe(await illustrationOf('medallion'));
  expect(await illustrationOf('camel')).not.toBe(await illustrationOf('medallion'));
});
