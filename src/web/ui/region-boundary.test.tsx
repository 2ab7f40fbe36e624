import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ErrorScreen } from '../app/error-screen.tsx';
import { chunkLoaded, watchChunkErrors } from '../lib/chunk-errors.ts';
import { errorRecords } from '../lib/error-record.ts';
import { stored } from '../lib/storage.ts';
import { RegionBoundary } from './region-boundary.tsx';

let thrown: Error | null = null;
function Region() {
  if (thrown !== null) throw thrown;
  return <p>{'المنطقة'}</p>;
}
const chunkError = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

function show(error: Error, props: { isSilent?: boolean; isInPlay?: boolean } = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  thrown = error;
  return render(
    <ErrorScreen>
      <p>{'الباقي'}</p>
      <RegionBoundary name="test" {...props}>
        <Region />
      </RegionBoundary>
    </ErrorScreen>,
  );
}

it('leaves the rest standing, records, and tries again [ERR-1]', () => {
  show(new Error('broken region'));
  expect(screen.getByText('الباقي')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('حدث خطأ غير متوقع');
  expect(errorRecords().at(-1)).toMatchObject({
    context: 'region test',
    severity: 'critical',
    message: 'broken region',
  });
  thrown = null;
  fireEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(screen.getByText('المنطقة')).toBeTruthy();
});

it('leaves a missing chunk to the page, but not in play, nor for an optional region [SHELL-9]', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const page = show(chunkError());
  expect(screen.getByRole('heading', { name: 'جاري تحديث التطبيق...' })).toBeTruthy();
  page.unmount();
  const game = show(chunkError(), { isInPlay: true });
  expect(screen.getByText('الباقي')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'تحديث مطلوب' })).toBeTruthy();
  game.unmount();
  show(chunkError(), { isSilent: true });
  expect(screen.getByText('الباقي')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it("detects a failed preload by any error text, and doesn't reload for it [SHELL-9]", () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  onTestFinished(watchChunkErrors());
  const payload = new Error('Unable to preload');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  show(payload);
  expect(screen.getByRole('heading', { name: 'جاري تحديث التطبيق...' })).toBeTruthy();
});

it('restarts the reload counter only for a page that was open for a while [SHELL-9]', () => {
  vi.useFakeTimers();
  stored.chunkReloads.write(2);
  chunkLoaded();
  vi.advanceTimersByTime(9999);
  expect(stored.chunkReloads.read()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(stored.chunkReloads.read()).toBeNull();
});
