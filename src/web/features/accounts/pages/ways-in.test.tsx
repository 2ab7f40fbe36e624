import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { testUser, type Answer } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { useSession } from '../../../lib/session.ts';
import { stored } from '../../../lib/storage.ts';
import { connectToaster } from '../../../ui/toast.tsx';
import { AuthActionPage } from './auth-action-page.tsx';
import { EmailSignInPage } from './email-sign-in-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const only = (path: string, page: ReactNode) => (
  <Suspense>
    <Routes>
      <Route path={path} element={page} />
      <Route path="*" element={null} />
    </Routes>
  </Suspense>
);
const email = () => screen.findByLabelText('البريد الإلكتروني');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const posts = (page: { sent: readonly { key: string; body: unknown }[] }) =>
  page.sent.filter(({ key }) => key.startsWith('POST'));
const refused = (code: string, params?: Record<string, string>): Answer => ({
  refusal: { status: 400, code, ...(params === undefined ? {} : { params }) },
});

it('offers a new password and a mailed link beside the password, keeping the requested page [AUTH-5] [AUTH-6]', async () => {
  await renderPage(<LoginPage />, { from: '/game' });
  expect(screen.getByRole('link', { name: 'نسيت كلمة المرور؟' }).getAttribute('href')).toBe('/auth/forgot-password');
  expect(screen.getByRole('link', { name: 'ادخل برابط يصل إلى بريدك' }).getAttribute('href')).toBe(
    '/auth/email-signin',
  );
});

it('asks for a reset, says the same for every address, and lets one ask again [AUTH-5]', async () => {
  const page = await renderPage(<ForgotPasswordPage />, {
    answers: { 'POST /api/auth/password-reset-mail': { body: {} } },
  });
  await userEvent.type(await email(), 'Someone@example.com');
  await press('أرسل الرابط');
  expect((await screen.findByRole('status')).textContent).toContain('إن كان لهذا البريد حساب عندنا');
  expect(posts(page)).toMatchObject([{ body: { email: 'someone@example.com' } }]);
  await press('اطلبها من جديد');
  expect(await email()).toHaveProperty('value', 'someone@example.com');
});

it('shows an invalid address at its field, and the wait after too many requests above the form [AUTH-5] [AUTH-8]', async () => {
  const page = await renderPage(<ForgotPasswordPage />, {
    answers: { 'POST /api/auth/password-reset-mail': { refusal: { status: 429, code: 'system/unavailable' } } },
  });
  await userEvent.type(await email(), 'х@y');
  await press('أرسل الرابط');
  expect(await screen.findByText('البريد الإلكتروني غير صحيح. تأكد من كتابته.')).toBeTruthy();
  expect(posts(page)).toEqual([]);
  await userEvent.clear(await email());
  await userEvent.type(await email(), 'x@example.com');
  await press('أرسل الرابط');
  expect(await screen.findByText(/ابحث في البريد غير المرغوب قبل/)).toBeTruthy();
});

const openReset = (answer: Answer, path = '/auth/action?mode=resetPassword&oobCode=code-1') =>
  renderPage(path.startsWith('/auth/action') ? <AuthActionPage /> : <ResetPasswordPage />, {
    path,
    answers: { 'POST /api/auth/action': answer },
  });

it.each(['/auth/action?mode=resetPassword&oobCode=code-1', '/auth/reset-password?oobCode=code-1'])(
  'chooses a new password at %s and leads to the sign-in [AUTH-5]',
  async (path) => {
    const page = await openReset({ body: { mode: 'resetPassword', user: null } }, path);
    await userEvent.type(await screen.findByLabelText('كلمة المرور الجديدة'), '12345');
    await press('احفظ كلمة المرور');
    expect(await screen.findByText('كلمة المرور قصيرة. اكتب 6 أحرف على الأقل.')).toBeTruthy();
    expect(posts(page)).toEqual([]);
    await userEvent.type(screen.getByLabelText('كلمة المرور الجديدة'), '6');
    await press('احفظ كلمة المرور');
    expect(await screen.findByText('كلمة المرور هذه سهلة التخمين. اختر كلمة لا يعرفها غيرك.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('كلمة المرور الجديدة'), '-tamr');
    await press('احفظ كلمة المرور');
    expect(await screen.findByRole('heading', { name: 'تغيّرت كلمة المرور' })).toBeTruthy();
    expect(posts(page)).toMatchObject([
      { body: { mode: 'resetPassword', oobCode: 'code-1', newPassword: '123456-tamr' } },
    ]);
    expect(screen.getByRole('link', { name: 'ادخل' }).getAttribute('href')).toBe('/auth/login');
  },
);

it('forgets the account on this device when its reset ended the session here [AUTH-5]', async () => {
  let isIn = true;
  function Who() {
    return <output>{useSession().user?.displayName ?? 'لا أحد'}</output>;
  }
  await renderPage(
    <>
      <AuthActionPage />
      <Who />
    </>,
    {
      path: '/auth/action?mode=resetPassword&oobCode=code-1',
      answers: {
        'GET /api/me': () =>
          isIn ? { body: { user: testUser() } } : { refusal: { status: 401, code: 'auth/unauthenticated' } },
        'POST /api/auth/action': () => {
          isIn = false;
          return { body: { mode: 'resetPassword', user: null } };
        },
      },
    },
  );
  expect(await screen.findByText('فاطمة')).toBeTruthy();
  await userEvent.type(await screen.findByLabelText('كلمة المرور الجديدة'), 'secret-2{Enter}');
  await screen.findByRole('heading', { name: 'تغيّرت كلمة المرور' });
  expect(await screen.findByText('لا أحد')).toBeTruthy();
});

it.each([
  ['an expired link', refused('auth/expired-action-code'), 'انتهت صلاحية الرابط'],
  ['a used link', refused('auth/invalid-action-code', { reason: 'used' }), 'سبق استخدام هذا الرابط'],
  ['a malformed link', refused('auth/invalid-action-code', { reason: 'malformed' }), 'الرابط غير مكتمل'],
])(
  'says what %s is, for a reset and for a sign-in, and the way to a new one [AUTH-5] [AUTH-6]',
  async (_, answer, title) => {
    const reset = await openReset(answer);
    await userEvent.type(await screen.findByLabelText('كلمة المرور الجديدة'), 'secret-2{Enter}');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'اطلب رابطًا جديدًا' }).getAttribute('href')).toBe('/auth/forgot-password');
    reset.unmount();
    await renderPage(<AuthActionPage />, {
      path: '/auth/action?mode=signIn&oobCode=code-1',
      answers: { 'POST /api/auth/action': answer },
    });
    await userEvent.type(await email(), 'f@example.com{Enter}');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'اطلب رابط دخول جديدًا' }).getAttribute('href')).toBe('/auth/email-signin');
  },
);

it.each([
  ['/auth/action?mode=resetPassword', 'الرابط غير مكتمل'],
  ['/auth/action?mode=signIn', 'الرابط غير مكتمل'],
  ['/auth/reset-password', 'افتح الرابط من بريدك'],
])('knows a link cut short (%s) without asking the server [AUTH-5] [AUTH-6]', async (path, title) => {
  const page = await openReset('no-network', path);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(posts(page)).toEqual([]);
});

it('keeps the form when the network is lost in the middle of a reset [AUTH-5]', async () => {
  await openReset('no-network');
  await userEvent.type(await screen.findByLabelText('كلمة المرور الجديدة'), 'secret-2{Enter}');
  expect(await screen.findByText('لا يوجد اتصال بالإنترنت. تأكد من اتصالك ثم حاول مرة أخرى.')).toBeTruthy();
  expect(screen.getByLabelText('كلمة المرور الجديدة')).toHaveProperty('value', 'secret-2');
});

it('asks for a sign-in link, says plainly that it opens no account, and remembers on this device whose it is [AUTH-6]', async () => {
  const page = await renderPage(<EmailSignInPage />, {
    from: '/game',
    answers: { 'POST /api/auth/sign-in-link': { body: {} } },
  });
  expect(screen.getByText(/ولا يفتح حسابًا جديدًا/)).toBeTruthy();
  await userEvent.type(await email(), 'F@example.com');
  await press('أرسل رابط الدخول');
  expect((await screen.findByRole('status')).textContent).toContain('إن كان لهذا البريد حساب عندنا');
  expect(posts(page)).toMatchObject([{ key: 'POST /api/auth/sign-in-link', body: { email: 'f@example.com' } }]);
  expect(stored.signInLink.read()).toEqual({ email: 'f@example.com', from: '/game' });
});

it('continues once the link was used in another tab of this browser [AUTH-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isIn = false;
  const page = await renderPage(only('/auth/email-signin', <EmailSignInPage />), {
    path: '/auth/email-signin',
    from: '/game',
    answers: {
      'POST /api/auth/sign-in-link': { body: {} },
      'GET /api/me': () =>
        isIn ? { body: { user: testUser() } } : { refusal: { status: 401, code: 'auth/unauthenticated' } },
    },
  });
  const typing = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  await typing.type(await email(), 'f@example.com{Enter}');
  await screen.findByRole('heading', { name: 'افتح بريدك' });
  isIn = true;
  await vi.advanceTimersByTimeAsync(30_100);
  await waitFor(() => expect(page.address()).toBe('/game'));
});

const openEntry = (answer: Answer) =>
  renderPage(only('/auth/action', <AuthActionPage />), {
    path: '/auth/action?mode=signIn&oobCode=code-1',
    answers: { 'POST /api/auth/action': answer },
  });

it('signs in with one tap on the device that asked, and continues to the requested page [AUTH-6]', async () => {
  stored.signInLink.write({ email: 'f@example.com', from: '/profile?tab=settings' });
  const page = await openEntry({ body: { mode: 'signIn', user: testUser() } });
  expect(await email()).toHaveProperty('value', 'f@example.com');
  expect(posts(page)).toEqual([]);
  await press('ادخل');
  await waitFor(() => expect(page.address()).toBe('/profile?tab=settings'));
  expect(posts(page)).toMatchObject([{ body: { mode: 'signIn', oobCode: 'code-1', email: 'f@example.com' } }]);
  expect(stored.signInLink.read()).toBeNull();
});

it.each([
  [true, []],
  [false, ['حسابك بلا كلمة مرور']],
])('says after a sign-in by link that an account has no password (%s) [AUTH-6]', async (hasPassword, titles) => {
  const shown: string[] = [];
  const disconnect = connectToaster(({ title }) => shown.push(title));
  stored.signInLink.write({ email: 'f@example.com', from: null });
  const page = await openEntry({ body: { mode: 'signIn', user: testUser({ hasPassword }) } });
  await press('ادخل');
  await waitFor(() => expect(page.address()).toBe('/'));
  disconnect();
  expect(shown).toEqual(titles);
});

it('asks for the address on any other device: a link from a stranger signs no one in to their account [AUTH-6]', async () => {
  const page = await openEntry({
    refusal: { status: 400, code: 'auth/email-mismatch', fields: { email: 'auth/email-mismatch' } },
  });
  expect(await email()).toHaveProperty('value', '');
  await press('ادخل');
  expect(posts(page)).toEqual([]);
  await userEvent.type(await email(), 'victim@example.com');
  await press('ادخل');
  expect(await screen.findByText('أُرسل هذا الرابط إلى بريد آخر. اكتب البريد الذي وصلك عليه.')).toBeTruthy();
  expect(page.address()).toBe('/auth/action?mode=signIn&oobCode=code-1');
});

it.each([{ email: 7, from: null }, { email: 'f@example.com' }, 'f@example.com', null])(
  'makes nothing of a kept link that is none (%j) [AUTH-6]',
  async (kept) => {
    stored.signInLink.write(kept);
    await openEntry('no-network');
    expect(await email()).toHaveProperty('value', '');
  },
);

it('goes to no other site after a sign-in, whatever this device kept [AUTH-6]', async () => {
  stored.signInLink.write({ email: 'f@example.com', from: '//evil.example/' });
  const page = await openEntry({ body: { mode: 'signIn', user: testUser() } });
  await press('ادخل');
  await waitFor(() => expect(page.address()).toBe('/'));
});
