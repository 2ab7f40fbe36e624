import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { NotificationBell } from './notification-bell.tsx';

const note = (id: string, changes: object = {}) => ({
  id,
  title: `خبر ${id}`,
  body: 'تفاصيل',
  data: {},
  timestamp: Date.now() - 5 * 60_000,
  read: false,
  ...changes,
});
const listOf = (items: readonly { read: boolean }[]) => ({
  body: { items, nextCursor: null, hasMore: false, unread: items.filter(({ read }) => !read).length },
});

/** A fake server that stores what was read. */
function serverOf(items: ReturnType<typeof note>[]): Answers {
  let kept = items;
  return {
    'GET /api/notifications': () => listOf(kept),
    'POST /api/notifications/read': (body) => {
      const { ids } = body as { ids?: string[] };
      kept = kept.map((item) => (ids?.includes(item.id) === false ? item : { ...item, read: true }));
      return { body: { unread: kept.filter(({ read }) => !read).length } };
    },
  };
}

const open = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
// Fetched when first wanted; here it is there already.
beforeAll(() => import('./bell-panel.tsx'));
afterEach(() => vi.restoreAllMocks());

it('says in words how many are unread, and marks all as read [NOTE-1]', async () => {
  await renderPage(<NotificationBell />, { user: testUser(), answers: serverOf([note('1'), note('2'), note('3')]) });
  await open('الإشعارات، 3 إشعارات لم تقرأها');
  expect(await screen.findByRole('dialog', { name: 'الإشعارات' })).toBeTruthy();
  expect(await screen.findAllByText(/قبل 5 دقائق/)).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'اجعلها كلها مقروءة' }));
  expect(await screen.findByRole('button', { name: 'الإشعارات' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('لم تقرأه')).toBeNull());
});

it('opens the page of a pressed notification, and marks it as read [NOTE-1]', async () => {
  const page = await renderPage(<NotificationBell />, {
    user: testUser(),
    size: [390, 844],
    answers: serverOf([
      note('1', { data: { page: '/store?x=1' } }),
      note('2', { data: { page: 'https://evil.example' } }),
    ]),
  });
  await open('الإشعارات، إشعاران لم تقرأهما');
  await userEvent.click(await screen.findByRole('link', { name: /خبر 1/ }));
  expect(page.address()).toBe('/store?x=1');
  await waitFor(() =>
    expect(page.sent.find(({ key }) => key === 'POST /api/notifications/read')?.body).toEqual({ ids: ['1'] }),
  );
  expect(await screen.findByRole('button', { name: 'الإشعارات، إشعار واحد لم تقرأه' })).toBeTruthy();
  // What leads elsewhere is no link.
  expect(screen.queryByRole('link', { name: /خبر 2/ })).toBeNull();
});

it('has its empty and its failed state [NOTE-1]', async () => {
  const empty = await renderPage(<NotificationBell />, { user: testUser(), answers: serverOf([]) });
  await open('الإشعارات');
  expect(await screen.findByText('لا إشعارات بعد')).toBeTruthy();
  empty.unmount();
  await renderPage(<NotificationBell />, {
    user: testUser(),
    answers: { 'GET /api/notifications': { refusal: { status: 404, code: 'system/not-found' } } },
  });
  await open('الإشعارات');
  expect(await screen.findByText('لم نستطع تحميل إشعاراتك')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('shows that it is offline if nothing was loaded yet [NOTE-1]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderPage(<NotificationBell />, { user: testUser(), answers: { 'GET /api/notifications': 'no-network' } });
  await open('الإشعارات');
  expect(await screen.findByText('تظهر إشعاراتك هنا متى عدت متصلًا.')).toBeTruthy();
});
