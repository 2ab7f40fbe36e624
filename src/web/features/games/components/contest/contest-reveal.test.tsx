import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { GameScreen } from '../frame/game-screen.tsx';

const answered = async (numbers: readonly [number, number]) => {
  const pack = samplePack({ kind: 'closest-number', firstTeamIndex: 0 });
  await renderGame(<GameScreen notice={null} />, {
    pack,
    before(testGame) {
      testGame.give({ type: 'pick', cellId: present(pack.cells[0], 'a tile').id });
      numbers.forEach((number, teamIndex) => testGame.give({ type: 'commitNumber', teamIndex, number }));
      testGame.give({ type: 'reveal' });
    },
  });
};

it('says why one of two equally good answers wins: its turn is earlier', async () => {
  await answered([90, 110]);
  expect(screen.getByText('الفرق 10 · تعادل، ودورهم أسبق')).toBeTruthy();
  expect(screen.getByText('الفرق 10')).toBeTruthy();
});

it('gives no reason where one answer is better', async () => {
  await answered([90, 111]);
  expect(screen.queryByText(/تعادل/)).toBeNull();
});
