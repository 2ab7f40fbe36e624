import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { KeptOverride } from '#shared/site-settings/api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage, type Rendered } from '#testing/web/render.tsx';
import { PaymentOverrideTab } from './payment-override-tab.tsx';

const readKey = 'GET /api/admin/site-settings/payment-override';
const setKey = 'POST /api/admin/site-settings/payment-override';
const off: KeptOverride = {
  enabled: false,
  appliesTo: 'all_flutter',
  forceMethod: 'iap',
  reason: 'Admin override',
  scheduledStart: null,
  scheduledEnd: null,
  updatedAt: null,
  updatedBy: null,
};
const answer = (changes: Partial<KeptOverride> = {}) => ({ body: { paymentMethodOverride: { ...off, ...changes } } });
const show = (changes: Partial<KeptOverride> = {}, answers: Answers = {}) =>
  renderPage(<PaymentOverrideTab />, {
    user: testUser({ role: 'admin' }),
    answers: { [readKey]: answer(changes), ...answers },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = ({ sent }: Rendered) => sent.filter(({ key }) => key === setKey).map(({ body }) => body);

it('warns that the app stores may refuse the app, and says that nothing is forced [PAY-3]', async () => {
  await show();
  expect(screen.getByRole('note').textContent).toContain('وقد ترفضان التطبيق');
  expect(await screen.findByText('لا شيء مفروض: التطبيق يدفع عبر متجره.')).toBeTruthy();
  expect(screen.getByText('لم يغيّره أحد بعد.')).toBeTruthy();
});

it('asks before a way to pay is forced, and sends the window of a clock in Kuwait [PAY-3]', async () => {
  const shown = await show(
    {},
    {
      [setKey]: answer({
        enabled: true,
        forceMethod: 'hybrid',
        updatedAt: Date.UTC(2026, 10, 21),
        updatedBy: 'user-1',
      }),
    },
  );
  await userEvent.click(await screen.findByRole('switch', { name: /افرض طريقة دفع/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Android فقط' }));
  await userEvent.click(screen.getByRole('radio', { name: /الاثنتان/ }));
  await userEvent.clear(screen.getByLabelText('السبب'));
  await userEvent.type(screen.getByLabelText('السبب'), 'عطل في المتجر');
  await userEvent.type(screen.getByLabelText('من'), '2026-11-30T01:30');
  await userEvent.type(screen.getByLabelText('إلى'), '2026-12-02T20:00');
  await press('احفظ');
  const question = await screen.findByRole('dialog', { name: 'فرض طريقة الدفع؟' });
  expect(within(question).getByText('Android فقط: الاثنتان، والمشتري يختار.')).toBeTruthy();
  expect(within(question).getByText(/من 30 نوفمبر 2026، 1:30 ص بتوقيت الكويت/)).toBeTruthy();
  expect(bodies(shown)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'افرضها' }));
  await waitFor(() =>
    expect(bodies(shown)).toEqual([
      {
        enabled: true,
        appliesTo: 'android_only',
        forceMethod: 'hybrid',
        reason: 'عطل في المتجر',
        scheduledStart: Date.UTC(2026, 10, 29, 22, 30),
        scheduledEnd: Date.UTC(2026, 11, 2, 17),
      },
    ]),
  );
  expect(await screen.findByText('مفروض الآن.')).toBeTruthy();
  expect(screen.getByText('أنت')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('switches it off without asking, and keeps its fields [PAY-3]', async () => {
  const shown = await show(
    {
      enabled: true,
      forceMethod: 'online',
      scheduledEnd: Date.UTC(2036, 0, 1, 21),
      updatedAt: 1,
      updatedBy: 'staff-9',
    },
    { [setKey]: answer({ forceMethod: 'online', updatedAt: 2 }) },
  );
  expect(await screen.findByText('staff-9')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('إلى').value).toBe('2036-01-02T00:00');
  await userEvent.click(screen.getByRole('switch', { name: /افرض طريقة دفع/ }));
  await press('احفظ');
  await waitFor(() =>
    expect(bodies(shown)).toMatchObject([
      { enabled: false, forceMethod: 'online', scheduledEnd: Date.UTC(2036, 0, 1, 21) },
    ]),
  );
});

it('rejects an end before its start at the field, without a request [PAY-3]', async () => {
  const shown = await show();
  await userEvent.type(await screen.findByLabelText('من'), '2026-11-30T20:00');
  await userEvent.type(screen.getByLabelText('إلى'), '2026-11-30T20:00');
  await press('احفظ');
  expect(await screen.findByText('اجعل النهاية بعد البداية.')).toBeTruthy();
  expect(bodies(shown)).toEqual([]);
});

it("shows in the dialog why it was not forced, and what to do if it can't be read [PAY-3]", async () => {
  const one = await show({}, { [setKey]: { refusal: { status: 403, code: 'site-settings/override-denied' } } });
  await userEvent.click(await screen.findByRole('switch', { name: /افرض طريقة دفع/ }));
  await press('احفظ');
  await press('افرضها');
  expect(await screen.findByText('تغيير طريقة الدفع المفروضة للمدير وحده.')).toBeTruthy();
  one.unmount();
  await show({}, { [readKey]: { refusal: { status: 403, code: 'site-settings/load-failed' } } });
  expect(await screen.findByText('تعذّر تحميل إعدادات الموقع.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});
