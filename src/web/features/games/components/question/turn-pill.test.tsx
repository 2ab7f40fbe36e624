import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { GameScreen } from '../frame/game-screen.tsx';

it('leaves header and glow with the team whose steal has expired, until the award [GAME-2]', async () => {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, teams: 3 });
  const { testGame, give } = await renderGame(<GameScreen notice={null} />, { pack });
  const lit = () =>
    [...document.querySelectorAll('[data-lit] [data-score-of]')].map((it) => it.getAttribute('data-score-of'));
  await give({ type: 'pick', cellId: testGame.openCell() });
  expect(lit()).toEqual(['0']);
  await give({ type: 'pass' });
  testGame.wait(60_000);
  await give({ type: 'timeUp' });
  expect(screen.getByText('السرقة لفريق الفريق 2')).toBeTruthy();
  expect(lit()).toEqual(['1']);
  await give({ type: 'reveal' });
  expect(screen.getByText('السرقة لفريق الفريق 2')).toBeTruthy();
  expect(lit()).toEqual(['1']);
});
