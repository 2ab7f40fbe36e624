import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/web/render.tsx';
import { NewRelease } from './new-release.tsx';

const page = (entry: string) =>
  `<!doctype html><html><head><script type="module" crossorigin src="/assets/index-${entry}.js"></script></head></html>`;

let served: string | null;
beforeEach(() => {
  served = 'one';
  document.head.innerHTML = '<script type="module" src="/assets/index-one.js"></script>';
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  document.head.replaceChildren();
});

async function open(path: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPage(<NewRelease />, { path });
  vi.stubGlobal('fetch', () =>
    served === null ? Promise.reject(new TypeError('no network')) : Promise.resolve(new Response(page(served))),
  );
}

const halfAnHour = () => vi.advanceTimersByTimeAsync(30 * 60 * 1000);
const offer = () => screen.queryByText('نسخة أحدث من سِراج جاهزة');

it('offers a newer release to a page that stays open, once [SHELL-9]', async () => {
  await open('/store');
  await halfAnHour();
  expect(offer()).toBeNull();
  served = 'two';
  await halfAnHour();
  await screen.findByText('نسخة أحدث من سِراج جاهزة');
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'لاحقًا' }));
  await halfAnHour();
  expect(offer()).toBeNull();
});

it.each(['/game/0190', '/checkout', '/admin/store'])("doesn't ask on %s [SHELL-9]", async (path) => {
  await open(path);
  served = 'two';
  await halfAnHour();
  expect(offer()).toBeNull();
});

it("offers no newer release while the server can't be reached [SHELL-9]", async () => {
  await open('/store');
  served = null;
  await halfAnHour();
  expect(offer()).toBeNull();
});
