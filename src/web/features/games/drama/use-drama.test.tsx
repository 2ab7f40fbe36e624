import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { GameScreen } from '../components/frame/game-screen.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { player } from '../sound/player.ts';
import { useGameSounds } from '../sound/use-game-sounds.ts';
import { DramaStage } from './drama-stage.tsx';
import { loadScenes } from './load-scenes.ts';
import { useDrama } from './use-drama.ts';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { answerMode: 'choices' } });

function Game() {
  const { game, isSoundOn, isWriter } = useGameContext();
  const drama = useDrama(game, isSoundOn);
  useGameSounds(game, { isOn: isSoundOn, isWriter, isStaged: drama.scene !== null });
  return (
    <>
      <GameScreen notice={null} />
      <DramaStage drama={drama} />
    </>
  );
}

let played: string[];
beforeEach(() => {
  played = [];
  // The clock's ring, whose animation isn't the subject.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel: () => undefined }) as Animation);
  vi.spyOn(player, 'play').mockImplementation((name) => void played.push(name));
});

const scene = () => document.querySelector('[data-scene]')?.getAttribute('data-scene') ?? null;
/** Other lines of the screen are silent here. */
const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openQuestion(motion: 'on' | 'off', { isWriter = true } = {}) {
  await loadScenes();
  const game = await renderGame(<Game />, { pack, isSoundOn: true, isWriter });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  if (motion === 'on')
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await game.give({ type: 'pick', cellId: game.testGame.openCell() });
  await wait(50);
  played = [];
  return game;
}

it('covers the answer from its first frame, with each sound in its scene, and writes the step at once [DRAMA-1]', async () => {
  const { testGame, give } = await openQuestion('on');
  await give({ type: 'choose', optionId: testGame.rightOption() });
  expect([testGame.state().question?.stage, scene()]).toEqual(['revealed', 'suspense']);
  await wait(50);
  expect(played).toEqual(['suspense']);
  await wait(1100);
  expect(scene()).toBe('right');
  // After the scene's first frame.
  await wait(100);
  expect([scene(), played]).toEqual(['right', ['suspense', 'right']]);
  await wait(1400);
  expect(scene()).toBeNull();
});

it('is skipped by any key or press, which does nothing else; a double press skips nothing [DRAMA-1, DRAMA-2]', async () => {
  const { testGame, give } = await openQuestion('on');
  await give({ type: 'choose', optionId: testGame.wrongOption() });
  const key = (name: string) => fireEvent.keyDown(document.body, { key: name, code: name === ' ' ? 'Space' : name });
  key('Enter');
  expect(scene()).toBe('suspense');
  await wait(400);
  key('Enter');
  expect(scene()).toBe('wrong');
  await wait(400);
  key(' ');
  expect([scene(), testGame.state().question?.stage]).toEqual(['stealOpens', 'steal']);
  await wait(400);
  fireEvent.click(document.querySelector('[data-scene]')!);
  expect([scene(), testGame.state().question?.stage]).toEqual([null, 'steal']);
  expect(document.querySelector('[data-steal-light]')?.getAttribute('data-team')).toBe(pack.teams[1]?.color);
  // The keys are the game's again.
  key(' ');
  expect(testGame.state().question?.stage).toBe('revealed');
});

it('plays on a watching device, and ends when the writing device goes back', async () => {
  const { testGame, give } = await openQuestion('on', { isWriter: false });
  await give({ type: 'choose', optionId: testGame.rightOption() });
  expect(scene()).toBe('suspense');
  await give({ type: 'undo' });
  expect(scene()).toBeNull();
  await give({ type: 'redo' });
  expect(scene()).toBeNull();
});

it('lets presses through a scene that covers nothing', async () => {
  const { testGame, give } = await openQuestion('on');
  await give({ type: 'reveal' });
  await wait(1150);
  expect(scene()).toBe('light');
  fireEvent.click(screen.getByRole('button', { name: 'التالي' }));
  expect(testGame.state().phase).toBe('board');
});

it('shows no scene without motion, and says the moment once all the same [DRAMA-4]', async () => {
  const { testGame, give } = await openQuestion('off');
  await give({ type: 'choose', optionId: testGame.wrongOption() });
  expect(scene()).toBeNull();
  expect(spoken()).toBe('لم يصيبوا هذه المرة');
  await wait(50);
  expect(played).toEqual(['wrong', 'stealOpens']);
  await give({ type: 'choose', optionId: testGame.rightOption() });
  expect(spoken()).toBe('خطفها فريق الفريق 2');
  expect(screen.getByText('✗')).toBeTruthy();
  await give({ type: 'award', teamIndex: 1 });
  expect(spoken()).toBe('');
});

it('cheers the nearest of a last question without the name of one team, then offers its award [DRAMA-1] [LAST-1]', async () => {
  await loadScenes();
  const { give } = await renderGame(<Game />, {
    pack: samplePack({ kind: 'text', firstTeamIndex: 0, setup: { lastQuestion: true } }),
    before(testGame) {
      while (testGame.state().phase === 'board') {
        testGame.give({ type: 'pick', cellId: testGame.openCell() });
        testGame.give({ type: 'reveal' });
        testGame.give({ type: 'award', teamIndex: testGame.state().currentTeamIndex });
      }
      for (const teamIndex of [0, 1]) testGame.give({ type: 'commitPoints', teamIndex, points: 50 });
      testGame.give({ type: 'openLastQuestion' });
      for (const teamIndex of [0, 1]) testGame.give({ type: 'commitNumber', teamIndex, number: 100 });
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await give({ type: 'reveal' });
  await wait(50);
  const scenes = [scene()];
  for (let waited = 0; waited < 4000 && scene() !== null; waited += 100) {
    await wait(100);
    if (scene() !== scenes.at(-1)) scenes.push(scene());
  }
  expect(scenes).toEqual(['suspense', 'light', 'cheer', null]);
  expect(screen.getByRole('button', { name: 'إلى النتيجة' })).toBeTruthy();
});
