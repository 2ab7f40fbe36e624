import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { withoutLayout } from '#testing/web/render-game.tsx';
import { renderPage } from '#testing/web/render.tsx';
import { HowToPlay } from './how-to-play.tsx';

const titles = ['اختاروا خانة', 'أجيبوا قبل أن ينتهي الوقت', 'اسرقوا السؤال', 'وسائلكم، ثم الختام'];
const shown = () => titles.indexOf(screen.getByRole('heading', { level: 3 }).textContent);

async function open(language: 'ar' | 'en' = 'ar') {
  withoutLayout();
  const onClose = vi.fn();
  await renderPage(<HowToPlay open onClose={onClose} />, { language });
  return onClose;
}

it('is turned by its buttons and left by the last one, with the focus always on a button [GUIDE-1]', async () => {
  const onClose = await open();
  for (const at of [0, 1, 2]) {
    expect(shown()).toBe(at);
    await userEvent.click(screen.getByRole('button', { name: 'التالي' }));
  }
  expect(shown()).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'هيا نلعب' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('is skipped at once [GUIDE-1]', async () => {
  const onClose = await open();
  await userEvent.click(screen.getByRole('button', { name: 'تخطّوا' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('turns with the arrows in the direction of reading: to the left in Arabic [GUIDE-1]', async () => {
  await open();
  const group = screen.getByRole('group', { name: 'كيف نلعب؟' });
  fireEvent.keyDown(group, { key: 'ArrowLeft' });
  expect(shown()).toBe(1);
  fireEvent.keyDown(group, { key: 'ArrowRight' });
  expect(shown()).toBe(0);
});

it('turns with the arrows in the direction of reading: to the right in English [GUIDE-1]', async () => {
  await open('en');
  fireEvent.keyDown(screen.getByRole('group', { name: 'How to play' }), { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Answer before the clock runs out');
});

it('leaves the arrows to the buttons where no picture is left on that side [GUIDE-1]', async () => {
  await open();
  const group = screen.getByRole('group', { name: 'كيف نلعب؟' });
  // False: the key was used.
  expect(fireEvent.keyDown(group, { key: 'ArrowRight' })).toBe(true);
  expect([1, 2, 3].map(() => fireEvent.keyDown(group, { key: 'ArrowLeft' }))).toEqual([false, false, false]);
  expect(fireEvent.keyDown(group, { key: 'ArrowLeft' })).toBe(true);
  expect(shown()).toBe(3);
});

it('does not move under reduced motion, where every animation ends at once [GUIDE-1]', async () => {
  await open();
  for (const bar of document.querySelectorAll('li > span')) fireEvent.animationEnd(bar);
  expect(shown()).toBe(0);
});
