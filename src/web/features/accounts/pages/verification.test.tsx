import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ar } from '#shared/i18n/ar/index.ts';
import { en } from '#shared/i18n/en/index.ts';
import type { Language } from '#shared/kernel/text.ts';
import { testUser, type Answer } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { AuthActionPage } from './auth-action-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const unverified = testUser({ emailVerified: false });

it('waits for the link to be used and continues to the requested page [AUTH-4]', async () => {
  vi.useFakeTimers();
  let isVerified = false;
  const page = await renderPage(
    <Routes>
      <Route path="/auth/verify-email" element={<VerifyEmailPage />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      path: '/auth/verify-email',
      from: '/game',
      answers: { 'GET /api/me': () => ({ body: { user: { ...unverified, emailVerified: isVerified } } }) },
    },
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading', { name: 'افتح بريدك' })).toBeTruthy();
  isVerified = true;
  await act(() => vi.advanceTimersByTimeAsync(30_100));
  expect(page.address()).toBe('/game');
});

it('offers the local mailbox while developing, and only then', async () => {
  const page = await renderPage(<VerifyEmailPage />, {
    user: unverified,
    answers: { 'GET /dev/mail.json': { body: { items: [] } } },
  });
  expect((await screen.findByRole('link', { name: 'افتح صندوق البريد المحلي' })).getAttribute('href')).toBe(
    '/dev/mail',
  );
  page.unmount();
  const outside = await renderPage(<VerifyEmailPage />, { user: unverified });
  await waitFor(() => expect(outside.sent.some(({ key }) => key === 'GET /dev/mail.json')).toBe(true));
  expect(screen.queryByRole('link', { name: 'افتح صندوق البريد المحلي' })).toBeNull();
});

function openLink(
  answer: Answer | ((body: unknown) => Answer),
  query = 'mode=verifyEmail&oobCode=code-1',
  user: ReturnType<typeof testUser> | null = null,
  language: Language = 'ar',
) {
  return renderPage(<AuthActionPage />, {
    path: `/auth/action?${query}`,
    user,
    language,
    answers: { 'POST /api/auth/action': answer },
  });
}
const tap = async () => userEvent.click(await screen.findByRole('button', { name: 'أكّد بريدي' }));

it('does nothing until a person taps: mail scanners open links too [AUTH-4]', async () => {
  const page = await openLink({ body: { mode: 'verifyEmail', user: null } });
  await screen.findByRole('button', { name: 'أكّد بريدي' });
  expect(page.sent.some(({ key }) => key.startsWith('POST'))).toBe(false);
  await tap();
  expect(await screen.findByRole('heading', { name: 'تم، بريدك مؤكد' })).toBeTruthy();
  expect(page.sent.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ mode: 'verifyEmail', oobCode: 'code-1' });
});

it('says of a password set elsewhere, and offers to set a new one at once [AUTH-4]', async () => {
  const page = await openLink((body) => ({
    body: {
      mode: 'verifyEmail',
      user: null,
      ...(JSON.stringify(body).includes('newPassword') ? { mode: 'resetPassword' } : { resetCode: 'fresh' }),
    },
  }));
  await tap();
  expect(await screen.findByText(/كلمة مرور وُضعت على جهاز آخر/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ضع كلمة مرور جديدة' }));
  await userEvent.type(screen.getByLabelText('كلمة المرور الجديدة'), 'only-mine-1');
  await userEvent.click(screen.getByRole('button', { name: 'احفظ كلمة المرور' }));
  expect(await screen.findByRole('heading', { name: 'تغيّرت كلمة المرور' })).toBeTruthy();
  expect(page.sent.filter(({ key }) => key === 'POST /api/auth/action').at(-1)?.body).toEqual({
    mode: 'resetPassword',
    oobCode: 'fresh',
    newPassword: 'only-mine-1',
  });
});

const setsByCode =
  (refusal?: { status: number; code: string; params?: Record<string, string> }) =>
  (confirmed: object) =>
  (body: unknown): Answer => {
    if (!JSON.stringify(body).includes('newPassword')) return { body: { mode: 'verifyEmail', ...confirmed } };
    return refusal === undefined ? { body: { mode: 'resetPassword', user: null } } : { refusal };
  };
const lastAction = (page: { sent: readonly { key: string; body: unknown }[] }) =>
  page.sent.filter(({ key }) => key === 'POST /api/auth/action').at(-1)?.body;

it.each(['ar', 'en'] as const)(
  'confirms an address with staff rights elsewhere only by a new password, and says so in %s [AUTH-4] [AUTH-11]',
  async (language) => {
    const {
      accounts: { action, ways },
    } = { ar, en }[language];
    const page = await openLink(
      setsByCode()({ user: null, resetCode: 'fresh', needsPassword: true }),
      undefined,
      null,
      language,
    );
    await userEvent.click(await screen.findByRole('button', { name: action.confirm }));
    expect(await screen.findByRole('heading', { name: action.staff.confirm.title })).toBeTruthy();
    expect(screen.getByText(action.staff.confirm.lead)).toBeTruthy();
    // Nothing says that it is confirmed yet, nor leads past the new password.
    expect(screen.queryByText(action.doneTitle)).toBeNull();
    expect(screen.queryByRole('link', { name: action.signIn })).toBeNull();
    await userEvent.type(screen.getByLabelText(ways.reset.newPassword), 'only-mine-1');
    await userEvent.click(screen.getByRole('button', { name: ways.reset.submit }));
    expect(await screen.findByRole('heading', { name: action.staff.confirm.doneTitle })).toBeTruthy();
    expect(screen.getByText(action.staff.confirm.done)).toBeTruthy();
    expect(screen.getByRole('link', { name: ways.reset.signIn }).getAttribute('href')).toBe('/auth/login');
    expect(lastAction(page)).toEqual({ mode: 'resetPassword', oobCode: 'fresh', newPassword: 'only-mine-1' });
  },
);

it.each(['ar', 'en'] as const)(
  'leads staff whose password ended on confirming to a new one, in %s [AUTH-11]',
  async (language) => {
    const {
      accounts: { action, ways },
    } = { ar, en }[language];
    const boss = testUser({ role: 'admin', hasPassword: false });
    const page = await openLink(
      setsByCode()({ user: boss, resetCode: 'fresh' }),
      undefined,
      testUser({ emailVerified: false }),
      language,
    );
    await userEvent.click(await screen.findByRole('button', { name: action.confirm }));
    expect(await screen.findByText(action.staff.passwordEnded)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: action.setPassword }));
    await userEvent.type(screen.getByLabelText(ways.reset.newPassword), 'only-mine-1');
    await userEvent.click(screen.getByRole('button', { name: ways.reset.submit }));
    expect(await screen.findByRole('heading', { name: action.staff.replace.doneTitle })).toBeTruthy();
    expect(lastAction(page)).toEqual({ mode: 'resetPassword', oobCode: 'fresh', newPassword: 'only-mine-1' });
  },
);

it.each([{ needsPassword: true }, {}])(
  'says of a code that ended before a password was set that it ended, and nothing of a link (%j) [AUTH-8] [ERR-2]',
  async (more) => {
    await openLink(
      setsByCode({ status: 400, code: 'auth/expired-action-code' })({ user: null, resetCode: 'old', ...more }),
    );
    await tap();
    if (!('needsPassword' in more))
      await userEvent.click(await screen.findByRole('button', { name: 'ضع كلمة مرور جديدة' }));
    await userEvent.type(await screen.findByLabelText('كلمة المرور الجديدة'), 'only-mine-1{Enter}');
    expect(await screen.findByText('لم يعد رمز التأكيد هذا صالحًا. اطلب رابطًا جديدًا لتضع كلمة المرور.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'اطلب رابطًا جديدًا' }).getAttribute('href')).toBe('/auth/forgot-password');
  },
);

it('closes an account that a stranger opened, only after a tap [AUTH-4]', async () => {
  const page = await openLink({ body: { mode: 'disownAccount', user: null } }, 'mode=disownAccount&oobCode=code-1');
  const close = await screen.findByRole('button', { name: 'أغلقوا الحساب' });
  expect(page.sent.some(({ key }) => key.startsWith('POST'))).toBe(false);
  await userEvent.click(close);
  expect(await screen.findByRole('heading', { name: 'أغلقنا الحساب' })).toBeTruthy();
  expect(page.sent.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    mode: 'disownAccount',
    oobCode: 'code-1',
  });
});

it('leads to a new password where the link to close an account has been used [AUTH-4]', async () => {
  await openLink(
    { refusal: { status: 400, code: 'auth/invalid-action-code', params: { reason: 'used' } } },
    'mode=disownAccount&oobCode=code-1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'أغلقوا الحساب' }));
  expect((await screen.findByRole('link', { name: 'اطلب كلمة مرور جديدة' })).getAttribute('href')).toBe(
    '/auth/forgot-password',
  );
});

it.each([
  ['an expired link', { status: 400, code: 'auth/expired-action-code' }, 'انتهت صلاحية الرابط'],
  [
    'a used link',
    { status: 400, code: 'auth/invalid-action-code', params: { reason: 'used' } },
    'سبق استخدام هذا الرابط',
  ],
  [
    'a malformed link',
    { status: 400, code: 'auth/invalid-action-code', params: { reason: 'malformed' } },
    'الرابط غير مكتمل',
  ],
])('says what %s is, and the way on [AUTH-4]', async (_, refusal, title) => {
  await openLink({ refusal });
  await tap();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'أرسل رابطًا جديدًا' }).getAttribute('href')).toBe('/auth/resend-verification');
});

it.each(['', 'mode=verifyEmail', 'mode=other&oobCode=x'])(
  'knows a link cut short (%j) without asking the server',
  async (query) => {
    const page = await openLink('no-network', query);
    expect(await screen.findByRole('heading', { name: 'الرابط غير مكتمل' })).toBeTruthy();
    expect(page.sent.some(({ key }) => key.startsWith('POST'))).toBe(false);
  },
);

it('lets a lost network be tried again', async () => {
  await openLink('no-network');
  await tap();
  expect(await screen.findByRole('heading', { name: 'لم يكتمل التأكيد' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أكّد بريدي' })).toBeTruthy();
});
