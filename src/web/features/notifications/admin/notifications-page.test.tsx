import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ScheduledNotification, SentNotification } from '#shared/notifications/admin-api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage, type Rendered } from '#testing/web/render.tsx';
import { AdminNotificationsPage } from './notifications-page.tsx';

const note: SentNotification = {
  id: 'n-1',
  audience: 'topic',
  topic: 'promotions',
  userId: null,
  title: { ar: 'عرض العيد', en: null },
  body: { ar: 'خصم على الباقات', en: null },
  data: {},
  timestamp: Date.UTC(2026, 10, 21, 9),
  sentBy: 'user-1',
  delivery: { sent: 40, failed: 2, dropped: 1, waiting: 0, isDone: true },
};
const listKey = 'GET /api/admin/notifications';
const sendKey = 'POST /api/admin/notifications';
const reachKey = 'GET /api/admin/notifications/reach';
const scheduledKey = 'GET /api/admin/notifications/scheduled';
const show = (answers: Answers = {}) =>
  renderPage(<AdminNotificationsPage />, {
    user: testUser({ role: 'moderator' }),
    path: '/admin/notifications',
    answers: {
      [listKey]: { body: { items: [note], nextCursor: null, hasMore: false } },
      [reachKey]: { body: { people: 120, devices: 43, person: null, countedAt: Date.UTC(2036, 10, 21, 17) } },
      [sendKey]: { body: { notification: note } },
      [scheduledKey]: { body: { items: [], nextCursor: null, hasMore: false } },
      ...answers,
    },
  });
const requests = ({ sent }: Rendered, key: string) => sent.filter((each) => each.key === key);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const write = async () => {
  await userEvent.type(await screen.findByLabelText('العنوان بالعربية'), 'خبر');
  await userEvent.type(screen.getByLabelText('النص بالعربية'), 'تفاصيل');
};

it('shows sent notifications with their device counts, or that there are none, or a failed read [NOTE-4] [ADM-3]', async () => {
  const full = await show();
  const row = within(await screen.findByRole('row', { name: /عرض العيد/ }));
  for (const told of ['العروض', 'اكتمل الإرسال']) expect(row.getByText(told)).toBeTruthy();
  expect(row.getByText(/وصل:/).textContent).toBe('وصل: 40');
  expect(row.getByText(/تعذّر:/).textContent).toBe('تعذّر: 2');
  full.unmount();
  const none = await show({ [listKey]: { body: { items: [], nextCursor: null, hasMore: false } } });
  expect(await screen.findByRole('heading', { name: 'لم يُرسل إشعار بعد' })).toBeTruthy();
  none.unmount();
  await show({ [listKey]: { refusal: { status: 403, code: 'auth/permission-denied' } } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('previews, says whom it comes to, and sends it only then, with a key [NOTE-4]', async () => {
  const shown = await show();
  await write();
  const preview = within(screen.getByRole('region', { name: 'كما يظهر على الهاتف' }));
  expect(preview.getAllByText('خبر')).toHaveLength(2);
  await press('راجع ثم أرسل');
  const dialog = within(await screen.findByRole('dialog', { name: 'إرسال الإشعار؟' }));
  expect(dialog.getByText(/120 شخصًا.*43 جهازًا/)).toBeTruthy();
  expect(dialog.getByText(/حُسب العدد في .*8:00/)).toBeTruthy();
  expect(requests(shown, sendKey)).toEqual([]);
  await press('أرسله الآن');
  await expect
    .poll(() => requests(shown, sendKey).map(({ body }) => body))
    .toEqual([{ audience: 'all', title: { ar: 'خبر' }, body: { ar: 'تفاصيل' }, data: {} }]);
  expect(requests(shown, sendKey)[0]?.headers.get('idempotency-key')).toBeTruthy();
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('العنوان بالعربية').value).toBe('');
});

it('finds a person by address, and reports if there is none [NOTE-4]', async () => {
  const shown = await show({ [reachKey]: { refusal: { status: 404, code: 'notifications/user-not-found' } } });
  await userEvent.click(await screen.findByRole('radio', { name: 'لشخص واحد' }));
  await write();
  await press('راجع ثم أرسل');
  expect(await screen.findByText('اكتب بريد الحساب كاملًا.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('بريد حسابه'), 'nobody@example.com');
  await press('راجع ثم أرسل');
  expect(await screen.findByText('لم نجد هذا الحساب.')).toBeTruthy();
  expect(requests(shown, sendKey)).toEqual([]);
});

it('reports missing fields, and rejects an address of another site [NOTE-4]', async () => {
  const shown = await show();
  await userEvent.type(await screen.findByLabelText('الصفحة التي يفتحها (اختياري)'), 'https://example.com');
  await press('راجع ثم أرسل');
  for (const told of ['اكتب العنوان.', 'اكتب النص.', 'اكتب مسار صفحة من الموقع، يبدأ بالشرطة /.'])
    expect(await screen.findByText(told)).toBeTruthy();
  expect(requests(shown, reachKey)).toEqual([]);
});

const scheduled: ScheduledNotification = {
  id: 's-1',
  audience: 'all',
  topic: null,
  userId: null,
  title: { ar: 'تذكير', en: null },
  body: { ar: 'الليلة', en: null },
  data: {},
  sendAt: Date.UTC(2036, 10, 21, 17),
  state: 'waiting',
  version: 3,
  person: null,
};
const scheduleKey = 'POST /api/admin/notifications/scheduled';

it('keeps one for a time of a clock in Kuwait, and sends nothing now [NOTE-4]', async () => {
  const shown = await show({ [scheduleKey]: { body: { scheduled } } });
  await userEvent.click(await screen.findByRole('radio', { name: 'في وقت لاحق' }));
  await write();
  await press('راجع ثم احفظ');
  expect(await screen.findByText('اختر يومًا وساعة.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('وقت الإرسال'), '2036-11-21T20:00');
  await press('راجع ثم احفظ');
  const dialog = within(await screen.findByRole('dialog', { name: 'حفظ الإشعار لوقته؟' }));
  expect(dialog.getByText(/يُرسل في 21 نوفمبر 2036، 8:00 م/)).toBeTruthy();
  await press('احفظه لوقته');
  await expect
    .poll(() => requests(shown, scheduleKey).map(({ body }) => body))
    .toEqual([
      { audience: 'all', title: { ar: 'خبر' }, body: { ar: 'تفاصيل' }, data: {}, sendAt: Date.UTC(2036, 10, 21, 17) },
    ]);
  expect(requests(shown, scheduleKey)[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(requests(shown, sendKey)).toEqual([]);
});

it('changes a waiting one, and asks before it is cancelled; a finished one stays [NOTE-4]', async () => {
  const list = {
    body: {
      items: [scheduled, { ...scheduled, id: 's-2', state: 'missed', title: { ar: 'قديم', en: null } }],
      nextCursor: null,
      hasMore: false,
    },
  };
  const shown = await show({
    [scheduledKey]: list,
    'PATCH /api/admin/notifications/scheduled/s-1': {
      refusal: { status: 409, code: 'notifications/scheduled-settled' },
    },
    'POST /api/admin/notifications/scheduled/s-1/cancellation': {
      body: { scheduled: { ...scheduled, state: 'cancelled' } },
    },
  });
  expect(within(await screen.findByRole('row', { name: /قديم/ })).getByText('فات وقته')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ألغه: قديم' })).toBeNull();
  await press('عدّل: تذكير');
  const sheet = within(await screen.findByRole('dialog', { name: 'تعديل الإشعار' }));
  expect(sheet.getByLabelText<HTMLInputElement>('وقت الإرسال').value).toBe('2036-11-21T20:00');
  await userEvent.click(sheet.getByRole('button', { name: 'راجع ثم احفظ' }));
  await press('احفظه لوقته');
  expect(await screen.findByText('فات أوان هذا: أُرسل الإشعار أو أُلغي.')).toBeTruthy();
  expect(requests(shown, 'PATCH /api/admin/notifications/scheduled/s-1').map(({ body }) => body)).toMatchObject([
    { version: 3, title: { ar: 'تذكير' } },
  ]);
  await press('لا ترسل');
  await userEvent.click(sheet.getByRole('button', { name: 'إغلاق' }));
  await press('ألغه: تذكير');
  await press('ألغِ إرساله');
  await expect
    .poll(() => requests(shown, 'POST /api/admin/notifications/scheduled/s-1/cancellation').map(({ body }) => body))
    .toEqual([{ version: 3 }]);
});
