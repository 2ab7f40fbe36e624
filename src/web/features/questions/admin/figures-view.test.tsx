import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { withoutLayout } from '#testing/web/render-game.tsx';
import { FiguresView } from './figures-view.tsx';

const both = (ar: string, en: string) => ({ ar, en });
function show(answers: Answers) {
  withoutLayout();
  return renderPage(<FiguresView />, {
    user: testUser({ role: 'moderator' }),
    path: '/admin/questions?figures=1',
    answers,
  });
}

const figuresKey = 'GET /api/admin/questions/category-figures';

it('shows how categories fare in play, and leads to a question that contradicts its value [WEEK-3]', async () => {
  await show({
    [figuresKey]: {
      body: {
        items: [
          {
            id: 'geo',
            name: both('جغرافيا', 'Geography'),
            opened: 40,
            best: 3,
            byValue: [{ value: 200, opened: 20, answered: 15 }],
          },
        ],
        contradictions: [
          {
            id: 'geo-0017',
            text: both('أين تقع بغداد؟', 'Where is Baghdad?'),
            value: 200,
            opened: 30,
            answered: 2,
            difficulty: 'harder',
          },
        ],
      },
    },
  });
  const [, category] = within(await screen.findByRole('table', { name: 'الفئات في اللعب' })).getAllByRole('row');
  for (const said of ['جغرافيا', '40', '3', '75 %', 'لم يُفتح بعد']) expect(category?.textContent).toContain(said);
  expect(screen.getByRole('link', { name: 'أين تقع بغداد؟' }).getAttribute('href')).toContain('edit=geo-0017');
});

it('says that every question fits, or that the figures can not be read [WEEK-3]', async () => {
  const empty = await show({ [figuresKey]: { body: { items: [], contradictions: [] } } });
  expect(await screen.findByText('كل سؤال في مكانه.')).toBeTruthy();
  empty.unmount();
  await show({ [figuresKey]: { refusal: { status: 503, code: 'system/unavailable' } } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});
