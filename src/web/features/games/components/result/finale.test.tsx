import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import type { TestGame } from '#testing/test-game.ts';
import { renderGame, withoutLayout } from '#testing/web/render-game.tsx';
import { nextAct } from './use-finale.ts';
import { ResultStage } from './result-stage.tsx';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0, teams: 3 });

const playTo = (scores: readonly (number | null)[]) => (testGame: TestGame) => {
  for (const awardedTo of scores) {
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: awardedTo });
  }
  testGame.give({ type: 'end' });
};
const withMotion = () => {
  withoutLayout();
  const matches = vi.fn(() => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  return () => vi.stubGlobal('matchMedia', matches);
};
const winner = { name: 'الفوز لفريق الفريق 1' };

it('shows the end at once under reduced motion, with one press to accept [GAME-4]', async () => {
  const { testGame } = await renderGame(<ResultStage />, { pack, before: playTo([0]) });
  expect(screen.getByRole('heading', winner)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'تخطَّ العرض' })).toBeNull();
  const accept = screen.getByRole('button', { name: 'اعتمد النتيجة' });
  expect(document.activeElement).toBe(accept);
  await userEvent.click(accept);
  expect(testGame.state().phase).toBe('finished');
});

it('keeps the winner back until the show is over or skipped by a key [GAME-4]', async () => {
  const allowMotion = withMotion();
  const { testGame } = await renderGame(<ResultStage />, {
    pack,
    before: (game) => {
      playTo([0])(game);
      allowMotion();
    },
  });
  expect(screen.queryByText(winner.name)).toBeNull();
  expect(screen.queryByRole('button', { name: 'اعتمد النتيجة' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', winner)).toBeDefined();
  // The same press accepts nothing.
  expect(testGame.state().phase).toBe('result');
});

it('is skipped by OK while the page itself has the focus, as with a remote [GAME-4]', async () => {
  const allowMotion = withMotion();
  await renderGame(
    <main id="content" tabIndex={-1}>
      <ResultStage />
    </main>,
    {
      pack,
      before: (game) => {
        playTo([0])(game);
        allowMotion();
      },
    },
  );
  screen.getByRole('main').focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', winner)).toBeDefined();
});

it('brings the teams up one after another, the winner last, and its name after its score [GAME-4]', () => {
  const acts = [nextAct({ name: 'scores', shown: 0 }, 3, true)];
  while (acts.at(-1)?.name !== 'end') acts.push(nextAct(acts.at(-1) ?? { name: 'end' }, 3, true));
  expect(acts).toEqual([
    { name: 'scores', shown: 1 },
    { name: 'scores', shown: 2 },
    { name: 'scores', shown: 3 },
    { name: 'winner' },
    { name: 'end' },
  ]);
  expect(nextAct({ name: 'scores', shown: 3 }, 3, false)).toEqual({ name: 'end' });
});

it('offers the decider of a tie before the win is shared [GAME-4]', async () => {
  const { testGame } = await renderGame(<ResultStage />, { pack, before: playTo([null]) });
  expect(screen.getByRole('heading', { name: 'تعادل في الصدارة!' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'سؤال الحسم' }));
  expect(testGame.state().tieBreak).not.toBeNull();
});

it('tells titles and story of the night beside the result [GAME-4]', async () => {
  await renderGame(<ResultStage />, { pack, before: playTo([0, 1, null, 0, null, null, 0, null]) });
  const recalled = screen.getByRole('group', { name: 'ألقاب الليلة وحكايتها' });
  expect(within(recalled).getByText('سلسلة لا تنقطع')).toBeDefined();
  expect(within(recalled).getByText('أصعب خانة')).toBeDefined();
});
