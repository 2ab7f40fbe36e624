import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { SetupPage } from '../../features/games/index.ts';
import { CategoryStrip } from './category-strip.tsx';

const category = {
  id: 'geography',
  name: { ar: 'جغرافيا', en: 'Geography' },
  description: { ar: 'دول وعواصم', en: 'Countries and capitals' },
  collection: 'general',
  picture: { icon: 'globe', hue: 200 },
  questions: 60,
  gamesLeft: { full: 5, short: 10 },
};

it('shares the catalogue with set-up: the page that comes second reads what the first one has loaded', async () => {
  await renderPage(
    <>
      <CategoryStrip />
      <SetupPage />
    </>,
    { path: '/game', user: testUser(), answers: { 'GET /api/categories': { body: { items: [category] } } } },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'لعبة جديدة' })).toBeTruthy();
  expect(await screen.findAllByText('جغرافيا')).toHaveLength(2);
});
