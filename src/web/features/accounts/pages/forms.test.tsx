import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResendVerificationPage } from './resend-verification-page.tsx';

/** As in the product: gone once one has gone on. */
const only = (path: string, page: ReactNode) => (
  <Routes>
    <Route path={path} element={page} />
    <Route path="*" element={null} />
  </Routes>
);
const email = () => screen.getByLabelText('البريد الإلكتروني');
const password = () => screen.getByLabelText('كلمة المرور');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows what each field requires and focuses the first one [AUTH-12]', async () => {
  const page = await renderPage(<RegisterPage />);
  await press('افتح الحساب');
  expect(await screen.findAllByRole('alert')).toHaveLength(3);
  expect(screen.getByText('كلمة المرور قصيرة. اكتب 6 أحرف على الأقل.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('اسمك'));
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(page.sent.some(({ key }) => key.startsWith('POST'))).toBe(false);
});

it('says by its field that an address has an account already [AUTH-8]', async () => {
  await renderPage(<RegisterPage />, {
    answers: { 'POST /api/auth/sign-up': { refusal: { status: 409, code: 'auth/email-already-in-use' } } },
  });
  await userEvent.type(screen.getByLabelText('اسمك'), 'فاطمة');
  await userEvent.type(email(), 'f@example.com');
  await userEvent.type(password(), 'secret123');
  await press('افتح الحساب');
  expect(await screen.findByText('هذا البريد مسجّل لدينا. سجّل دخولك أو استخدم بريدًا آخر.')).toBeTruthy();
  expect(document.activeElement).toBe(email());
});

it('opens an account in the language of the page and leads to the waiting page, keeping the origin [AUTH-1]', async () => {
  const page = await renderPage(only('/', <RegisterPage />), {
    from: '/game',
    language: 'en',
    answers: { 'POST /api/auth/sign-up': { body: { user: testUser({ emailVerified: false }) } } },
  });
  await userEvent.type(screen.getByLabelText('Your name'), ' Fatima ');
  await userEvent.type(screen.getByLabelText('Email'), 'F@Example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Open account' }));
  await waitFor(() => expect(page.address()).toBe('/auth/verify-email'));
  expect(page.keptOrigin()).toBe('/game');
  expect(page.sent.find(({ key }) => key === 'POST /api/auth/sign-up')?.body).toEqual({
    displayName: 'Fatima',
    email: 'f@example.com',
    password: 'secret123',
    language: 'en',
  });
});

it('continues to the requested page after signing in [ROUTE-3]', async () => {
  const page = await renderPage(only('/auth/login', <LoginPage />), {
    path: '/auth/login',
    from: '/profile?tab=settings',
    answers: { 'POST /api/auth/sign-in': { body: { user: testUser() } } },
  });
  await userEvent.type(email(), 'f@example.com');
  await userEvent.type(password(), 'secret123{Enter}');
  await waitFor(() => expect(page.address()).toBe('/profile?tab=settings'));
});

it('sends who is signed in already straight on', async () => {
  const page = await renderPage(only('/auth/login', <LoginPage />), {
    path: '/auth/login',
    from: '/game',
    user: testUser(),
  });
  await waitFor(() => expect(page.address()).toBe('/game'));
});

it('reports a wrong address or password, and keeps the input [AUTH-8]', async () => {
  await renderPage(<LoginPage />, {
    answers: { 'POST /api/auth/sign-in': { refusal: { status: 401, code: 'auth/invalid-credential' } } },
  });
  await userEvent.type(email(), 'f@example.com');
  await userEvent.type(password(), 'wrong-one');
  await press('ادخل');
  expect(await screen.findByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.')).toBeTruthy();
  expect(email()).toHaveProperty('value', 'f@example.com');
});

it('says above the form what belongs to no field', async () => {
  await renderPage(<LoginPage />, { answers: { 'POST /api/auth/sign-in': 'no-network' } });
  await userEvent.type(email(), 'f@example.com');
  await userEvent.type(password(), 'secret123');
  await press('ادخل');
  expect(await screen.findByText('لا يوجد اتصال بالإنترنت. تأكد من اتصالك ثم حاول مرة أخرى.')).toBeTruthy();
});

it('sends a form once, however often it is pressed', async () => {
  const page = await renderPage(<LoginPage />, {
    answers: { 'POST /api/auth/sign-in': { refusal: { status: 401, code: 'auth/invalid-credential' } } },
  });
  await userEvent.type(email(), 'f@example.com');
  await userEvent.type(password(), 'secret123');
  const submit = screen.getByRole('button', { name: 'ادخل' });
  submit.click();
  submit.click();
  submit.click();
  await screen.findByRole('alert');
  expect(page.sent.filter(({ key }) => key === 'POST /api/auth/sign-in')).toHaveLength(1);
});

it('shows and hides the password, and helps password managers', async () => {
  await renderPage(<LoginPage />);
  expect(password()).toMatchObject({ type: 'password', autocomplete: 'current-password', dir: 'ltr' });
  expect(email()).toMatchObject({ autocomplete: 'username', dir: 'ltr' });
  await press('أظهر كلمة المرور');
  expect(password()).toHaveProperty('type', 'text');
});

it('gives one answer to who asks for a link, known address or not [AUTH-4]', async () => {
  const page = await renderPage(
    <Suspense>
      <ResendVerificationPage />
    </Suspense>,
    { answers: { 'POST /api/auth/verification-mail': { body: {} } } },
  );
  await userEvent.type(await screen.findByLabelText('البريد الإلكتروني'), 'someone@example.com');
  await press('أرسل رابط التأكيد');
  expect(await screen.findByText(/إن كان هذا البريد مسجلًا عندنا/)).toBeTruthy();
  expect(page.sent.at(-1)?.body).toEqual({ email: 'someone@example.com' });
});

it("counts down the server's wait, suggests a new password, and allows another address at once [LIMIT-1] [AUTH-8]", async () => {
  const page = await renderPage(<LoginPage />, {
    answers: { 'POST /api/auth/sign-in': { refusal: { status: 429, code: 'rate-limited', retryAfter: 125 } } },
  });
  await userEvent.type(email(), 'f@example.com');
  await userEvent.type(password(), 'secret123{Enter}');
  expect(await screen.findByText('محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى، أو اطلب كلمة مرور جديدة.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^حاول بعد 2:0\d$/ })).toHaveProperty('disabled', true);
  await userEvent.type(password(), '{Enter}');
  expect(page.sent.filter(({ key }) => key === 'POST /api/auth/sign-in')).toHaveLength(1);
  await userEvent.type(email(), 'x');
  expect(screen.queryByRole('button', { name: /حاول بعد/ })).toBeNull();
});
