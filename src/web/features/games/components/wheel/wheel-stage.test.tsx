import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { BoardMedia } from '../../engine/board-media.ts';
import { GameScreen } from '../frame/game-screen.tsx';

const pack = samplePack({ kind: 'image', firstTeamIndex: 0 });
const waiting = 'لحظة، نجهّز صور اللوحة وأصواتها…';
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(navigator, 'connection');
});

/** The wheel, pressed this long ago; its show takes 1.7 s without motion. */
async function spun(boardMedia: BoardMedia, forMs = 1700) {
  const rendered = await renderGame(<GameScreen notice={null} />, { pack, isAtWheel: true, boardMedia });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'أدِر العجلة' }));
  await advance(forMs);
  return rendered;
}

it("shows the first team, then waits for the board's media and says so [GAME-2, GAME-6]", async () => {
  const media = new BoardMedia(['/media/1.svg', '/media/2.mp3']);
  const { testGame } = await spun(media);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('الفريق 1');
  expect(screen.getByText(waiting).closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('progressbar', { name: waiting }).getAttribute('value')).toBe('0');
  act(() => media.settle('/media/2.mp3'));
  expect(screen.getByRole('progressbar', { name: waiting }).getAttribute('value')).toBe('1');
  expect(testGame.state().phase).toBe('wheel');
  act(() => media.settle('/media/1.svg'));
  expect(testGame.state().phase).toBe('board');
  expect(screen.queryByText(waiting)).toBeNull();
});

it('never shows the board before the name of the first team was shown [GAME-2]', async () => {
  const { testGame } = await spun(new BoardMedia([]), 1600);
  expect(testGame.state().phase).toBe('wheel');
  expect(screen.queryByText(waiting)).toBeNull();
  await advance(100);
  expect(testGame.state().phase).toBe('board');
});

it('opens the board after 8 s, whatever is missing [GAME-6]', async () => {
  const { testGame } = await spun(new BoardMedia(['/media/1.svg']));
  await advance(7900);
  expect(testGame.state().phase).toBe('wheel');
  await advance(100);
  expect(testGame.state().phase).toBe('board');
});

it('does not wait without a network, and stops waiting when it is lost [GAME-6]', async () => {
  const { testGame } = await spun(new BoardMedia(['/media/1.svg']));
  expect(testGame.state().phase).toBe('wheel');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(testGame.state().phase).toBe('board');
});

it('does not wait where data is saved [GAME-6]', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { testGame } = await spun(new BoardMedia(['/media/1.svg']));
  expect(testGame.state().phase).toBe('board');
});

it('waits for nothing in a game that is resumed [GAME-2]', async () => {
  const boardMedia = new BoardMedia(['/media/1.svg']);
  await renderGame(<GameScreen notice={null} />, { pack, boardMedia });
  expect(screen.queryByText(waiting)).toBeNull();
  expect(document.querySelectorAll('button[data-cell]')).toHaveLength(12);
});
