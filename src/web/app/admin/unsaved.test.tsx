import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { fakeUploads } from '#testing/web/fake-upload.ts';
import { renderPage } from '#testing/web/render.tsx';
import { plainSettings } from '#testing/web/site-settings.ts';
import { AdminRewardsPage } from '../../features/achievements/admin.ts';
import { AdminAnnouncementsPage } from '../../features/announcements/admin.ts';
import { AdminNotificationsPage } from '../../features/notifications/admin.ts';
import { RedeemCodesTab } from '../../features/redeem-codes/admin.ts';
import { MaintenanceCard, PaymentOverrideTab } from '../../features/site-settings/admin.ts';
import { AdminStorePage } from '../../features/store/admin.ts';
import { AdminBadgesRoute } from './badges-route.tsx';

const none = { body: { items: [], nextCursor: null, hasMore: false } };
const payment = {
  enabled: false,
  appliesTo: 'all_flutter',
  forceMethod: 'iap',
  reason: '',
  scheduledStart: null,
  scheduledEnd: null,
  updatedAt: null,
  updatedBy: null,
};
const answers: Answers = {
  'GET /api/settings': { body: plainSettings },
  'GET /api/admin/badges': none,
  'GET /api/admin/rewards': none,
  'GET /api/admin/rewards/grants': none,
  'GET /api/admin/site-settings/referral-reward': { body: { inviter: 1, invited: 1 } },
  'GET /api/admin/announcements': none,
  'GET /api/admin/notifications': none,
  'GET /api/admin/notifications/scheduled': none,
  'GET /api/admin/packages': none,
  'GET /api/admin/discount-codes': none,
  'GET /api/admin/redeem-codes': none,
  'GET /api/admin/site-settings/payment-override': { body: { paymentMethodOverride: payment } },
};
const store = <AdminStorePage redeemCodes={<RedeemCodesTab />} payment={<PaymentOverrideTab />} />;

interface Case {
  readonly name: string;
  readonly page: ReactNode;
  readonly query?: string;
  /** Opens the editor, and discards it if a dialog contains it. */
  readonly open?: readonly [open: string, drop: string];
  readonly field: string;
  /** Of its editor, if that has its own address: going back closes it. */
  readonly address?: string;
}

const cases: readonly Case[] = [
  { name: 'a badge', page: <AdminBadgesRoute />, open: ['أضف شارة', 'تراجع'], field: 'على الأقل', address: '?edit=new' },
  { name: 'a rule of the rewards', page: <AdminRewardsPage />, open: ['أضف قاعدة', 'تراجع'], field: 'العدد' },
  { name: 'what an invitation is worth', page: <AdminRewardsPage />, field: 'جلسات لمن دعا' },
  {
    name: 'an announcement',
    page: <AdminAnnouncementsPage />,
    open: ['إعلان جديد', 'إلغاء'],
    field: 'العنوان بالعربية',
  },
  { name: 'a notification', page: <AdminNotificationsPage />, field: 'العنوان بالعربية' },
  { name: 'a package', page: store, query: '?tab=packages', open: ['أضف باقة', 'إلغاء'], field: 'عدد الجلسات' },
  { name: 'a discount code', page: store, query: '?tab=discount-codes', open: ['أضف رمزًا', 'إلغاء'], field: 'الرمز' },
  {
    name: 'redeem codes',
    page: store,
    query: '?tab=redeem-codes',
    open: ['أنشئ رموزًا', 'إلغاء'],
    field: 'الجلسات في كل رمز',
  },
  { name: 'the way to pay', page: store, query: '?tab=payment', field: 'السبب' },
  { name: 'the maintenance', page: <MaintenanceCard />, field: 'الرسالة' },
];

const question = () => screen.queryByRole('dialog', { name: 'تغادر قبل الحفظ؟' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const mayClose = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

it.each(cases)(
  'asks before $name is left half written [ADM-1]',
  async ({ page, query = '', open, field, address = query }) => {
    const shown = await renderPage(page, {
      before: ['/admin'],
      path: `/admin/here${query}`,
      user: testUser({ role: 'admin' }),
      answers,
    });
    if (open !== undefined) await userEvent.click(await screen.findByRole('button', { name: open[0] }));
    const typed = await screen.findByLabelText<HTMLInputElement>(field);
    expect(mayClose()).toBe(true);
    await userEvent.type(typed, '7');
    expect(mayClose()).toBe(false);
    if (open !== undefined) {
      await press(open[1]);
      expect(question()).not.toBeNull();
      await press('ابقَ هنا');
    }
    await shown.goBack();
    expect(question()).not.toBeNull();
    await press('ابقَ هنا');
    expect(shown.address()).toBe(`/admin/here${address}`);
    expect(typed.value).toContain('7');
    await shown.goBack();
    await press('غادر دون حفظ');
    await expect.poll(shown.address).toBe(address === query ? '/admin' : `/admin/here${query}`);
  },
);

it('asks before a file on its way to a badge is left [ADM-3]', async () => {
  fakeUploads();
  const shown = await renderPage(<AdminBadgesRoute />, {
    before: ['/admin'],
    path: '/admin/badges',
    user: testUser({ role: 'admin' }),
    answers: { ...answers, 'GET /api/admin/media': none },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'أضف شارة' }));
  await userEvent.click(screen.getByRole('radio', { name: 'صورة من المكتبة' }));
  await userEvent.upload(
    await screen.findByLabelText('ارفع من جهازك', { selector: 'input' }),
    new File(['x'], 'بوم.png', { type: 'image/png' }),
  );
  await shown.goBack();
  expect(question()?.textContent).toContain('ما زالت ملفات تُرفع');
  await press('غادر دون حفظ');
  await expect.poll(shown.address).toBe('/admin/badges');
  // The address changes a render before the form closes.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks before a store tab is left, as before a page [ADM-4]', async () => {
  const shown = await renderPage(store, {
    path: '/admin/store?tab=payment',
    user: testUser({ role: 'admin' }),
    answers,
  });
  await userEvent.type(await screen.findByLabelText('السبب'), 'عطل');
  await userEvent.click(screen.getByRole('link', { name: 'الباقات' }));
  expect(question()).not.toBeNull();
  await press('غادر دون حفظ');
  await expect.poll(shown.address).toContain('tab=packages');
  expect(mayClose()).toBe(true);
});

it('asks about nothing once it is saved [ADM-4]', async () => {
  const shown = await renderPage(<AdminRewardsPage />, {
    before: ['/admin'],
    path: '/admin/rewards',
    user: testUser({ role: 'admin' }),
    answers: { ...answers, 'POST /api/admin/site-settings/referral-reward': { body: { inviter: 12, invited: 1 } } },
  });
  await userEvent.type(await screen.findByLabelText('جلسات لمن دعا'), '2');
  await press('احفظ');
  await press('احفظ المكافأة');
  await expect.poll(mayClose).toBe(true);
  await shown.goBack();
  expect(question()).toBeNull();
  expect(shown.address()).toBe('/admin');
});
