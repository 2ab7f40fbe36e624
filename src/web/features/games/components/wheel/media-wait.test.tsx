import { act, screen } from '@testing-library/react';
import { lazy, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Act } from '#shared/games/commands.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { BoardMedia } from '../../engine/board-media.ts';
import { GameContextProvider, useGameContext } from '../../hooks/game-context.tsx';
import { MediaWait } from './media-wait.tsx';

const pack = samplePack({ kind: 'image', firstTeamIndex: 0 });
const rest = 'الباقي';
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = (Progress: ComponentType, boardMedia = new BoardMedia(['/media/1.svg'])) =>
  renderGame(
    <>
      <p>{rest}</p>
      <MediaWait Progress={Progress} />
    </>,
    { pack, isAtWheel: true, boardMedia },
  );
const neverLoaded = () => lazy<ComponentType>(() => new Promise(() => undefined));
const notLoaded = () =>
  lazy<ComponentType>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

it.each([
  ['never comes', neverLoaded],
  ["can't be loaded", notLoaded],
])('opens the board after 8 s, also if the code of its progress %s [GAME-6]', async (_, progress) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { testGame } = await show(progress());
  await advance(7900);
  expect(screen.getByText(rest)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(testGame.state().phase).toBe('wheel');
  await advance(100);
  expect(testGame.state().phase).toBe('board');
});

it('opens the board with its last medium, also without the code of its progress [GAME-6]', async () => {
  const media = new BoardMedia(['/media/1.svg']);
  const { testGame } = await show(neverLoaded(), media);
  act(() => media.settle('/media/1.svg'));
  expect(testGame.state().phase).toBe('board');
});

it('waits on a device that lost the game, and opens the board once it has taken it back [GAME-3]', async () => {
  const given: Act[] = [];
  let takeBack: () => void = () => undefined;
  function Device() {
    const game = useGameContext();
    const [isWriter, setIsWriter] = useState(false);
    takeBack = () => setIsWriter(true);
    const give = (step: Act) => {
      given.push(step);
      return game.give(step);
    };
    return (
      <GameContextProvider value={{ ...game, isWriter, give }}>
        <MediaWait />
      </GameContextProvider>
    );
  }
  const { testGame } = await renderGame(<Device />, { pack, isAtWheel: true, boardMedia: new BoardMedia([]) });
  await advance(8000);
  expect(given).toEqual([]);
  act(() => takeBack());
  expect(testGame.state().phase).toBe('board');
});
