import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { GameScreen } from '../frame/game-screen.tsx';

/** Three things are to be named. */
const pack = samplePack({ kind: 'name-them', firstTeamIndex: 0 });

function OpenQuestion() {
  return useGameContext().state.question ? <GameScreen notice={null} /> : null;
}

const open = () =>
  renderGame(<OpenQuestion />, {
    pack,
    before: (testGame) => testGame.give({ type: 'pick', cellId: testGame.openCell() }),
  });

/** The numbered circle of the next thing, and the button beside the question. */
const tickButtons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /^قالوا واحدة/ });
const circle = () => tickButtons().find(({ textContent }) => /\d/.test(textContent)) ?? expect.fail('no circle');
const beside = () => tickButtons().find(({ textContent }) => !/\d/.test(textContent)) ?? expect.fail('no button');
const expectFocusOn = (button: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(button()));

it('leads the focus from a pressed circle to the button that ticks the next [KIND-3, GAME-2]', async () => {
  const { testGame } = await open();
  await expectFocusOn(beside);
  circle().focus();
  await userEvent.keyboard('{Enter}');
  await expectFocusOn(beside);
  await userEvent.keyboard('{Enter}');
  expect(testGame.state().question?.ticks).toBe(2);
  await expectFocusOn(beside);
  await userEvent.keyboard('{Enter}');
  await expectFocusOn(() => screen.getByRole('button', { name: 'أظهر الجواب' }));
});

it('leads the focus back to ticking when the last tick was taken back [KIND-3, GAME-2]', async () => {
  const { testGame } = await open();
  await userEvent.click(beside());
  await userEvent.click(screen.getByRole('button', { name: 'لا تُحسب' }));
  expect(testGame.state().question?.ticks ?? 0).toBe(0);
  await expectFocusOn(beside);
});

it('tells a screen reader that the number is reached, not that time is up [KIND-3]', async () => {
  const { give, testGame } = await open();
  const spoken = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
  for (let tick = 0; tick < 3; tick += 1) await give({ type: 'tick' });
  expect(testGame.state().question?.stage).toBe('closed');
  expect(spoken()).toContain('اكتمل العدد في الوقت');
  expect(spoken().join()).not.toContain('انتهى الوقت');
});
