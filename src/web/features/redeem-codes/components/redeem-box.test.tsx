import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import * as confetti from '../../../ui/confetti.ts';
import { RedeemBox } from './redeem-box.tsx';

const box = <RedeemBox />;
const user = testUser();
const path = 'POST /api/redeem-codes/redeem';
const show = (answers: Answers = {}, who: typeof user | null = user) =>
  renderPage(box, { path: '/store?from=game', user: who, answers });
const type = async (code: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'رمز الجلسات' }), code);
  await userEvent.click(screen.getByRole('button', { name: 'أضف الجلسات' }));
};

afterEach(() => vi.restoreAllMocks());

it('adds the sessions of a code, however it was typed, and says so with a little joy [RDM-2]', async () => {
  const joy = vi.spyOn(confetti, 'launchConfetti').mockImplementation(() => undefined);
  const { sent } = await show({ [path]: { body: { sessionsGranted: 5, balance: 8, message: '' } } });
  await type('  session ab12-٣٤cd ');
  expect(await screen.findByText('تم بنجاح إضافة 5 جلسات لعب!')).toBeTruthy();
  expect(screen.getByText('في رصيدك الآن 8 جلسات')).toBeTruthy();
  expect(sent.find(({ key }) => key === path)?.body).toEqual({ code: 'SESSION-AB12-34CD' });
  expect(joy).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'رمز الجلسات' }).value).toBe('');
});

it.each([
  ['redeem-codes/already-used', 409, 'سبق استخدام هذا الرمز، وهو يعمل مرة واحدة فقط.'],
  ['redeem-codes/not-found', 404, 'لم نجد رمز الجلسات هذا.'],
  ['auth/unauthenticated', 401, 'يجب تسجيل الدخول لاسترداد الرمز.'],
  ['system/not-found', 404, 'لم نستطع الاتصال بالخادم. تأكد من اتصالك ثم حاول مرة أخرى.'],
  ['system/unexpected', 500, 'فشل في استرداد الرمز. حاول مرة أخرى.'],
])('shows at the field why a code was rejected, and keeps the input: %s [RDM-2]', async (code, status, message) => {
  await show({ [path]: { refusal: { status, code } } });
  await type('SESSION-AB12-CD34');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'رمز الجلسات' }).value).toBe('SESSION-AB12-CD34');
});

it('counts down where too many were tried [RDM-2] [LIMIT-1]', async () => {
  await show({
    [path]: { refusal: { status: 429, code: 'rate-limited', retryAfter: 125, params: { operation: 'sign_in' } } },
  });
  await type('SESSION-AB12-CD34');
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: /حاول بعد 2:0/ })).toMatchObject({
    disabled: true,
  });
});

it('says so while there is no network, and comes back with it [RDM-2]', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  expect(await screen.findByText(/لا اتصال بالإنترنت الآن/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أضف الجلسات' })).toMatchObject({ disabled: true });
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByRole('button', { name: 'أضف الجلسات' })).toMatchObject({ disabled: false }));
});

it('asks a visitor to sign in, and an unverified user to verify the address, with the way back [RDM-2]', async () => {
  const visitor = await show({}, null);
  expect(await screen.findByText('يجب تسجيل الدخول لاسترداد الرمز.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'سجّل الدخول' }));
  expect(visitor.address()).toBe('/auth/login');
  expect(visitor.keptOrigin()).toBe('/store?from=game');
  visitor.unmount();
  await show({}, testUser({ emailVerified: false }));
  expect(await screen.findByRole('link', { name: 'أكّد البريد' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
