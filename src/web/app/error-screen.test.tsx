import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stored } from '../lib/storage.ts';
import { ErrorScreen } from './error-screen.tsx';

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

const missingChunk = 'Failed to fetch dynamically imported module: /assets/x.js';
const reload = vi.fn();

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

it('reloads automatically 1.5 s after a chunk went missing [SHELL-9]', () => {
  render(
    <ErrorScreen>
      <Broken message={missingChunk} />
    </ErrorScreen>,
  );
  expect(screen.getByRole('heading', { name: 'جاري تحديث التطبيق...' })).toBeTruthy();
  pass(1499);
  expect(reload).not.toHaveBeenCalled();
  pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('asks after two failed reloads [SHELL-9]', () => {
  stored.chunkReloads.write(2);
  render(
    <ErrorScreen>
      <Broken message={missingChunk} />
    </ErrorScreen>,
  );
  expect(screen.getByRole('heading', { name: 'تحديث مطلوب' })).toBeTruthy();
  pass(10_000);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'حدّث الصفحة' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(stored.chunkReloads.read()).toBeNull();
});

it('shows the general screen for anything else [SHELL-9]', () => {
  render(
    <ErrorScreen>
      <Broken message="x is undefined" />
    </ErrorScreen>,
  );
  expect(screen.getByRole('alert').textContent).toContain('حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى لاحقًا.');
  pass(10_000);
  expect(reload).not.toHaveBeenCalled();
});
