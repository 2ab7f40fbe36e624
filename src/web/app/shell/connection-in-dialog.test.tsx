import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ar } from '#shared/i18n/ar/index.ts';
import { renderPage } from '#testing/web/render.tsx';
import { gang, gangId, openTonight, press } from '#testing/web/tonight.ts';
import { connection } from '../../lib/connection-store.ts';
import * as toasts from '../../ui/toast.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

let said: string[];
beforeEach(async () => {
  said = [];
  vi.spyOn(toasts, 'showToast').mockImplementation(({ title }) => void said.push(title));
  onTestFinished(connection.watch());
  await renderPage(<ConnectionBanner />);
});

/** As the page notices that the server fails. */
function loseServer(): void {
  act(() => {
    for (let errors = 0; errors < 5; errors += 1) connection.dispatch('failed');
  });
}
const offline = 'لا يوجد اتصال بالإنترنت. تأكد من اتصالك ثم حاول مرة أخرى.';
const failing = 'الخدمة مشغولة الآن. انتظر لحظات ثم حاول مرة أخرى.';
const banner = () => screen.queryByRole('region', { name: ar.shell.connection.saving });

it('says once, in the dialog of a draw, that the network is away, and in the banner after it [CONN-1] [CONN-2]', async () => {
  await openTonight({ [`POST /api/gangs/${gangId}/draw`]: 'no-network' });
  await press('قرعة عادلة');
  await screen.findByText(offline);
  loseServer();
  expect(screen.getAllByText(failing)).toHaveLength(1);
  expect(screen.queryByText(offline)).toBeNull();
  expect(banner()).toBeNull();
  act(() => connection.dispatch('online'));
  await waitFor(() => expect(screen.queryByText(failing)).toBeNull());
  expect(screen.queryByText(offline)).toBeNull();
  loseServer();
  await press(ar.shell.close);
  expect(banner()).toBeTruthy();
  // The return alone: the losses were said in the dialog.
  expect(said).toEqual([ar.shell.connection.toasts.restored]);
});

it('says a loss also where too few are here for a draw, and beside another refusal [CONN-1]', async () => {
  await openTonight({
    [`POST /api/gangs/${gangId}/draw`]: { refusal: { status: 409, code: 'gangs/draw-impossible' } },
  });
  await press('قرعة عادلة');
  await screen.findByText(ar.gangEvening.wishes.impossible);
  loseServer();
  expect(screen.getAllByText(failing)).toHaveLength(1);
  expect(screen.getByText(ar.gangEvening.wishes.impossible)).toBeTruthy();
  await press('لا أحد');
  expect(screen.getAllByText(failing)).toHaveLength(1);
});

it('says it too where the members can’t be read again [CONN-1]', async () => {
  let reads = 0;
  await openTonight({
    [`POST /api/gangs/${gangId}/draw`]: 'no-network',
    [`GET /api/gangs/${gangId}`]: () =>
      (reads += 1) > 1 ? { refusal: { status: 404, code: 'gangs/not-found' } } : { body: { gang } },
  });
  loseServer();
  await press('قرعة عادلة');
  await waitFor(() => expect(reads).toBeGreaterThan(1));
  expect(screen.getAllByText(failing)).toHaveLength(1);
});

it('says a loss in the open dialog of a draw before anything is tried, also over drawn teams [CONN-1] [CONN-2]', async () => {
  await openTonight();
  await press('قرعة عادلة');
  await screen.findByText('K7M4Q9XR');
  loseServer();
  expect(screen.getAllByText(failing)).toHaveLength(1);
  await press('الحضور');
  expect(screen.getAllByText(failing)).toHaveLength(1);
  expect(banner()).toBeNull();
  expect(said).toEqual([]);
});
