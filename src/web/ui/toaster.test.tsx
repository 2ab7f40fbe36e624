import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast as published } from 'sonner';
import { afterEach, expect, it, vi } from 'vitest';
import { showToast, toastConstants } from './toast.tsx';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  published.dismiss();
});

it('lasts 4 s, three at a time, 356 wide and 14 apart, swiped at 45, focused by Alt+T [SHELL-6]', () => {
  expect(toastConstants).toEqual({
    durationMs: 4000,
    visible: 3,
    widthPx: 356,
    gapPx: 14,
    swipePx: 45,
    hotkey: ['altKey', 'KeyT'],
  });
});

async function renderToaster(count = 1) {
  vi.useFakeTimers();
  render(<Toaster />);
  for (let index = 1; index <= count; index += 1) act(() => showToast({ title: `تنبيه ${index}` }));
  await act(() => vi.advanceTimersByTimeAsync(50));
}

const list = () => document.querySelector<HTMLElement>('[data-sonner-toaster]')!;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows at the width and distance of the product, in the direction of the language [SHELL-6]', async () => {
  await renderToaster();
  expect(list().style.getPropertyValue('--width')).toBe(`${toastConstants.widthPx}px`);
  expect(list().style.getPropertyValue('--gap')).toBe(`${toastConstants.gapPx}px`);
  expect(list().dir).toBe('rtl');
});

it('comes at the top where the page has its controls at the bottom [SHELL-6]', async () => {
  vi.useFakeTimers();
  const { rerender } = render(<Toaster place="top" />);
  act(() => showToast({ title: 'تنبيه' }));
  await pass(50);
  expect(list().dataset['yPosition']).toBe('top');
  rerender(<Toaster />);
  expect(list().dataset['yPosition']).toBe('bottom');
});

it('closes automatically after 4 s [SHELL-6]', async () => {
  await renderToaster();
  await pass(3900);
  expect(screen.getByText('تنبيه 1')).toBeTruthy();
  await pass(700);
  expect(screen.queryByText('تنبيه 1')).toBeNull();
});

it('keeps three in sight [SHELL-6]', async () => {
  await renderToaster(4);
  const inSight = [...document.querySelectorAll('[data-sonner-toast]')].filter(
    (item) => item.getAttribute('data-visible') === 'true',
  );
  expect(inSight).toHaveLength(3);
});

it.each([
  ['hover', (toast: HTMLElement) => fireEvent.mouseMove(toast)],
  ['focus', (toast: HTMLElement) => fireEvent.focus(toast)],
] as const)('stands still under %s [SHELL-6]', async (_, touch) => {
  await renderToaster();
  act(() => {
    touch(document.querySelector<HTMLElement>('[data-sonner-toast]')!);
  });
  await pass(9000);
  expect(screen.getByText('تنبيه 1')).toBeTruthy();
});

it('comes into focus by Alt+T [SHELL-6]', async () => {
  await renderToaster();
  fireEvent.keyDown(document, { code: 'KeyT', altKey: true });
  expect(document.activeElement).toBe(list());
});

it('marks what failed [SHELL-6]', async () => {
  await renderToaster(0);
  act(() => showToast({ title: 'تعذّر', variant: 'destructive' }));
  await pass(50);
  expect(screen.getByText('تعذّر').closest('[data-sonner-toast]')?.className).toContain('destructive');
});

it('keeps a toast asked for before it has loaded', async () => {
  showToast({ title: 'سبق' });
  await renderToaster(0);
  expect(screen.getByText('سبق')).toBeTruthy();
});

it.each([
  ['late in its life', 3900],
  ['while it leaves', 4100],
])('lasts its own 4 s if it takes the place of another %s [SHELL-6]', async (_, afterMs) => {
  await renderToaster(0);
  act(() => showToast({ id: 'line', title: 'انقطع' }));
  await pass(afterMs);
  act(() => showToast({ id: 'line', title: 'عاد' }));
  await pass(3800);
  expect(screen.getByText('عاد')).toBeTruthy();
  expect(screen.queryByText('انقطع')).toBeNull();
  await pass(900);
  expect(screen.queryByText('عاد')).toBeNull();
});

it('keeps nothing of the one whose place it takes [SHELL-6]', async () => {
  await renderToaster(0);
  act(() =>
    showToast({
      id: 'line',
      variant: 'destructive',
      title: 'انقطع',
      description: 'نحاول',
      action: { label: 'الآن', onSelect: () => undefined },
    }),
  );
  await pass(50);
  expect(screen.getByText('نحاول')).toBeTruthy();
  act(() => showToast({ id: 'line', title: 'عاد' }));
  await pass(50);
  expect(screen.getByText('عاد')).toBeTruthy();
  expect(screen.queryByText('نحاول')).toBeNull();
  expect(screen.queryByText('الآن')).toBeNull();
});
