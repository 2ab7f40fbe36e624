import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import * as confetti from '../../../ui/confetti.ts';
import { stored } from '../../../lib/storage.ts';
import { Welcome } from './welcome.tsx';

afterEach(() => vi.restoreAllMocks());

const newcomer = testUser({ isNewUser: true });
const answers = { 'PATCH /api/me': { body: { user: testUser() } } };
const flushEffects = () =>
  act(async () => {
    await import('./welcome-dialog.tsx');
    await new Promise((resolve) => setTimeout(resolve, 30));
  });

it('shows a new, verified account its free sessions, and starts the first game [WELCOME-1]', async () => {
  const page = await renderPage(<Welcome />, { user: newcomer, answers });
  await flushEffects();
  expect(await screen.findByText('وصلتك 3 جلسات لعب مجانية')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'ابدأ اللعب' }));
  expect(page.address()).toBe('/game');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.sent.at(-1)).toMatchObject({ key: 'PATCH /api/me', body: { isNewUser: false } });
});

it('does so once: closing is kept on this device and with the account [WELCOME-1]', async () => {
  const page = await renderPage(<Welcome />, { user: newcomer, answers: { 'PATCH /api/me': 'no-network' } });
  await userEvent.click(await screen.findByRole('button', { name: 'بعد قليل' }));
  expect(stored.welcomed.read()).toEqual([newcomer.uid]);
  page.unmount();
  await renderPage(<Welcome />, { user: newcomer });
  await flushEffects();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("does not take another account's greeting for this one's [WELCOME-1]", async () => {
  stored.welcomed.write(['somebody-else']);
  await renderPage(<Welcome />, { user: newcomer });
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it.each([
  ['who is not verified yet', testUser({ isNewUser: true, emailVerified: false })],
  ['who is not new', testUser()],
  ['a visitor', null],
])('leaves %s alone [WELCOME-1]', async (_, user) => {
  await renderPage(<Welcome />, { user });
  await flushEffects();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('rains 250 pieces after 500 ms, and none once it was closed before [WELCOME-1]', async () => {
  const launch = vi.spyOn(confetti, 'launchConfetti').mockImplementation(() => undefined);
  const { WelcomeDialog } = await import('./welcome-dialog.tsx');
  vi.useFakeTimers();
  const page = await renderPage(<WelcomeDialog onClose={() => undefined} />);
  act(() => {
    vi.advanceTimersByTime(499);
  });
  expect(launch).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(launch.mock.calls).toEqual([[250]]);
  page.unmount();
  (await renderPage(<WelcomeDialog onClose={() => undefined} />)).unmount();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(launch).toHaveBeenCalledTimes(1);
});

it('rains nothing under reduced motion [WELCOME-1]', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  confetti.launchConfetti(250);
  expect(document.querySelector('canvas')).toBeNull();
});
