import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { gangAnswers, gangId, testEvening, testGang, testTable } from '#testing/web/gang.ts';
import { renderPage } from '#testing/web/render.tsx';
import { GangPage } from '../index.ts';

afterEach(() => vi.restoreAllMocks());

const show = (answers: Answers, query = '', language: 'ar' | 'en' = 'ar') =>
  renderPage(
    <Suspense>
      <Routes>
        <Route path="/gangs/:gangId" element={<GangPage />} />
      </Routes>
    </Suspense>,
    { path: `/gangs/${gangId}${query}`, user: testUser(), answers, language },
  );

it('shows who leads, with wins, share, favourite category, rival and partner [GANG-7]', async () => {
  await show(gangAnswers(testGang()));
  expect(await screen.findByRole('heading', { level: 1, name: 'شلّة الخميس' })).toBeTruthy();
  const [first, second] = within(await screen.findByRole('list', { name: 'الجدول' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /المركز 1.*فهد.*3 من 4.*62%.*الفئة المفضلة.*جغرافيا.*الفئة المخيفة.*لا يُعرف بعد.*نورة.*فوز 3 · خسارة 1.*دانة.*فازا معًا 2 من 3/,
  );
  expect(second?.textContent).toMatch(/المركز 2.*نورة.*1 من 4/);
});

it('shows the titles with who has them, and who had them before [GANG-7]', async () => {
  await show(gangAnswers(testGang()));
  const titles = within(await screen.findByRole('list', { name: 'الألقاب' }));
  const sultan = within(titles.getByRole('heading', { name: 'سلطان الجغرافيا' }).closest('li') ?? document.body);
  expect(sultan.getByText('خُطف مرة واحدة')).toBeTruthy();
  const history = within(sultan.getByRole('list', { name: 'من حملوا لقب سلطان الجغرافيا', hidden: true }));
  expect(history.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/فهد.*منذ 6 نوفمبر 2025/),
    expect.stringMatching(/نورة.*منذ 2 أكتوبر 2025/),
  ]);
  expect(titles.getByRole('heading', { name: 'ملك السرقات' }).closest('li')?.textContent).toContain('لم يُخطف بعد');
});

it('names the titles in English too [GANG-7]', async () => {
  await show(gangAnswers(testGang()), '', 'en');
  expect(await screen.findByRole('heading', { name: 'Sultan of Geography' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'King of Steals' })).toBeTruthy();
});

it('changes the season, and keeps it in the address [GANG-7]', async () => {
  const page = await show(gangAnswers(testGang()));
  await screen.findByRole('list', { name: 'الجدول' });
  const asked = () => page.sent.filter(({ key }) => key.endsWith('/table')).map(({ query }) => query.get('season'));
  // Nothing was played this month.
  expect(asked()).toEqual(['all']);
  await userEvent.click(screen.getByRole('radio', { name: 'أشهر مضت' }));
  expect(page.address()).toContain('season=2025-11');
  await userEvent.selectOptions(screen.getByLabelText('الشهر'), 'أكتوبر 2025');
  await waitFor(() => expect(asked()).toEqual(['all', '2025-11', '2025-10']));
});

it('begins with this month if it was played in, and offers all time where it is empty [GANG-7]', async () => {
  const now = Date.parse('2026-11-28T20:00:00+03:00');
  vi.useFakeTimers({ toFake: ['Date'], now });
  const page = await show(
    gangAnswers(testGang({ lastEveningAt: now }), testTable({ season: '2026-11', rows: [], titles: [] })),
  );
  expect(await screen.findByRole('heading', { name: 'لا سهرة في هذا الشهر' })).toBeTruthy();
  expect(page.sent.find(({ key }) => key.endsWith('/table'))?.query.get('season')).toBe('2026-11');
  await userEvent.click(screen.getByRole('button', { name: 'كل الأوقات' }));
  expect(page.address()).toContain('season=all');
});

it('lists the evenings with teams, scores, the winner and their draw, a page at a time [GANG-7] [DRAW-5]', async () => {
  const other = testEvening({ gameId: '0197c0de-0000-7000-8000-0000000002bb', counts: false, seed: null });
  let isFirst = true;
  const page = await show(
    {
      ...gangAnswers(testGang()),
      [`GET /api/gangs/${gangId}/evenings`]: () => {
        const body = isFirst
          ? { items: [testEvening()], nextCursor: 'next', hasMore: true }
          : { items: [other], nextCursor: null, hasMore: false };
        isFirst = false;
        return { body };
      },
    },
    '?tab=evenings',
  );
  const evenings = within(await screen.findByRole('list', { name: 'السهرات' }));
  const textsOf = () => evenings.getAllByRole('heading', { level: 2 }).map((day) => day.closest('li')?.textContent);
  expect(textsOf()).toEqual([
    expect.stringMatching(
      /6 نوفمبر 2025.*الصقور.*نورة.*2400.*اللؤلؤ.*الفائز.*فهد · دانة.*3000.*قرعة رقم K7F2QX9M · القرعة الثالثة/,
    ),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'أظهر المزيد' }));
  await waitFor(() => expect(textsOf()).toEqual([expect.anything(), expect.stringMatching(/لم تُحسب/)]));
  expect(
    page.sent
      .filter(({ key }) => key.endsWith('/evenings'))
      .at(-1)
      ?.query.get('cursor'),
  ).toBe('next');
});

it('says where there is no gang, where it did not come, and where the device is offline [GANG-7]', async () => {
  const at = `GET /api/gangs/${gangId}`;
  const gone = await show({ [at]: { refusal: { status: 404, code: 'gangs/not-found' } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'لا شلّة هنا' })).toBeTruthy();
  gone.unmount();
  const failed = await show({ [at]: { refusal: { status: 403, code: 'auth/permission-denied' } } });
  expect(await screen.findByRole('heading', { name: 'لم نستطع تحميل الشلّة' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
  failed.unmount();
  await show(gangAnswers(testGang()));
  await screen.findByRole('list', { name: 'الجدول' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByText('لا اتصال الآن. هذا آخر ما وصل.')).toBeTruthy();
});
