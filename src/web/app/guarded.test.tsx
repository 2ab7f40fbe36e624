import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { authStateOf } from '#shared/accounts/local-copy.ts';
import type { Guard } from '#web/lib/paths.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { stored } from '../lib/storage.ts';
import * as toasts from '../ui/toast.tsx';
import { Guarded } from './guarded.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  stored.authState.clear();
});

const unverified = testUser({ emailVerified: false });

function visit(guard: Guard, user: ReturnType<typeof testUser> | null, answers: Answers = {}, isOnDevice = false) {
  return renderPage(
    <Routes>
      <Route
        path="/room"
        element={
          <Guarded guard={guard} isOnDevice={isOnDevice}>
            <p>{'داخل'}</p>
          </Guarded>
        }
      />
      <Route path="*" element={<p>{'خارج'}</p>} />
    </Routes>,
    { path: '/room?seat=2', user, answers },
  );
}

it.each([
  ['open', null],
  ['signed-in', unverified],
  ['signed-in', testUser()],
  ['verified', testUser()],
  ['moderator', testUser({ role: 'moderator' })],
  ['moderator', testUser({ role: 'admin' })],
  ['admin', testUser({ role: 'admin' })],
] as const)('opens a page for %s to whom it is for', async (guard, user) => {
  await visit(guard, user);
  expect(await screen.findByText('داخل')).toBeTruthy();
});

it.each(['signed-in', 'verified', 'moderator', 'admin'] as const)(
  'redirects a visitor from a %s page to sign in, keeping the requested page [ROUTE-3] [ROUTE-5]',
  async (guard) => {
    const page = await visit(guard, null);
    await screen.findByText('خارج');
    expect(page.address()).toBe('/auth/login');
    expect(page.keptOrigin()).toBe('/room?seat=2');
  },
);

it('redirects an unverified user to the verification page with the toast, keeping the requested page [ROUTE-4]', async () => {
  const showToast = vi.spyOn(toasts, 'showToast');
  const page = await visit('verified', unverified);
  await screen.findByText('خارج');
  expect(page.address()).toBe('/auth/resend-verification');
  expect(page.keptOrigin()).toBe('/room?seat=2');
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'التحقق من البريد الإلكتروني مطلوب', variant: 'destructive' }),
    ),
  );
});

it.each([
  ['moderator', testUser()],
  ['admin', testUser()],
  ['admin', testUser({ role: 'moderator' })],
] as const)('redirects a user who is no %s home [ROUTE-5]', async (guard, user) => {
  const page = await visit(guard, user);
  await screen.findByText('خارج');
  expect(page.address()).toBe('/');
});

it('asks a moderator too to verify first [ROUTE-5]', async () => {
  const page = await visit('moderator', testUser({ role: 'moderator', emailVerified: false }));
  await screen.findByText('خارج');
  expect(page.address()).toBe('/auth/resend-verification');
});

it('shows the loader until it is known who is there [ROUTE-7]', async () => {
  await visit('signed-in', testUser());
  expect(screen.getByRole('status').textContent).toBe('جاري التحميل...');
  await screen.findByText('داخل');
});

it('says so and offers another try when that cannot be known', async () => {
  await visit('signed-in', null, { 'GET /api/me': { refusal: { status: 400, code: 'system/malformed-body' } } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it("opens an offline page for the last user while the server doesn't answer, and no other page [GAME-6]", async () => {
  stored.authState.write(authStateOf(testUser(), 1));
  await renderPage(
    <>
      <Guarded guard="verified" isOnDevice>
        <p>{'اللعبة'}</p>
      </Guarded>
      <Guarded guard="verified">
        <p>{'الدفع'}</p>
      </Guarded>
    </>,
    { answers: { 'GET /api/me': 'no-network' } },
  );
  expect(await screen.findByText('اللعبة')).toBeTruthy();
  expect(screen.queryByText('الدفع')).toBeNull();
});

it('opens nothing by what the device remembers once the server has said who is there [GAME-6]', async () => {
  stored.authState.write(authStateOf(testUser(), 1));
  const page = await visit('verified', null, {}, true);
  await screen.findByText('خارج');
  expect(page.address()).toBe('/auth/login');
});

it('opens nothing on the device for an address that was never confirmed [GAME-6]', async () => {
  stored.authState.write(authStateOf(unverified, 1));
  const page = await visit('verified', null, { 'GET /api/me': 'no-network' }, true);
  await waitFor(() => expect(page.sent.length).toBeGreaterThan(0));
  expect(screen.queryByText('داخل')).toBeNull();
});

it('stays open on the device however often the server fails to answer [GAME-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stored.authState.write(authStateOf(testUser(), 1));
  const page = await visit('verified', null, { 'GET /api/me': 'no-network' }, true);
  const opened = await screen.findByText('داخل');
  await act(async () => vi.advanceTimersByTimeAsync(90_000));
  expect(page.sent.filter(({ key }) => key === 'GET /api/me').length).toBeGreaterThan(6);
  expect(screen.getByText('داخل')).toBe(opened);
  vi.useRealTimers();
});

it('stays open on the device while the connection is mended, whose first step drops all that is asked [CONN-3] [GAME-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stored.authState.write(authStateOf(testUser(), 1));
  let client: QueryClient | null = null;
  function Client() {
    client = useQueryClient();
    return null;
  }
  await renderPage(
    <>
      <Client />
      <Guarded guard="verified" isOnDevice>
        <p>{'اللعبة'}</p>
      </Guarded>
    </>,
    { answers: { 'GET /api/me': 'no-network' } },
  );
  const opened = await screen.findByText('اللعبة');
  await act(async () => {
    await client?.cancelQueries();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByText('اللعبة')).toBe(opened);
  vi.useRealTimers();
});
