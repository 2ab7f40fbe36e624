import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnRedeemCode, OwnRedeemCodes } from '#shared/redeem-codes/api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import * as toasts from '../../../ui/toast.tsx';
import { MyRedeemCodes } from './my-redeem-codes.tsx';

afterEach(() => vi.restoreAllMocks());

const code = (name: string, changes: Partial<OwnRedeemCode> = {}): OwnRedeemCode => ({
  id: name,
  code: `SESSION-${name}`,
  sessionsGranted: 5,
  usageType: 'single',
  isActive: true,
  isUnused: false,
  assignedAt: 1,
  lastUsedAt: null,
  redeemedAt: null,
  ...changes,
});
const none: OwnRedeemCodes = {
  assignedCodes: [],
  redeemedCodes: [],
  unusedCodes: [],
  assignedCursor: null,
  unusedCursor: null,
  redeemedCursor: null,
  hasMoreAssigned: false,
  hasMoreUnused: false,
  hasMoreRedeemed: false,
};
const show = (answers: Answers) => renderPage(<MyRedeemCodes />, { user: testUser(), answers });
const list = 'GET /api/redeem-codes';

it('shows the codes that are meant for one, to copy and to add, and those that one added [RDM-3]', async () => {
  const showToast = vi.spyOn(toasts, 'showToast');
  const redeemed = code('OLD1-OLD1', { redeemedAt: 1_763_700_000_000 });
  const { sent } = await show({
    [list]: {
      body: {
        ...none,
        assignedCodes: [code('MINE-0001', { isUnused: true }), code('GONE-0001', { isActive: false })],
        redeemedCodes: [redeemed],
      },
    },
    'POST /api/redeem-codes/redeem': { body: { sessionsGranted: 5, balance: 8, message: '' } },
  });
  const mine = (await screen.findByText('SESSION-MINE-0001')).closest('li');
  expect(mine).not.toBeNull();
  const gone = screen.getByText('SESSION-GONE-0001').closest('li');
  expect(within(gone!).getByText('لم يعد صالحًا')).toBeTruthy();
  expect(within(gone!).queryByRole('button')).toBeNull();
  expect(await screen.findByText(/أضفته في/)).toBeTruthy();
  const person = userEvent.setup();
  await person.click(within(mine!).getByRole('button', { name: 'انسخ الرمز' }));
  expect(await navigator.clipboard.readText()).toBe('SESSION-MINE-0001');
  await person.click(within(mine!).getByRole('button', { name: 'أضف الجلسات' }));
  await vi.waitFor(
    () => expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'تم بنجاح إضافة 5 جلسات لعب!' })),
    10_000,
  );
  expect(sent.find(({ key }) => key === 'POST /api/redeem-codes/redeem')?.body).toEqual({ code: 'SESSION-MINE-0001' });
});

it('shows more by pages [RDM-3]', async () => {
  let asked = 0;
  await show({
    [list]: () => ({
      body:
        (asked += 1) <= 2
          ? {
              ...none,
              redeemedCodes: [code('AAAA-0001', { redeemedAt: 2 })],
              redeemedCursor: 'next',
              hasMoreRedeemed: true,
            }
          : { ...none, redeemedCodes: [code('AAAA-0002', { redeemedAt: 1 })] },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'اعرض المزيد' }));
  expect(await screen.findByText('SESSION-AAAA-0002')).toBeTruthy();
  expect(screen.getByText('SESSION-AAAA-0001')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'اعرض المزيد' })).toBeNull();
});

it('reports that there are none, and a failed read [RDM-3]', async () => {
  const empty = await show({ [list]: { body: none } });
  expect(await screen.findByText('لا رموز مخصصة لك الآن.')).toBeTruthy();
  expect(screen.getByText('لم تضف رمزًا بعد.')).toBeTruthy();
  empty.unmount();
  await show({ [list]: { refusal: { status: 403, code: 'auth/permission-denied' } } });
  expect(await screen.findAllByText('لم نستطع تحميل رموزك.')).toHaveLength(2);
});
