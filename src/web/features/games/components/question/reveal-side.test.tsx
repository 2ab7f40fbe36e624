import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { GameScreen } from '../frame/game-screen.tsx';

async function reveal({ isWriter = true, ...options }: SampleOptions & { isWriter?: boolean } = {}) {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, ...options });
  return renderGame(<GameScreen notice={null} />, {
    pack,
    isWriter,
    before(testGame) {
      testGame.give({ type: 'pick', cellId: testGame.openCell() });
      if (options.setup?.answerMode === 'choices') testGame.give({ type: 'choose', optionId: testGame.rightOption() });
      else testGame.give({ type: 'reveal' });
    },
  });
}

it('has one way to undo: the one beside the points [GAME-2]', async () => {
  await reveal();
  expect(screen.getAllByRole('button', { name: 'تراجع' })).toHaveLength(1);
});

it('shows the teams and their points on a device that watches, with nothing to press [GAME-3]', async () => {
  await reveal({ isWriter: false });
  const awards = screen.getAllByRole<HTMLButtonElement>('button', { name: /الفريق 1 ?\+200|لا أحد/ });
  expect(awards.map(({ disabled }) => disabled)).toEqual([true, true]);
});

it('shows the verdict on a device that watches, with nothing to press [GAME-3]', async () => {
  await reveal({ isWriter: false, setup: { answerMode: 'choices' } });
  expect(screen.getByRole('heading', { name: 'الفريق 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'التالي' })).toBeNull();
});
