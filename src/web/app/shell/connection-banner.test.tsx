import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/web/render.tsx';
import type { Answers } from '#testing/web/fake-api.ts';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { call } from '../../lib/api-client.ts';
import { connection } from '../../lib/connection-store.ts';
import { errorRecords } from '../../lib/error-record.ts';
import * as toasts from '../../ui/toast.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

let stop: () => void;
let said: string[];
let hours = 0;
beforeEach(() => {
  // Each long after the one before: what happened then is over.
  hours += 1;
  vi.useFakeTimers({ now: hours * 60 * 60 * 1000 });
  said = [];
  vi.spyOn(toasts, 'showToast').mockImplementation(({ title }) => void said.push(title));
  stop = connection.watch();
});
afterEach(async () => {
  // The store is shared by the whole page, so the test restores it.
  await device('online');
  await pass(60_000);
  stop();
});

async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}
async function device(type: 'online' | 'offline'): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event(type));
    await Promise.resolve();
  });
}
async function fail(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await act(async () =>
      call(siteSettingsApi.getSettings, {}).then(
        () => undefined,
        () => undefined,
      ),
    );
}
const show = (answers: Answers = {}, path = '/') => renderPage(<ConnectionBanner />, { answers, path });
const banner = (name: string) => screen.queryByRole('region', { name });

it('says nothing of a loss that is over within a second [CONN-1]', async () => {
  await show();
  await device('offline');
  await pass(900);
  await device('online');
  await pass(5000);
  expect(banner('أنت غير متصل')).toBeNull();
  expect(said).toEqual([]);
});

it('shows the offline state with both buttons, and loss, keeping and recovery once each [CONN-1] [CONN-2]', async () => {
  await show();
  await device('offline');
  await pass(1000);
  expect(banner('أنت غير متصل')?.textContent).toContain('تُحفظ تغييراتك على هذا الجهاز، وتُزامَن حين يعود الاتصال.');
  expect(screen.getByRole('button', { name: 'إعادة محاولة الاتصال' })).toBeTruthy();
  act(() => connection.dispatch('kept'));
  act(() => connection.dispatch('kept'));
  fireEvent.click(screen.getByRole('button', { name: 'تجاهل' }));
  expect(banner('أنت غير متصل')).toBeNull();
  await device('online');
  expect(said).toEqual(['مشكلة في الاتصال', 'حفظ البيانات', 'تمت استعادة الاتصال']);
});

it('says after five errors that data is being kept, and ends when the server answers [CONN-1] [CONN-2]', async () => {
  let isUp = false;
  const hooks = { hold: vi.fn(), resume: vi.fn(), askAgain: vi.fn() };
  const stopHooks = connection.onReset(hooks);
  await show({
    'GET /api/settings': () => (isUp ? { body: {} } : { refusal: { status: 503, code: 'system/unavailable' } }),
  });
  await fail(4);
  expect(banner('حفظ البيانات')).toBeNull();
  await fail(1);
  expect(banner('حفظ البيانات')).toBeTruthy();
  expect(hooks.hold).toHaveBeenCalledOnce();
  await pass(2000);
  expect(hooks.askAgain).toHaveBeenCalledOnce();
  isUp = true;
  await pass(1000);
  expect(banner('حفظ البيانات')).toBeNull();
  expect(hooks.resume).toHaveBeenCalledOnce();
  expect(said).toEqual(['مشكلة في الاتصال', 'تمت استعادة الاتصال']);
  stopHooks();
});

it('gives up after five attempts with a record, probes rarely, and retries on request [CONN-2]', async () => {
  let isUp = false;
  const page = await show({ 'GET /api/settings': () => (isUp ? { body: {} } : 'no-network') });
  await fail(5);
  await pass(2000 + 1000 + 2000 + 4000 + 8000);
  expect(banner('أنت غير متصل')).toBeTruthy();
  expect(page.sent).toHaveLength(10);
  expect(errorRecords().at(-1)).toMatchObject({ context: 'connection', severity: 'medium', category: 'network' });
  await pass(180_000);
  expect(page.sent.length - 10).toBeGreaterThanOrEqual(4);
  expect(page.sent.length - 10).toBeLessThanOrEqual(12);
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'إعادة محاولة الاتصال' }));
  await pass(2000);
  expect(said.at(-1)).toBe('تمت استعادة الاتصال');
});

it('notices that the server is back after it had given up [CONN-2]', async () => {
  let isUp = false;
  await show({ 'GET /api/settings': () => (isUp ? { body: {} } : 'no-network') });
  await fail(5);
  await pass(2000 + 1000 + 2000 + 4000 + 8000);
  isUp = true;
  await pass(45_000);
  expect(said.at(-1)).toBe('تمت استعادة الاتصال');
  expect(banner('أنت غير متصل')).toBeNull();
});

it('shows no toast of a loss over a game, which has its own strip, and reports kept steps after it is left [CONN-1] [CONN-2]', async () => {
  await renderPage(
    <>
      <Link to="/">{'home'}</Link>
      <ConnectionBanner />
    </>,
    { path: '/game/01a1fd6c-154c-718e-b9bf-9f436eea9272' },
  );
  await device('offline');
  await pass(1000);
  expect(banner('أنت غير متصل')).toBeNull();
  act(() => connection.dispatch('kept'));
  expect(said).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'home' }));
  await pass(0);
  expect(banner('أنت غير متصل')).toBeTruthy();
  expect(said).toEqual(['حفظ البيانات']);
});
