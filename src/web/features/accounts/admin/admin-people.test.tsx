import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AuditRow, Person, PersonRow } from '#shared/accounts/admin-api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { AdminPeoplePage } from './admin-people-page.tsx';

const { fcmTokens: tokens, ...record } = testUser({
  uid: 'u-2',
  displayName: 'نورة',
  email: 'noura@example.com',
  emailVerified: false,
});
const person: Person = { ...record, disabled: false, devices: [], identities: [], friends: tokens.length };
const row: PersonRow = person;
const audit: AuditRow = {
  id: 1,
  at: 1_763_700_000_000,
  actorId: 'user-1',
  actor: { uid: 'user-1', displayName: 'فاطمة', email: 'f@example.com' },
  action: 'accounts/role-changed',
  subjectType: 'user',
  subjectId: 'u-2',
  before: { role: 'player' },
  after: { role: 'moderator' },
  note: 'تساعدنا',
};
const page = (items: readonly unknown[]) => ({ body: { items, nextCursor: null, hasMore: false } });
const show = (query: string, answers: Answers = {}) =>
  renderPage(<AdminPeoplePage />, {
    user: testUser({ role: 'admin' }),
    path: `/admin/users?${query}`,
    answers: {
      'GET /api/admin/users': page([row]),
      'GET /api/admin/users/u-2': { body: { user: person } },
      'GET /api/admin/users/u-2/ledger': page([]),
      'GET /api/admin/audit-log': page([audit]),
      'POST /api/admin/users/lookup': {
        body: { items: [{ uid: 'u-2', displayName: 'نورة', email: 'n@example.com' }] },
      },
      ...answers,
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('lists accounts, and keeps a search in the address [ADM-4]', async () => {
  const opened = await show('');
  await userEvent.type(await screen.findByLabelText('الاسم أو البريد أو رقم الحساب'), 'نور');
  await press('ابحث');
  expect(decodeURIComponent(opened.address())).toBe('/admin/users?search=نور');
  expect(await screen.findByRole('link', { name: 'افتح حساب نورة' })).toBeTruthy();
});

it('reports an empty result, and offers a retry after a failure [ADM-4]', async () => {
  const opened = await show('search=x', { 'GET /api/admin/users': page([]) });
  expect(await screen.findByText('لا حساب بهذا البحث')).toBeTruthy();
  opened.unmount();
  await show('', { 'GET /api/admin/users': { refusal: { status: 403, code: 'auth/permission-denied' } } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('gives sessions with a reason under one key, and no more than there are are taken [ADM-4]', async () => {
  const opened = await show('person=u-2', { 'POST /api/admin/users/u-2/balance': { body: { balance: 8 } } });
  await press('أضف أو اسحب جلسات');
  const dialog = within(await screen.findByRole('dialog', { name: 'جلسات بيد الإدارة' }));
  await userEvent.clear(dialog.getByLabelText('كم جلسة؟'));
  await userEvent.type(dialog.getByLabelText('كم جلسة؟'), '٥');
  await userEvent.click(dialog.getByRole('radio', { name: 'اسحب' }));
  expect(dialog.getByText('رصيده 3 فقط، ولا ينزل عن صفر.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'أضف' }));
  await userEvent.click(dialog.getByRole('button', { name: 'أضف 5 جلسات' }));
  expect(dialog.getByText('اكتب السبب.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('السبب، يُحفظ في سجل الإدارة'), 'تعويض');
  await userEvent.click(dialog.getByRole('button', { name: 'أضف 5 جلسات' }));
  const sent = opened.sent.filter(({ key }) => key === 'POST /api/admin/users/u-2/balance');
  expect(sent.map(({ body }) => body)).toEqual([{ sessions: 5, reason: 'تعويض' }]);
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
});

it('names people in the log by their ids [ADM-4] [ADM-5]', async () => {
  const opened = await show('tab=audit');
  expect(await screen.findByRole('link', { name: 'نورة' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: /غيّر دورًا/ })).toBeTruthy();
  expect(opened.sent.find(({ key }) => key === 'POST /api/admin/users/lookup')?.body).toEqual({ ids: ['u-2'] });
});
