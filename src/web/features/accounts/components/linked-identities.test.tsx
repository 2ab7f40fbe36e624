import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import type { Answers } from '#testing/web/fake-api.ts';
import { fakeApp } from '#testing/web/fake-app.ts';
import { renderPage } from '#testing/web/render.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import * as providerSignIn from '../provider-sign-in.ts';
import { LinkedIdentities } from './linked-identities.tsx';

const identities = (...linked: string[]): Answers => ({
  'GET /api/auth/providers': { body: { providers: ['google', 'apple'], origin: window.location.origin } },
  'GET /api/me/identities': {
    body: { items: linked.map((provider) => ({ provider, email: 'n@example.com', linkedAt: 1 })) },
  },
});
afterEach(() => vi.restoreAllMocks());

it('lists linked identities and unlinks them, with the reason if not allowed [USER-4]', async () => {
  await renderPage(
    <>
      <LinkedIdentities user={testUser()} />
      <Toaster />
    </>,
    {
      answers: {
        ...identities('google'),
        'DELETE /api/me/identities/google': { refusal: { status: 409, code: 'accounts/last-way-in' } },
      },
    },
  );
  expect(await screen.findByText('n@example.com')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'افصل حساب Google' }));
  expect(await screen.findByText('هذه آخر طريقة للدخول إلى حسابك. أكّد بريدك أو اختر كلمة مرور أولًا.')).toBeTruthy();
});

it('asks for the password and leads to the provider, with the note that the server gave [USER-4]', async () => {
  const go = vi.spyOn(providerSignIn, 'goToProvider').mockImplementation(() => undefined);
  const page = await renderPage(<LinkedIdentities user={testUser()} />, {
    answers: {
      ...identities(),
      'POST /api/me/identities': (body) =>
        JSON.stringify(body).includes('right')
          ? { body: { link: 'note' } }
          : { refusal: { status: 400, code: 'auth/wrong-password' } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'اربط حساب Apple' }));
  await userEvent.type(screen.getByLabelText('كلمة المرور الحالية'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'تابع بحساب Apple' }));
  expect(await screen.findByText('كلمة المرور الحالية غير صحيحة.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('كلمة المرور الحالية'));
  await userEvent.type(screen.getByLabelText('كلمة المرور الحالية'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'تابع بحساب Apple' }));
  await waitFor(() =>
    expect(go).toHaveBeenCalledWith({
      provider: 'apple',
      mode: 'redirect',
      origin: '/profile?tab=settings',
      link: 'note',
    }),
  );
  expect(page.sent.filter(({ key }) => key === 'POST /api/me/identities')).toHaveLength(2);
});

it('says in the settings why a link did not come about [USER-4]', async () => {
  await renderPage(<LinkedIdentities user={testUser()} />, {
    path: '/profile?tab=settings&provider=google&error=auth%2Fcredential-already-in-use',
    answers: identities(),
  });
  expect(await screen.findByText('هذا الحساب مرتبط بحساب آخر في سِراج.')).toBeTruthy();
});

it('renders nothing if no provider is configured [USER-4]', async () => {
  const none = await renderPage(<LinkedIdentities user={testUser()} />, {
    answers: { ...identities(), 'GET /api/auth/providers': { body: { providers: [], origin: '' } } },
  });
  await waitFor(() => expect(none.sent.some(({ key }) => key === 'GET /api/me/identities')).toBe(true));
  expect(screen.queryByRole('heading', { name: 'حسابات مرتبطة' })).toBeNull();
});

it('offers to try again where the list did not come [USER-4]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await renderPage(<LinkedIdentities user={testUser()} />, {
    answers: { ...identities(), 'GET /api/me/identities': { refusal: { status: 503, code: 'system/unavailable' } } },
  });
  const asked = () => page.sent.filter(({ key }) => key === 'GET /api/me/identities').length;
  await waitFor(() => expect(asked()).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await screen.findByText('لم نستطع عرض حساباتك المرتبطة')).toBeTruthy();
});

it("links in the app by the system's browser, and shows what is linked then [USER-4]", async () => {
  const app = fakeApp('apple_sign_in');
  let isLinked = false;
  await renderPage(<LinkedIdentities user={testUser()} />, {
    answers: {
      ...identities(),
      'POST /api/me/identities': { body: { link: 'note' } },
      'GET /api/me/identities': () => ({
        body: { items: isLinked ? [{ provider: 'apple', email: 'n@example.com', linkedAt: 1 }] : [] },
      }),
      'POST /api/auth/app-sign-in': () => {
        isLinked = true;
        return { body: { user: testUser() } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'اربط حساب Apple' }));
  await userEvent.type(screen.getByLabelText('كلمة المرور الحالية'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'تابع بحساب Apple' }));
  await waitFor(() =>
    expect(app.sent()).toMatchObject([
      { type: 'sign_in', provider: 'apple', startUrl: expect.stringContaining('link=note') as string },
    ]),
  );
  app.say({ type: 'sign_in_result', provider: 'apple', code: 'sealed' });
  expect(await screen.findByText('n@example.com')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
