import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage, type Rendered } from '#testing/web/render.tsx';
import { AdminSearch } from './admin-search.tsx';

const page = (items: readonly unknown[]) => ({ body: { items, nextCursor: null, hasMore: false } });
const person = {
  uid: 'user-7',
  email: 'noura@example.com',
  displayName: 'نورة',
  role: 'player',
  emailVerified: true,
  createdAt: 1,
  lastLogin: null,
  gamesPlayed: 0,
  gameSessionBalance: 3,
  disabled: false,
};
const discount = {
  id: 'd-1',
  code: 'NOURA10',
  discountType: 'percentage',
  discountValue: 10,
  appliesTo: 'all',
  usageLimit: null,
  usageCount: 0,
  reservedCount: 0,
  endDate: null,
  isActive: true,
  lastUsedAt: null,
  createdAt: 1,
  updatedAt: 1,
};
const none: Answers = {
  'GET /api/admin/users': page([]),
  'GET /api/admin/purchases': page([]),
  'GET /api/admin/redeem-codes': page([]),
  'GET /api/admin/discount-codes': page([]),
  'GET /api/admin/questions': page([]),
  'GET /api/admin/support-requests': page([]),
  'GET /api/admin/game-sessions': page([]),
};
const show = (role: 'moderator' | 'admin', answers: Answers = {}) =>
  renderPage(<AdminSearch />, { user: testUser({ role }), path: '/admin', answers: { ...none, ...answers } });
// However long a busy machine takes between two keys: the search waits for a rest in the typing.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
const field = () => screen.findByRole('searchbox', { name: 'ابحث في كل شيء' });
const asked = ({ sent }: Rendered) =>
  sent
    .map(({ key }) => key)
    .filter((key) => key.includes('/api/admin/'))
    .sort();

it('finds by kind what an admin may see, and links to each [ADM-4]', async () => {
  const shown = await show('admin', {
    'GET /api/admin/users': page([person]),
    'GET /api/admin/discount-codes': page([discount]),
  });
  await userEvent.type(await field(), 'noura');
  const people = within(await screen.findByRole('region', { name: 'الحسابات' }));
  expect(people.getByRole('link').textContent).toBe('نورةnoura@example.com');
  expect(people.getByRole('link').getAttribute('href')).toBe('/admin/users?person=user-7');
  expect(
    within(screen.getByRole('region', { name: 'رموز الخصم' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/admin/store?tab=discount-codes&search=NOURA10');
  expect(await screen.findByText('نتيجتان')).toBeTruthy();
  // One that is no id is no game's.
  expect(asked(shown)).toEqual([
    'GET /api/admin/discount-codes',
    'GET /api/admin/purchases',
    'GET /api/admin/questions',
    'GET /api/admin/redeem-codes',
    'GET /api/admin/support-requests',
    'GET /api/admin/users',
  ]);
});

it('asks for a moderator only after what a moderator may see [ADM-3]', async () => {
  const shown = await show('moderator');
  await userEvent.type(await field(), 'noura');
  await expect.poll(() => asked(shown)).toEqual(['GET /api/admin/questions', 'GET /api/admin/support-requests']);
  expect(await screen.findByText('لم نجد شيئًا بهذا الاسم أو الرقم')).toBeTruthy();
});

it('is reached by a slash, walked by arrows, opened by Enter and left by Escape [ADM-3]', async () => {
  const shown = await show('admin', {
    'GET /api/admin/users': page([person, { ...person, uid: 'user-8', displayName: 'نورة الثانية' }]),
  });
  const box = await field();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('no');
  await screen.findByRole('region', { name: 'الحسابات' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('نورة الثانية');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('region', { name: 'الحسابات' })).toBeNull();
  await userEvent.type(box, 'nour');
  await screen.findByRole('region', { name: 'الحسابات' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown.address).toBe('/admin/users?person=user-7');
});

it('says so where some of it could not be asked, and asks again [ADM-3]', async () => {
  await show('moderator', {
    'GET /api/admin/support-requests': { refusal: { status: 403, code: 'auth/permission-denied' } },
  });
  await userEvent.type(await field(), 'noura');
  expect(await screen.findByText('المستخدم غير مصرح له')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أعد البحث' })).toBeTruthy();
});
