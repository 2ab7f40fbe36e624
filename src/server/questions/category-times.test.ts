import { afterEach, beforeEach, expect, it } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { compile, forgetBank, sampleContent } from '#testing/sample-content.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import { exportCsv, importCsv, sourceOf } from './index.ts';

const dayMs = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => forgetBank(app.database));

const bank = (day: string) =>
  sampleContent().categories.map((category) => ({
    ...category,
    ...(category.id === 'beta' ? { availableFrom: day } : {}),
    ...(category.id === 'eta' ? { season: 'summer' as const } : {}),
  }));
const listed = async () => (await app.visitor().call(questionsApi.listCategories, {})).items;

it('offers a scheduled category from its day on, and calls it new for 14 days [WEEK-1]', async () => {
  const day = kuwaitDay(app.clock.now() + 2 * dayMs);
  await app.questions.load(sourceOf(compile(bank(day))));
  const host = await app.verified();
  const early = sampleSetup({ categoryIds: ['alpha', 'beta', 'gamma', 'delta'] });
  expect((await listed()).map(({ id }) => id)).not.toContain('beta');
  expect((await host.errorOf(gamesApi.startGame, early)).fields).toEqual({
    'categoryIds.1': 'games/category-unavailable',
  });
  app.clock.moveBy(2 * dayMs);
  expect((await listed()).find(({ id }) => id === 'beta')).toMatchObject({ isNew: true });
  expect((await listed()).find(({ id }) => id === 'alpha')?.isNew).toBeUndefined();
  expect((await host.call(gamesApi.startGame, early)).game.outcome).toBe('open');
  app.clock.moveBy(15 * dayMs);
  expect((await listed()).find(({ id }) => id === 'beta')?.isNew).toBeUndefined();
});

it('shows the categories of a season first while it lasts [WEEK-1]', async () => {
  await app.questions.load(sourceOf(compile(bank('2020-01-01'))));
  const summer = Date.UTC(new Date(app.clock.now()).getUTCFullYear() + 1, 6, 1);
  app.clock.moveBy(summer - app.clock.now());
  expect((await listed())[0]).toMatchObject({ id: 'eta', season: 'summer' });
  app.clock.moveBy(100 * dayMs);
  expect((await listed()).at(-1)).toMatchObject({ id: 'zeta' });
  expect((await listed()).find(({ id }) => id === 'eta')?.season).toBeUndefined();
});

it('keeps day and season through a spreadsheet [WEEK-1]', async () => {
  const categories = compile(bank('2026-12-01')).categories;
  const read = await importCsv(exportCsv(categories));
  expect(read.categories.find(({ id }) => id === 'beta')?.head).toMatchObject({ availableFrom: '2026-12-01' });
  expect(read.categories.find(({ id }) => id === 'eta')?.head).toMatchObject({ season: 'summer' });
});
