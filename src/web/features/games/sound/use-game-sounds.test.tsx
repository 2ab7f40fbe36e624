import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { player, type BedWish } from './player.ts';
import { useGameSounds } from './use-game-sounds.ts';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { answerMode: 'choices' } });

function Game() {
  const { game, isSoundOn, isWriter } = useGameContext();
  useGameSounds(game, { isOn: isSoundOn, isWriter });
  return null;
}

let played: string[];
/** The beds that play now. */
let beds: BedWish[];
beforeEach(() => {
  played = [];
  beds = [];
  vi.spyOn(player, 'play').mockImplementation((name) => void played.push(name));
  vi.spyOn(player, 'startBed').mockImplementation((wish) => {
    beds.push(wish);
    return () => {
      beds = beds.filter((each) => each !== wish);
    };
  });
});

const bedNames = () => beds.map(({ bed }) => bed);

async function openQuestion(options: { isWriter?: boolean; isSoundOn?: boolean } = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const game = await renderGame(<Game />, { pack, isSoundOn: true, ...options });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(3000);
  const onBoard = bedNames();
  game.testGame.wait(3000);
  await game.give({ type: 'pick', cellId: game.testGame.openCell() });
  // Past the next frame, after which a step is heard.
  await wait(20);
  return { ...game, wait, onBoard };
}

it('plays a bed below the board and another below the clock, which ticks at its end [SOUND-1]', async () => {
  const { onBoard, wait, give } = await openQuestion();
  expect([onBoard, bedNames(), played]).toEqual([['board'], ['clock'], ['pick']]);
  await wait(47_000);
  expect(played).toEqual(['pick']);
  await wait(6500);
  expect(new Set(played.slice(1))).toEqual(new Set(['tick']));
  await give({ type: 'pause' });
  const before = played.length;
  await wait(6000);
  expect([bedNames(), played.length]).toEqual([[], before]);
});

it('ends the bed in a hidden tab, and begins one when the tab is shown', async () => {
  const { wait } = await openQuestion();
  const show = async (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(10);
    return bedNames();
  };
  expect([await show('hidden'), await show('visible')]).toEqual([[], ['clock']]);
});

it('leaves beds and ticks to the writing device, and keeps the sounds of the steps', async () => {
  const { onBoard, wait } = await openQuestion({ isWriter: false });
  await wait(58_000);
  expect([onBoard, bedNames(), played]).toEqual([[], [], ['pick']]);
});

it('is silent on a muted device', async () => {
  const { onBoard, wait } = await openQuestion({ isSoundOn: false });
  await wait(58_000);
  expect([onBoard, bedNames(), played]).toEqual([[], [], []]);
});
