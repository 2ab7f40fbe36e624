import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { FakeSpeech } from '#testing/web/fake-speech.ts';
import { renderPage } from '#testing/web/render.tsx';
import { ProfilePage } from '../features/accounts/index.ts';
import { MixSettings } from '../features/games/index.ts';
import * as sending from '../features/games/engine/send-unsent.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ProfileRoute } from './profile-route.tsx';

const user = testUser({ notificationsEnabled: true });
const goTo = vi.fn();
// Their first loading takes a busy machine longer than a test waits.
beforeAll(async () => {
  await Promise.all([ProfilePage.preload(), MixSettings.preload()]);
});
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(goTo);
});
afterEach(() => {
  vi.restoreAllMocks();
  goTo.mockReset();
});

/** The settings with a number of steps that can't be sent; presses sign-out there. */
async function signOutWith(stepsLeft: number) {
  const order: string[] = [];
  vi.spyOn(sending, 'sendUnsentSteps').mockImplementation(() => {
    order.push('steps');
    return Promise.resolve(stepsLeft);
  });
  const page = await renderPage(
    <Suspense>
      <ProfileRoute />
      <Toaster />
    </Suspense>,
    {
      path: '/profile?tab=settings',
      user,
      answers: {
        'POST /api/auth/sign-out': () => {
          order.push('sign-out');
          return { body: {} };
        },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'تسجيل الخروج' }));
  const signedOut = () => page.sent.filter(({ key }) => key === 'POST /api/auth/sign-out').map(({ body }) => body);
  return { order, signedOut };
}

it('sends what games have unsent before the settings sign out, and records the wish for notifications [AUTH-2] [GAME-6]', async () => {
  const { order, signedOut } = await signOutWith(0);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(order).toEqual(['steps', 'sign-out']);
  expect(signedOut()).toEqual([{ notificationsEnabled: true }]);
});

it('warns in the settings about unsent steps, and signs out after a confirmation [AUTH-2] [GAME-6]', async () => {
  const { signedOut } = await signOutWith(2);
  expect(await screen.findByText(/خطوتان لم تصل بعد/)).toBeTruthy();
  expect(signedOut()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'اخرج الآن' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(signedOut()).toEqual([{ notificationsEnabled: true }]);
});

it('lets the host choose and try the reading voice, the volumes and the set of sounds before a game [SOUND-1] [SOUND-2]', async () => {
  const speech = FakeSpeech.install([
    { lang: 'ar-SA', name: 'Maged', voiceURI: 'maged', localService: true },
    { lang: 'ar-AE', name: 'Hala', voiceURI: 'hala', localService: true },
  ]);
  await renderPage(
    <Suspense>
      <ProfileRoute />
    </Suspense>,
    { path: '/profile?tab=settings', user },
  );
  expect(await screen.findByRole('heading', { name: 'أصوات اللعبة' })).toBeTruthy();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'القارئ' }), 'Hala');
  await userEvent.click(screen.getByRole('button', { name: 'جرّب الصوت' }));
  expect(speech.spoken.map(({ voice }) => voice?.name)).toEqual(['Hala']);
  expect(screen.getAllByRole('slider')).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: /بلا معازف/ }));
  expect(window.localStorage.getItem('siraj.sound-mix')).toContain('"set":"voices"');
});
