import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { fakePushBrowser, pushAnswers } from '#testing/web/fake-push.ts';
import { renderPage } from '#testing/web/render.tsx';
import { stored } from '../../../lib/storage.ts';
import { PushSwitch } from './push-switch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  stored.pushDevice.clear();
});

const wish = () => screen.findByRole('switch', { name: /إشعارات هذا الجهاز/ });

it('asks only at a tap, and turning off takes wish and device back [NOTE-2] [USER-4]', async () => {
  const { requestPermission } = fakePushBrowser();
  let user = testUser();
  const page = await renderPage(<PushSwitch />, {
    user,
    answers: {
      ...pushAnswers,
      'GET /api/me': () => ({ body: { user } }),
      'DELETE /api/push/registrations/token-1': { body: {} },
      'POST /api/push/registrations': () => {
        user = testUser({ notificationsEnabled: true });
        return { body: { token: 'token-1' } };
      },
      'PATCH /api/me': () => {
        user = testUser();
        return { body: { user } };
      },
    },
  });
  expect(await wish()).toHaveProperty('checked', false);
  await waitFor(() => expect(page.sent.map(({ key }) => key)).toContain('GET /api/me'));
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(await wish());
  await waitFor(async () => expect(await wish()).toHaveProperty('checked', true));
  await waitFor(() => expect(stored.pushDevice.read()).toMatchObject({ token: 'token-1' }));
  await userEvent.click(await wish());
  await waitFor(() => expect(page.sent.map(({ key }) => key)).toContain('DELETE /api/push/registrations/token-1'));
  expect(page.sent.find(({ key }) => key === 'PATCH /api/me')?.body).toEqual({ notificationsEnabled: false });
  await waitFor(async () => expect(await wish()).toHaveProperty('checked', false));
});

it('stays off if pushes are wanted but the browser was never asked, and shows when it blocks them [NOTE-2]', async () => {
  fakePushBrowser();
  const user = testUser({ notificationsEnabled: true });
  const page = await renderPage(<PushSwitch />, { user });
  expect(await wish()).toHaveProperty('checked', false);
  page.unmount();
  vi.stubGlobal('Notification', { permission: 'denied' });
  await renderPage(<PushSwitch />, { user });
  expect(await screen.findByText(/محظورة في متصفحك/)).toBeTruthy();
});
