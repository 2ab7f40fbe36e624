import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '#shared/i18n/en/index.ts';
import { signInMessageType } from '#shared/accounts/providers.ts';
import { present } from '#shared/kernel/assert.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { fakeApp, type FakeApp } from '#testing/web/fake-app.ts';
import { renderPage } from '#testing/web/render.tsx';
import { LoginPage } from '../pages/login-page.tsx';
import { RegisterPage } from '../pages/register-page.tsx';
import { failureText } from '../provider-sign-in.ts';

const site = window.location.origin;
const setUp: Answers = { 'GET /api/auth/providers': { body: { providers: ['google', 'apple'], origin: site } } };
const google = () => screen.findByRole('button', { name: 'تابع بحساب Google' });
const apple = () => screen.findByRole('button', { name: 'تابع بحساب Apple' });
const alertText = async () => (await screen.findByRole('alert')).textContent;

/** The window that the page opens; the test closes it and posts its messages. */
const popup = { closed: false };
let open: ReturnType<typeof vi.fn>;
beforeEach(() => {
  popup.closed = false;
  open = vi.fn(() => popup);
  vi.stubGlobal('open', open);
});

function tell(data: unknown, from: { origin?: string; source?: unknown } = {}) {
  const event = new MessageEvent('message', { data, origin: from.origin ?? site });
  Object.defineProperty(event, 'source', { value: from.source ?? popup });
  act(() => {
    window.dispatchEvent(event);
  });
}
const message = (code: string | null, provider = 'google') => ({ type: signInMessageType, provider, code });
const login = (
  <Routes>
    <Route path="/auth/login" element={<LoginPage />} />
    <Route path="*" element={null} />
  </Routes>
);

it('offers configured providers on both pages, and nothing without any [AUTH-3]', async () => {
  for (const page of [<LoginPage key="login" />, <RegisterPage key="register" />]) {
    const both = await renderPage(page, { answers: setUp });
    expect(await google()).toBeTruthy();
    expect(await apple()).toBeTruthy();
    both.unmount();
    const one = await renderPage(page, {
      answers: { 'GET /api/auth/providers': { body: { providers: ['apple'], origin: site } } },
    });
    expect(await apple()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'تابع بحساب Google' })).toBeNull();
    one.unmount();
    const none = await renderPage(page, {
      answers: { 'GET /api/auth/providers': { body: { providers: [], origin: site } } },
    });
    await waitFor(() => expect(none.sent.some(({ key }) => key === 'GET /api/auth/providers')).toBe(true));
    expect(screen.queryByText(/تابع بحساب/)).toBeNull();
    none.unmount();
  }
});

it('asks in a window on a desktop, and continues after its message [AUTH-3]', async () => {
  let isIn = false;
  const page = await renderPage(login, {
    path: '/auth/login',
    from: '/profile?tab=settings',
    answers: {
      ...setUp,
      'GET /api/me': () =>
        isIn ? { body: { user: testUser() } } : { refusal: { status: 401, code: 'auth/unauthenticated' } },
    },
  });
  await userEvent.click(await google());
  expect(open.mock.calls[0]?.[0]).toBe(
    '/api/auth/google/start?mode=popup&origin=%2Fprofile%3Ftab%3Dsettings&language=ar',
  );
  expect((await google()).getAttribute('aria-busy')).toBe('true');
  isIn = true;
  tell(message(null));
  await waitFor(() => expect(page.address()).toBe('/profile?tab=settings'));
});

it('leaves the page for the provider on a phone [AUTH-3]', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await renderPage(login, { path: '/auth/login', from: '/game', answers: setUp, size: [390, 844] });
  await userEvent.click(await apple());
  expect(open).not.toHaveBeenCalled();
  expect(assign).toHaveBeenCalledWith('/api/auth/apple/start?mode=redirect&origin=%2Fgame&language=ar');
});

it('accepts messages only from its own window and site [AUTH-3]', async () => {
  const page = await renderPage(login, { path: '/auth/login', answers: setUp });
  await userEvent.click(await google());
  tell(message('auth/user-disabled'), { origin: 'https://elsewhere.example' });
  tell(message('auth/user-disabled'), { source: {} });
  tell(message('auth/user-disabled', 'apple'));
  tell({ type: 'another', provider: 'google', code: 'auth/user-disabled' });
  tell('auth/user-disabled');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page.sent.filter(({ key }) => key === 'GET /api/me')).toHaveLength(1);
  tell(message('auth/user-disabled'));
  expect(await alertText()).toBe('هذا الحساب موقوف. تواصل مع الدعم لنساعدك.');
});

it('notices a window that was blocked, and one that was closed [AUTH-3]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open.mockReturnValueOnce(null);
  await renderPage(login, { path: '/auth/login', answers: setUp });
  await userEvent.click(await google());
  expect(await alertText()).toBe('منع متصفحك نافذة الدخول. اسمح بالنوافذ المنبثقة لهذا الموقع');
  await userEvent.click(await google());
  expect(screen.queryByRole('alert')).toBeNull();
  popup.closed = true;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await alertText()).toBe('أُلغي تسجيل الدخول');
  expect((await google()).getAttribute('aria-busy')).toBeNull();
});

it('says that the address is not the one a provider leads back to, or that there is no network, and opens nothing [AUTH-3]', async () => {
  const page = await renderPage(login, {
    path: '/auth/login',
    answers: { 'GET /api/auth/providers': { body: { providers: ['google'], origin: 'https://siraj.example' } } },
  });
  await userEvent.click(await google());
  expect(await alertText()).toBe('الدخول بحساب Google غير مصرّح به من هذا العنوان');
  page.unmount();
  await renderPage(login, { path: '/auth/login', answers: setUp });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(await google());
  expect(await alertText()).toBe('انقطع الاتصال أثناء الدخول. تأكد من اتصالك ثم حاول مرة أخرى');
  expect(open).not.toHaveBeenCalled();
});

it('shows the failure that a redirect came back with, and keeps the way on [AUTH-3]', async () => {
  const page = await renderPage(login, {
    path: '/auth/login?provider=apple&error=auth/account-exists-with-different-credential&from=/game',
    answers: { ...setUp, 'POST /api/auth/sign-in': { body: { user: testUser() } } },
  });
  expect(await alertText()).toBe('لهذا البريد حساب لم يُؤكَّد بعد. أرسلنا إليك رابط تأكيد: افتحه ثم أعد المحاولة.');
  await userEvent.type(screen.getByLabelText('البريد الإلكتروني'), 'f@example.com');
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'secret123{Enter}');
  await waitFor(() => expect(page.address()).toBe('/game'));
});

it('shows no text that came in the address, and goes to no other site [AUTH-3]', async () => {
  const page = await renderPage(login, {
    path: '/auth/login?provider=google&error=<b>pay here</b>&from=//elsewhere.example',
    answers: setUp,
    user: null,
  });
  expect(await alertText()).not.toContain('pay');
  await userEvent.click(await google());
  expect(open.mock.calls[0]?.[0]).toContain('origin=%2F&');
  page.unmount();
});

it('has the eight messages of Google, word for word [AUTH-3] [ERR-2]', () => {
  const said = (code: string) => failureText(en, 'google', code);
  expect(
    [
      'auth/popup-closed-by-user',
      'auth/user-cancelled',
      'auth/popup-blocked',
      'auth/unauthorized-domain',
      'auth/operation-not-allowed',
      'auth/invalid-configuration',
      'auth/network-request-failed',
      'auth/provider-sign-in-failed',
    ].map(said),
  ).toEqual([
    'Sign in was cancelled',
    'Sign in was cancelled',
    'Sign in popup was blocked. Please enable popups for this site',
    'This domain is not authorized for Google sign in',
    'Google sign in is not enabled. Please contact support',
    'Invalid authentication configuration. Please contact support',
    'Network error during sign in. Please check your connection and try again',
    'Failed to sign in with Google. Please try again',
  ]);
});

it('takes the invitation along to the provider [REF-1]', async () => {
  const page = (
    <Routes>
      <Route path="/auth/register" element={<RegisterPage />} />
    </Routes>
  );
  await renderPage(page, { path: '/auth/register?ref=fahad7', answers: setUp });
  await userEvent.click(await google());
  expect(new URL(String(open.mock.calls[0]?.[0]), site).searchParams.get('referralCode')).toBe('FAHAD7');
});

describe('in an app that signs in by providers', () => {
  const asked = async (app: FakeApp) => {
    await waitFor(() => expect(app.sent()).toHaveLength(1));
    const { startUrl, ...message } = present(app.sent()[0], 'a message');
    return { message, startUrl: new URL(String(startUrl)) };
  };

  it("has the app ask in the system's browser, and signs in by the code that comes back [AUTH-3]", async () => {
    const app = fakeApp('google_sign_in');
    const page = await renderPage(login, {
      path: '/auth/login',
      from: '/profile?tab=settings',
      size: [390, 844],
      answers: { ...setUp, 'POST /api/auth/app-sign-in': { body: { user: testUser() } } },
    });
    await userEvent.click(await google());
    const { message, startUrl } = await asked(app);
    expect(message).toEqual({ type: 'sign_in', provider: 'google' });
    expect(`${startUrl.origin}${startUrl.pathname}`).toBe(`${site}/api/auth/google/start`);
    expect(startUrl.searchParams.get('mode')).toBe('app');
    app.say({ type: 'sign_in_result', provider: 'apple', code: 'of another' });
    app.say({ type: 'sign_in_result', provider: 'google', code: 'sealed' });
    await waitFor(() => expect(page.address()).toBe('/profile?tab=settings'));
    const sent = page.sent
      .filter(({ key }) => key === 'POST /api/auth/app-sign-in')
      .map(({ body }) => body as { code: string; verifier: string });
    expect(sent).toEqual([{ code: 'sealed', verifier: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sent[0]?.verifier));
    expect(startUrl.searchParams.get('challenge')).toBe(Buffer.from(digest).toString('base64url'));
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    [{ error: 'cancelled' }, 'أُلغي تسجيل الدخول'],
    [{ error: 'auth/user-disabled' }, 'هذا الحساب موقوف. تواصل مع الدعم لنساعدك.'],
    [{ code: 'used' }, 'لم يكتمل الدخول بحساب Google. حاول مرة أخرى'],
    [{}, 'لم يكتمل الدخول بحساب Google. حاول مرة أخرى'],
  ])('says why it did not work: %j [AUTH-3]', async (answer, told) => {
    const app = fakeApp('google_sign_in');
    await renderPage(login, {
      path: '/auth/login',
      answers: {
        ...setUp,
        'POST /api/auth/app-sign-in': { refusal: { status: 400, code: 'auth/provider-sign-in-failed' } },
      },
    });
    await userEvent.click(await google());
    await asked(app);
    app.say({ type: 'sign_in_result', provider: 'google', ...answer });
    expect(await alertText()).toBe(told);
  });

  it("goes the web's way by a provider that the app does not speak of [AUTH-3]", async () => {
    const app = fakeApp('google_sign_in');
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await renderPage(login, { path: '/auth/login', answers: setUp, size: [390, 844] });
    await userEvent.click(await apple());
    expect(assign).toHaveBeenCalledOnce();
    expect(app.sent()).toEqual([]);
  });
});
