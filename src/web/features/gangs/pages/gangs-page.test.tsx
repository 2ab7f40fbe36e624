import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { cardOf, gangId, testGang } from '#testing/web/gang.ts';
import { renderPage } from '#testing/web/render.tsx';
import { GangsPage } from '../index.ts';

afterEach(() => vi.restoreAllMocks());

const list = (...gangs: readonly ReturnType<typeof testGang>[]) => ({ body: { items: gangs.map(cardOf) } });
const show = (answers: Answers, language: 'ar' | 'en' = 'ar') =>
  renderPage(
    <Suspense>
      <GangsPage />
    </Suspense>,
    { path: '/gangs', user: testUser(), answers, language },
  );

it('lists the gangs with their people and evenings, each leading to its page [GANG-7]', async () => {
  await show({
    'GET /api/gangs': list(
      testGang(),
      testGang({ id: gangId.replace(/a$/, 'b'), name: 'Office', role: 'member', evenings: 0, lastEveningAt: null }),
    ),
  });
  const [first, second] = within(await screen.findByRole('list', { name: 'قائمة الشلل' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/شلّتك.*شلّة الخميس.*3 أعضاء · 4 سهرات.*آخر سهرة 21 نوفمبر 2025/);
  expect(second?.textContent).toMatch(/اسمك فيها.*Office.*لا سهرات بعد$/);
  expect(screen.getByRole('link', { name: 'شلّة الخميس' }).getAttribute('href')).toBe(`/gangs/${gangId}`);
});

it('creates a gang from a name, a look and names typed one after the other [GANG-9]', async () => {
  const page = await show({
    'GET /api/gangs': list(),
    'POST /api/gangs': { body: { gang: testGang() } },
  });
  expect(await screen.findByRole('heading', { name: 'كوّنوا شلّتكم' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'شلّة جديدة' }));
  await userEvent.type(screen.getByLabelText('اسم الشلّة'), 'شلّة الخميس');
  await userEvent.click(screen.getByRole('radio', { name: 'صقر' }));
  await userEvent.click(screen.getByRole('radio', { name: 'بنفسجي' }));
  const names = screen.getByLabelText('الأسماء');
  await userEvent.type(names, 'نورة{Enter}فهد{Enter}');
  await userEvent.paste('1- دانة\n2- بو علي');
  await userEvent.type(names, 'سارة');
  await userEvent.click(screen.getByRole('button', { name: 'تكوين الشلّة' }));
  await waitFor(() => expect(page.address()).toBe(`/gangs/${gangId}`));
  const sent = page.sent.find(({ key }) => key === 'POST /api/gangs');
  expect(sent?.body).toEqual({
    name: 'شلّة الخميس',
    emblem: 'falcon',
    color: 'violet',
    bringsSeen: true,
    members: ['نورة', 'فهد', 'دانة', 'بو علي', 'سارة'].map((name) => ({ name })),
  });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

it('points out a repeated name, takes one back, and asks for the name of the gang [GANG-9]', async () => {
  const page = await show({ 'GET /api/gangs': list() });
  await userEvent.click(await screen.findByRole('button', { name: 'شلّة جديدة' }));
  const names = screen.getByLabelText('الأسماء');
  await userEvent.type(names, 'أحمد{Enter}احمد{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('«احمد» موجود في القائمة');
  await userEvent.clear(names);
  await userEvent.type(names, 'فهد،');
  expect(within(screen.getByRole('list', { name: 'أسماء كتبتها' })).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'حذف أحمد' }));
  expect(screen.getByText('عضو واحد')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'تكوين الشلّة' }));
  expect(screen.getByRole('alert').textContent).toContain('لا بد من اسم.');
  expect(document.activeElement).toBe(screen.getByLabelText('اسم الشلّة'));
  expect(page.sent.some(({ key }) => key === 'POST /api/gangs')).toBe(false);
});

it('asks for a name at least of those who play [GANG-1, GANG-9]', async () => {
  const page = await show({ 'GET /api/gangs': list() });
  await userEvent.click(await screen.findByRole('button', { name: 'شلّة جديدة' }));
  await userEvent.type(screen.getByLabelText('اسم الشلّة'), 'شلّة الخميس');
  await userEvent.click(screen.getByRole('button', { name: 'تكوين الشلّة' }));
  expect(screen.getByRole('alert').textContent).toContain('لا بد من اسم واحد على الأقل.');
  expect(document.activeElement).toBe(screen.getByLabelText('الأسماء'));
  expect(page.sent.some(({ key }) => key === 'POST /api/gangs')).toBe(false);
});

it('keeps what was typed where the gang could not be created, and repeats with the same key [GANG-9]', async () => {
  let isUp = false;
  const page = await show(
    {
      'GET /api/gangs': list(),
      'POST /api/gangs': () =>
        isUp ? { body: { gang: testGang() } } : { refusal: { status: 409, code: 'gangs/too-many' } },
    },
    'en',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New gang' }));
  await userEvent.type(screen.getByLabelText('Name of the gang'), 'Office');
  await userEvent.type(screen.getByLabelText('Names'), 'Noura{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Create the gang' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You have 20 gangs');
  expect(screen.getByText('Noura')).toBeTruthy();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Create the gang' }));
  await waitFor(() => expect(page.address()).toBe(`/gangs/${gangId}`));
  const keys = page.sent
    .filter(({ key }) => key === 'POST /api/gangs')
    .map((sent) => sent.headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

it('says so where the list did not come, and asks again [GANG-7]', async () => {
  let isUp = false;
  await show({
    'GET /api/gangs': () => (isUp ? list(testGang()) : { refusal: { status: 403, code: 'auth/permission-denied' } }),
  });
  expect(await screen.findByRole('heading', { name: 'لم نستطع تحميل الشلل' })).toBeTruthy();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(await screen.findByRole('list', { name: 'قائمة الشلل' })).toBeTruthy();
});

it('shows an offline device what it has, or that there is nothing yet [GANG-7]', async () => {
  const page = await show({ 'GET /api/gangs': list(testGang()) });
  await screen.findByRole('list', { name: 'قائمة الشلل' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByText('لا اتصال الآن. هذا آخر ما وصل.')).toBeTruthy();
  page.unmount();
  await show({ 'GET /api/gangs': 'no-network' });
  expect(await screen.findByRole('heading', { name: 'تظهر شللك متى عاد الاتصال.' })).toBeTruthy();
});
