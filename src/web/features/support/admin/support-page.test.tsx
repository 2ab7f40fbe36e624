import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SupportRequest } from '#shared/support/admin-api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage, type Rendered } from '#testing/web/render.tsx';
import { AdminSupportPage } from './support-page.tsx';

const at = Date.UTC(2026, 10, 21, 9);
const request: SupportRequest = {
  id: 's-1',
  userId: 'user-7',
  userEmail: 'noura@example.com',
  userName: 'نورة',
  category: 'game_issue',
  description: 'توقف المؤقت',
  gameId: 'g-1',
  gameState: {
    teams: [
      { name: 'الصقور', score: 600 },
      { name: 'النوارس', score: -200 },
    ],
    currentTeamIndex: 1,
    gameStatus: 'playing',
    phase: 'question',
    questionId: 'geo-0017',
    step: 14,
    lifelines: {
      queued: [{ lifeline: 'flip', gameId: 'g-1', activatingTeamIndex: 0, queuedAt: at }],
      active: [{ lifeline: 'askTeammate', gameId: 'g-1', teamIndex: 1, activatedAt: at, expiresAt: at + 30_000 }],
    },
  },
  questionId: 'geo-0017',
  reason: 'outdated',
  reportCount: 3,
  sentFrom: { page: '/game/g-1', language: 'ar', screen: '390x844', platform: 'android' },
  status: 'new',
  notes: null,
  assignedTo: null,
  writtenAt: at,
  createdAt: at,
  updatedAt: at,
  version: 1,
};
const visit: SupportRequest = {
  ...request,
  id: 's-2',
  userId: 'anonymous',
  userName: null,
  userEmail: null,
  description: 'فكرة',
  category: 'game_feedback',
  gameId: null,
  gameState: null,
  questionId: null,
  reason: null,
  reportCount: 0,
  sentFrom: null,
};

const listKey = 'GET /api/admin/support-requests';
const oneKey = 'GET /api/admin/support-requests/s-1';
const changeKey = 'PATCH /api/admin/support-requests/s-1';
const page = (items: readonly SupportRequest[]) => ({ body: { items, nextCursor: null, hasMore: false } });
const show = (answers: Answers = {}, query = '') =>
  renderPage(<AdminSupportPage />, {
    user: testUser({ role: 'moderator' }),
    path: `/admin/support${query}`,
    answers: {
      [listKey]: page([request, visit]),
      [oneKey]: { body: { item: request } },
      'GET /api/admin/support-requests/staff': { body: { items: [{ id: 'm-1', displayName: 'سارة' }] } },
      ...answers,
    },
  });
const bodies = ({ sent }: Rendered, key: string) => sent.filter((each) => each.key === key).map(({ body }) => body);

it('lists what people wrote, with the reports of a question counted together [SUP-1] [ADM-3]', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'رسائل الناس' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('3 بلاغات عن هذا السؤال');
  expect(second?.textContent).toContain('زائر');
  expect(screen.getByText('الظاهر رسالتان، وهذا كل ما وُجد')).toBeTruthy();
});

it('reports that there are no messages, no match, or a failed read [SUP-1]', async () => {
  const none = await show({ [listKey]: page([]) });
  expect(await screen.findByRole('heading', { name: 'لا رسائل بعد' })).toBeTruthy();
  none.unmount();
  const other = await show({ [listKey]: page([]) }, '?status=closed');
  expect(await screen.findByRole('heading', { name: 'لا رسالة بهذه الأوصاف' })).toBeTruthy();
  other.unmount();
  await show({ [listKey]: { refusal: { status: 403, code: 'auth/permission-denied' } } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('puts the filters into the address [SUP-1]', async () => {
  const shown = await show();
  await userEvent.type(await screen.findByLabelText('كلمة في الرسالة أو الاسم أو البريد'), 'noura@');
  await userEvent.selectOptions(screen.getByLabelText('الحالة'), 'in_progress');
  await userEvent.selectOptions(screen.getByLabelText('المسؤول عنها'), 'me');
  await userEvent.click(screen.getByRole('button', { name: 'ابحث' }));
  expect(shown.address()).toBe('/admin/support?text=noura%40&status=in_progress&assigned=me');
  await userEvent.click(screen.getByRole('button', { name: 'امسح التصفية' }));
  expect(shown.address()).toBe('/admin/support');
});

it('opens one with the state of the game, and saves what the staff do about it [SUP-1] [GAME-8]', async () => {
  const shown = await show(
    { [changeKey]: { body: { item: { ...request, status: 'answered', version: 2 } } } },
    '?open=s-1',
  );
  const panel = within(await screen.findByRole('dialog', { name: 'رسالة' }));
  expect(await panel.findByText('سؤال مفتوح')).toBeTruthy();
  expect(panel.getByText('/game/g-1')).toBeTruthy();
  expect(panel.getByText('قلب (الصقور)')).toBeTruthy();
  expect(panel.getByText('اسأل زميلك (النوارس)')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'افتح السؤال' }).getAttribute('href')).toBe(
    '/admin/questions/preview/geo-0017',
  );
  await panel.findByRole('option', { name: 'سارة' });
  await userEvent.selectOptions(panel.getByLabelText('الحالة'), 'answered');
  await userEvent.selectOptions(panel.getByLabelText('المسؤول عنها'), 'm-1');
  await userEvent.type(panel.getByLabelText('ملاحظات الفريق'), 'رددت');
  await userEvent.click(panel.getByRole('button', { name: 'احفظ' }));
  await expect
    .poll(() => bodies(shown, changeKey))
    .toEqual([{ version: 1, status: 'answered', assignedTo: 'm-1', notes: 'رددت' }]);
});

it('reports a concurrent change, keeps the input, and shows the saved version on request [SUP-1]', async () => {
  let isChanged = false;
  await show(
    {
      [oneKey]: () => ({ body: { item: isChanged ? { ...request, notes: 'من زميلك', version: 2 } : request } }),
      [changeKey]: { refusal: { status: 409, code: 'support/changed-meanwhile' } },
    },
    '?open=s-1',
  );
  const panel = within(await screen.findByRole('dialog', { name: 'رسالة' }));
  await userEvent.type(await panel.findByLabelText('ملاحظات الفريق'), 'ملاحظتي');
  isChanged = true;
  await userEvent.click(panel.getByRole('button', { name: 'احفظ' }));
  expect(await panel.findByText(/عدّلها زميل لك/)).toBeTruthy();
  expect(panel.getByDisplayValue('ملاحظتي')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'أظهر ما حفظه زميلي' }));
  expect(await panel.findByDisplayValue('من زميلك')).toBeTruthy();
});

it('asks before notes that are not saved are closed, and not once they are [SUP-1]', async () => {
  const shown = await show({ [changeKey]: { body: { item: { ...request, notes: 'رددت', version: 2 } } } }, '?open=s-1');
  const panel = screen.getByRole('dialog', { name: 'رسالة' });
  await userEvent.type(await within(panel).findByLabelText('ملاحظات الفريق'), 'رددت');
  await userEvent.click(within(panel).getByRole('button', { name: 'إغلاق' }));
  await userEvent.click(screen.getByRole('button', { name: 'ابقَ هنا' }));
  expect(shown.address()).toBe('/admin/support?open=s-1');
  await userEvent.click(within(panel).getByRole('button', { name: 'احفظ' }));
  await expect.poll(() => bodies(shown, changeKey)).toHaveLength(1);
  await expect.poll(() => fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  await userEvent.click(within(panel).getByRole('button', { name: 'إغلاق' }));
  await expect.poll(shown.address).toBe('/admin/support');
});
