import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeMaintenance, noMaintenance } from '#shared/site-settings/maintenance.ts';
import { renderPage } from '#testing/web/render.tsx';
import { plainSettings } from '#testing/web/site-settings.ts';
import { dotsEveryMs, MaintenanceScreen } from './maintenance-screen.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 18) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dots = () => screen.getByTestId('dots').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(estimatedMinutes = 61) {
  const maintenance = changeMaintenance(noMaintenance, { enabled: true, estimatedMinutes }, Date.now());
  await renderPage(<MaintenanceScreen />, {
    answers: { 'GET /api/settings': { body: { ...plainSettings, ...maintenance } } },
  });
  await pass(1);
}

it('counts down, and moves its dots every half second [SITE-2]', async () => {
  expect(dotsEveryMs).toBe(500);
  await show();
  await pass(499);
  const seen = [dots()];
  for (let beat = 0; beat < 3; beat += 1) {
    await pass(500);
    seen.push(dots());
  }
  expect(seen).toEqual(['..', '...', '.', '..']);
  expect(screen.getByRole('timer').textContent).toBe('نعود بعد1:00:58');
  await pass(60_000);
  expect(screen.getByRole('timer').textContent).toBe('نعود بعد59:58');
});

it('stops its dots if the user prefers reduced motion [SITE-2]', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await show(1);
  expect(dots()).toBe('...');
  await pass(500);
  expect(dots()).toBe('...');
});
