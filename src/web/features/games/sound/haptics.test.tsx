import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { fakeApp } from '#testing/web/fake-app.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { WheelStage } from '../components/wheel/wheel-stage.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { useGameSounds } from './use-game-sounds.ts';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { answerMode: 'choices' } });

function Game() {
  const { game, isSoundOn, isWriter } = useGameContext();
  useGameSounds(game, { isOn: isSoundOn, isWriter });
  return null;
}

it('lets a steal and a right answer be felt in the app, with the sound off too [LIFE-1]', async () => {
  const app = fakeApp('haptics');
  const { testGame, give } = await renderGame(<Game />, { pack });
  await give({ type: 'pick', cellId: testGame.openCell() });
  expect(app.sent()).toEqual([]);
  await give({ type: 'choose', optionId: testGame.wrongOption() });
  await give({ type: 'choose', optionId: testGame.rightOption() });
  await give({ type: 'award', teamIndex: 1 });
  expect(app.sent()).toEqual([
    { type: 'haptic', style: 'medium' },
    { type: 'haptic', style: 'light' },
  ]);
});

it('lets the wheel be felt when it stops, and nothing where the app gives no haptics [GAME-2]', async () => {
  const spin = () => userEvent.click(screen.getByRole('button', { name: 'أدِر العجلة' }));
  const silent = fakeApp('share');
  const { unmount } = await renderGame(<WheelStage />, { pack });
  await spin();
  expect(silent.sent()).toEqual([]);
  unmount();
  const app = fakeApp('haptics');
  await renderGame(<WheelStage />, { pack });
  await spin();
  expect(app.sent()).toEqual([{ type: 'haptic', style: 'heavy' }]);
});
