import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Far from the tooltip of the test before.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(60_000);
});

function renderTwo() {
  render(
    <>
      <Tooltip label="الأول">
        <button type="button">1</button>
      </Tooltip>
      <Tooltip label="الثاني">
        <button type="button">2</button>
      </Tooltip>
    </>,
  );
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const enter = (name: string) => fireEvent.pointerEnter(screen.getByRole('button', { name }).parentElement!);
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }).parentElement!);

it('opens after 700 ms [SHELL-7]', () => {
  renderTwo();
  enter('1');
  pass(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip').textContent).toBe('الأول');
});

it('opens the next one at once within 300 ms of the last [SHELL-7]', () => {
  renderTwo();
  enter('1');
  pass(700);
  leave('1');
  pass(299);
  enter('2');
  expect(screen.getByRole('tooltip').textContent).toBe('الثاني');
});

it('waits again once 300 ms have gone by [SHELL-7]', () => {
  renderTwo();
  enter('1');
  pass(700);
  leave('1');
  pass(300);
  enter('2');
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(700);
  expect(screen.getByRole('tooltip').textContent).toBe('الثاني');
});

it('goes away on Escape and on a press', () => {
  renderTwo();
  enter('1');
  pass(700);
  fireEvent.keyDown(screen.getByRole('button', { name: '1' }), { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});
