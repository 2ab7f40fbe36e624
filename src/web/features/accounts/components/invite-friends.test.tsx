import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { fakeApp } from '#testing/web/fake-app.ts';
import { renderPage } from '#testing/web/render.tsx';
import * as toasts from '../../../ui/toast.tsx';
import { RegisterPage } from '../index.ts';
import { InviteFriends } from './invite-friends.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const user = testUser();
const answers = {
  'GET /api/me/referral': { body: { referralCode: 'ACD346', friends: 2, reward: { inviter: 1, invited: 1 } } },
};
const link = '/auth/register?ref=ACD346';

it('shows the code and how many friends came [REF-1]', async () => {
  await renderPage(<InviteFriends />, { user, answers });
  expect(await screen.findByText('ACD346')).toBeTruthy();
  expect(screen.getByText('جاء صديقان بدعوتك')).toBeTruthy();
});

it("shares by the device's own sheet, and says nothing when that is closed [REF-1]", async () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>(() =>
    Promise.reject(new DOMException('closed', 'AbortError')),
  );
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const showToast = vi.spyOn(toasts, 'showToast');
  await renderPage(<InviteFriends />, { user, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'شارك الدعوة' }));
  expect(share.mock.calls[0]?.[0].url).toContain(link);
  expect(showToast).not.toHaveBeenCalled();
});

it('copies the link without a share sheet [REF-1]', async () => {
  const showToast = vi.spyOn(toasts, 'showToast');
  await renderPage(<InviteFriends />, { user, answers });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'شارك الدعوة' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'نسخنا رابط الدعوة' })));
  expect(await navigator.clipboard.readText()).toContain(link);
});

it('says so where the code did not come, and asks again [REF-1]', async () => {
  let isUp = false;
  await renderPage(<InviteFriends />, {
    user,
    answers: {
      'GET /api/me/referral': () =>
        isUp ? answers['GET /api/me/referral'] : { refusal: { status: 403, code: 'auth/permission-denied' } },
    },
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(await screen.findByText('ACD346')).toBeTruthy();
});

async function signUp() {
  await userEvent.type(await screen.findByLabelText('اسمك'), 'نورة');
  await userEvent.type(screen.getByLabelText('البريد الإلكتروني'), 'noura@example.com');
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'افتح الحساب' }));
}
const register = (
  <Suspense>
    <RegisterPage />
  </Suspense>
);
const signUpAnswers = { 'POST /api/auth/sign-up': { body: { user: testUser({ emailVerified: false }) } } };

it('keeps the code of an invitation through sign-up, also over a detour [REF-1]', async () => {
  const first = await renderPage(register, { path: '/auth/register?ref=acd-346' });
  expect(await screen.findByText(/جئت بدعوة صديق/)).toBeTruthy();
  first.unmount();
  const page = await renderPage(register, { path: '/auth/register', answers: signUpAnswers });
  await signUp();
  await waitFor(() =>
    expect(page.sent.find(({ key }) => key === 'POST /api/auth/sign-up')?.body).toMatchObject({
      referralCode: 'ACD346',
    }),
  );
});

it('sends no code without an invitation, or an invalid one [REF-1]', async () => {
  const page = await renderPage(register, { path: `/auth/register?ref=${'x'.repeat(40)}`, answers: signUpAnswers });
  await signUp();
  await waitFor(() => expect(page.sent.some(({ key }) => key === 'POST /api/auth/sign-up')).toBe(true));
  expect(page.sent.find(({ key }) => key === 'POST /api/auth/sign-up')?.body).not.toHaveProperty('referralCode');
});

it('shares through the app if possible, before any web API [REF-1]', async () => {
  const app = fakeApp('share');
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await renderPage(<InviteFriends />, { user, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'شارك الدعوة' }));
  expect(app.sent()).toMatchObject([{ type: 'share', url: expect.stringContaining(link) as string }]);
  expect(share).not.toHaveBeenCalled();
});
