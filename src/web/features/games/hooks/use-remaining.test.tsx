import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseClock, startClock } from '#shared/games/clock.ts';
import { withoutLayout } from '#testing/web/render-game.tsx';
import { renderPage } from '#testing/web/render.tsx';
import { halfTurn, RingClock } from '../components/question/ring-clock.tsx';
import { shownSeconds, untilNextSecondMs } from './use-remaining.ts';

it.each([
  [60_000, 60],
  [59_999, 60],
  [59_001, 60],
  [59_000, 59],
  [1, 1],
  [0, 0],
])('shows %i ms left as %i [GAME-2]', (ms, seconds) => {
  expect(shownSeconds(ms)).toBe(seconds);
});

it.each([
  [60_000, 1000],
  [59_999, 999],
  [500, 500],
  [1000, 1000],
])('at %i ms left the next second is %i ms away', (ms, wait) => {
  expect(untilNextSecondMs(ms)).toBe(wait);
});

it.each([
  ['full', 1, 0, 0],
  ['three quarters', 0.75, 90, 0],
  ['half', 0.5, 180, 0],
  ['a quarter', 0.25, 180, 90],
  ['empty', 0, 180, 180],
])('turns the ring away as it empties: %s', (_, share, first, second) => {
  expect([halfTurn(share, 0.5, 1), halfTurn(share, 0, 0.5)]).toEqual([first, second]);
});

describe('the clock on the screen', () => {
  const start = 1_800_000_000_000;

  beforeEach(() => {
    withoutLayout();
    vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });

  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('counts down by the deadline, also after the tab slept [GAME-2, LIFE-1]', async () => {
    await renderPage(<RingClock clock={startClock(60_000, start)} isPaused={false} />);
    expect(screen.getByRole('timer').textContent).toBe('60ثانية');
    pass(1010);
    expect(screen.getByRole('timer').textContent).toBe('59ثانية');
    vi.setSystemTime(start + 51_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByRole('timer').textContent).toBe('9ثوانٍ');
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('الوقت الباقي: 9 ثوانٍ');
    pass(20_000);
    expect(screen.getByRole('timer').textContent).toBe('0ثانية');
  });

  it('is stopped while the host pauses it [GAME-2]', async () => {
    const paused = pauseClock(startClock(60_000, start - 13_000), start);
    await renderPage(<RingClock clock={paused} isPaused />);
    pass(5000);
    expect(screen.getByRole('timer').textContent).toBe('47متوقف');
  });
});
