import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffAnnouncement } from '#shared/announcements/admin-api.ts';
import type { Announcement } from '#shared/announcements/schema.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage, type Rendered } from '#testing/web/render.tsx';
import { AdminAnnouncementsPage } from './admin/announcements-page.tsx';
import { AnnouncementBar } from './components/announcement-bar.tsx';

const listKey = 'GET /api/announcements';
const adminKey = 'GET /api/admin/announcements';
const minute = 60_000;
const announcement = (changes: Partial<Announcement> = {}): Announcement => ({
  id: 'a-1',
  title: { ar: 'ليلة التحدي', en: 'Challenge night' },
  body: { ar: 'الليلة بعد العشاء', en: 'Tonight after dinner' },
  link: '/store',
  audience: 'everybody',
  priority: 'normal',
  isDismissible: true,
  startsAt: Date.now() - minute,
  endsAt: null,
  ...changes,
});
const staffOne = (changes: Partial<StaffAnnouncement> = {}): StaffAnnouncement => ({
  ...announcement({ startsAt: Date.UTC(2026, 10, 21, 18) }),
  state: 'running',
  withdrawnAt: null,
  dismissedCount: 2,
  createdAt: 1,
  updatedAt: 1,
  version: 4,
  ...changes,
});
const current = (...items: Announcement[]): Answers => ({
  [listKey]: { body: { items } },
  'POST /api/announcements/a-1/dismissal': { body: {} },
});
const bodies = ({ sent }: Rendered, key: string) => sent.filter((each) => each.key === key).map(({ body }) => body);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

it('says it in the language of the page, leads on, and is gone once it was put away, on this device for a visitor [ADM-3]', async () => {
  const page = await renderPage(<AnnouncementBar />, { answers: current(announcement()) });
  const bar = within(await screen.findByRole('complementary', { name: 'إعلان' }));
  expect(bar.getByText('ليلة التحدي')).toBeTruthy();
  expect(bar.getByRole('link', { name: 'التفاصيل' }).getAttribute('href')).toBe('/store');
  await userEvent.click(bar.getByRole('button', { name: 'أخفِ الإعلان: ليلة التحدي' }));
  expect(screen.queryByText('ليلة التحدي')).toBeNull();
  page.unmount();
  const again = await renderPage(<AnnouncementBar />, {
    answers: current(announcement(), announcement({ id: 'a-2', title: { ar: 'خبر ثان', en: 'More' } })),
    language: 'en',
  });
  expect(await screen.findByText('More')).toBeTruthy();
  expect(screen.queryByText('Challenge night')).toBeNull();
  expect([
    ...bodies(page, 'POST /api/announcements/a-1/dismissal'),
    ...bodies(again, 'POST /api/announcements/a-1/dismissal'),
  ]).toEqual([]);
});

it('is dismissed for the account of a signed-in user [ADM-3]', async () => {
  const page = await renderPage(<AnnouncementBar />, { user: testUser(), answers: current(announcement()) });
  await userEvent.click(await screen.findByRole('button', { name: /أخفِ الإعلان/ }));
  await expect.poll(() => bodies(page, 'POST /api/announcements/a-1/dismissal')).toHaveLength(1);
  expect(screen.queryByText('ليلة التحدي')).toBeNull();
  expect(localStorage.getItem('siraj.dismissed-announcements')).toBeNull();
});

it("continues to the next of several, and can't be dismissed if it is mandatory [ADM-3]", async () => {
  await renderPage(<AnnouncementBar />, {
    answers: current(
      announcement(),
      announcement({
        id: 'a-2',
        title: { ar: 'عاجل جدًا', en: 'Urgent' },
        priority: 'urgent',
        isDismissible: false,
        link: null,
      }),
    ),
  });
  expect(await screen.findByText('عاجل جدًا')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /أخفِ/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /إعلان آخر/ }));
  expect(screen.getByText('ليلة التحدي')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /إعلان آخر/ }));
  expect(screen.getByText('عاجل جدًا')).toBeTruthy();
});

const isFloating = async () =>
  (await screen.findByRole('complementary', { name: 'إعلان' })).hasAttribute('data-floating');

it('lies over the page that is being read, and has its place in the next one, so that nothing moves [ADM-3]', async () => {
  const page = await renderPage(<AnnouncementBar />, { path: '/', answers: current(announcement()) });
  expect(await isFloating()).toBe(true);
  expect(screen.queryByRole('button', { name: 'انقله إلى أعلى الصفحة' })).toBeNull();
  await page.goTo('/store');
  expect(await isFloating()).toBe(false);
  await page.goTo('/');
  expect(await isFloating()).toBe(false);
});

it('can be moved out of the way where it is mandatory [ADM-3]', async () => {
  await renderPage(<AnnouncementBar />, { answers: current(announcement({ isDismissible: false })) });
  expect(await isFloating()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'انقله إلى أعلى الصفحة' }));
  expect(await isFloating()).toBe(false);
  expect(screen.getByText('ليلة التحدي')).toBeTruthy();
});

it('begins and ends automatically on an open page [ADM-3]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const now = Date.now();
  await renderPage(<AnnouncementBar />, {
    answers: current(announcement({ startsAt: now + minute, endsAt: now + 2 * minute })),
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), 10_000);
  expect(screen.queryByText('ليلة التحدي')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(minute + 2000));
  expect(screen.getByText('ليلة التحدي')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(minute));
  expect(screen.queryByText('ليلة التحدي')).toBeNull();
});

const showAdmin = (items: readonly StaffAnnouncement[], answers: Answers = {}, path = '/admin/announcements') =>
  renderPage(<AdminAnnouncementsPage />, {
    user: testUser({ role: 'moderator' }),
    path,
    answers: { [adminKey]: { body: { items, nextCursor: null, hasMore: false } }, ...answers },
  });

it('previews both languages, and publishes for a time in Kuwait [ADM-3]', async () => {
  const page = await showAdmin([], { 'POST /api/admin/announcements': { body: { announcement: staffOne() } } });
  expect(await screen.findByRole('heading', { name: 'لا إعلانات بعد' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'إعلان جديد' }));
  await userEvent.click(screen.getByRole('button', { name: 'انشر' }));
  expect(await screen.findAllByText('اكتب العنوان.')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('العنوان بالعربية'), 'خبر');
  await userEvent.type(screen.getByLabelText('العنوان بالإنجليزية'), 'News');
  await userEvent.type(screen.getByLabelText('النص بالعربية'), 'تفاصيل');
  await userEvent.type(screen.getByLabelText('النص بالإنجليزية'), 'More of it');
  const preview = screen.getByRole('region', { name: 'كما سيظهر' });
  expect([...preview.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['خبر', 'News']);
  await userEvent.selectOptions(screen.getByLabelText('لمن يظهر؟'), 'no-sessions');
  await userEvent.click(screen.getByRole('radio', { name: 'عاجل' }));
  await userEvent.type(screen.getByLabelText('إلى'), '2036-12-02T20:00');
  await userEvent.click(screen.getByRole('button', { name: 'انشر' }));
  await expect
    .poll(() => bodies(page, 'POST /api/admin/announcements'))
    .toEqual([
      {
        title: { ar: 'خبر', en: 'News' },
        body: { ar: 'تفاصيل', en: 'More of it' },
        link: null,
        audience: 'no-sessions',
        priority: 'urgent',
        isDismissible: true,
        startsAt: null,
        endsAt: Date.UTC(2036, 11, 2, 17),
      },
    ]);
});

it('lists them by state, and reports a concurrent change [ADM-3]', async () => {
  const page = await showAdmin(
    [staffOne(), staffOne({ id: 'a-2', state: 'withdrawn', title: { ar: 'قديم', en: 'Old' } })],
    {
      'PATCH /api/admin/announcements/a-1': { refusal: { status: 409, code: 'announcements/changed-meanwhile' } },
    },
  );
  const [first, second] = await screen
    .findAllByRole('listitem')
    .then((all) => all.filter((item) => within(item).queryByRole('heading') !== null));
  expect(within(first!).getByText('ظاهر الآن')).toBeTruthy();
  expect(within(first!).getByText('أخفاه حسابان')).toBeTruthy();
  expect(within(first!).getByText(/من 21 نوفمبر 2026، 9:00 م حتى يُسحب/)).toBeTruthy();
  expect(within(second!).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'عدّل: ليلة التحدي' }));
  await userEvent.click(await screen.findByRole('button', { name: 'احفظ التعديل' }));
  expect(await screen.findByText(/عدّل هذا الإعلان شخص غيرك/)).toBeTruthy();
  expect(bodies(page, 'PATCH /api/admin/announcements/a-1')).toMatchObject([
    { version: 4, startsAt: Date.UTC(2026, 10, 21, 18) },
  ]);
});

it('asks before one is ended, saying what will happen [ADM-3]', async () => {
  const page = await showAdmin([staffOne()], {
    'POST /api/admin/announcements/a-1/withdrawal': { body: { announcement: staffOne({ state: 'withdrawn' }) } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'أنهِه الآن: ليلة التحدي' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'إنهاء الإعلان الآن؟' }));
  expect(dialog.getByText(/يختفي «ليلة التحدي» من كل الصفحات/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'أنهِه الآن' }));
  await expect.poll(() => bodies(page, 'POST /api/admin/announcements/a-1/withdrawal')).toEqual([{ version: 4 }]);
});

it('filters by state in the address, and reports a failed read [ADM-3]', async () => {
  const page = await showAdmin([], {}, '/admin/announcements?state=waiting');
  expect(await screen.findByRole('heading', { name: 'لا إعلان بهذه الحالة' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('الحالة'), 'running');
  await expect.poll(page.address).toBe('/admin/announcements?state=running');
  page.unmount();
  await showAdmin([], { [adminKey]: { refusal: { status: 403, code: 'auth/permission-denied' } } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});
