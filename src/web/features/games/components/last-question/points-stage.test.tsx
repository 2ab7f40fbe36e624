import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import type { TestGame } from '#testing/test-game.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { GameScreen } from '../frame/game-screen.tsx';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0, setup: { lastQuestion: true } });

/** The first team knows every answer of its turns, the second none. */
const playBoard = (testGame: TestGame) => {
  for (const _ of pack.cells) {
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: testGame.state().currentTeamIndex === 0 ? 0 : null });
  }
};
const render = (more: { isWriter?: boolean; before?: (testGame: TestGame) => void } = {}) =>
  renderGame(<GameScreen notice={null} />, {
    pack,
    isWriter: more.isWriter ?? true,
    before(testGame) {
      playBoard(testGame);
      more.before?.(testGame);
    },
  });
const field = () => screen.getByLabelText<HTMLInputElement>('نقاط فريق الفريق 1');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('announces the last question, and takes no more than half the points, in steps of 50 [LAST-1]', async () => {
  const { testGame } = await render();
  expect(screen.getByRole('heading', { level: 2, name: 'السؤال الأخير' })).toBeTruthy();
  const max = Math.floor((testGame.state().scores[0] ?? 0) / 100) * 50;
  for (const wrong of ['', String(max + 50), '70']) {
    await userEvent.clear(field());
    if (wrong !== '') await userEvent.type(field(), wrong);
    await press('ثبّتوا النقاط');
    expect(screen.getByRole('alert').textContent).toContain(`من 0 إلى ${max}`);
  }
  expect(testGame.state().lastQuestion?.points).toEqual({});
  await userEvent.clear(field());
  await press('زيدوا 50');
  await press('زيدوا 50');
  await press('أنقصوا 50');
  await press('ثبّتوا النقاط');
  expect(testGame.state().lastQuestion?.points).toEqual({ 0: 50 });
});

it('asks a team that has too few points for nothing but a press [LAST-1]', async () => {
  const { testGame } = await render({
    before: (game) => void game.give({ type: 'commitPoints', teamIndex: 0, points: 0 }),
  });
  await press('ثبّتوا 0');
  expect(testGame.state().lastQuestion?.points).toEqual({ 0: 0, 1: 0 });
  await press('أظهروا السؤال');
  expect(testGame.state().question?.stage).toBe('own');
});

it('shows at the reveal what each team gains or loses, and leads to the result [LAST-1]', async () => {
  const { testGame } = await render({
    before(game) {
      game.give({ type: 'commitPoints', teamIndex: 0, points: 200 });
      game.give({ type: 'commitPoints', teamIndex: 1, points: 0 });
      game.give({ type: 'openLastQuestion' });
      game.give({ type: 'commitNumber', teamIndex: 0, number: 90 });
      game.give({ type: 'commitNumber', teamIndex: 1, number: 100 });
      game.give({ type: 'reveal' });
    },
  });
  const [before = 0] = testGame.state().scores;
  expect(screen.getByText('90 · الفرق 10').parentElement?.textContent).toContain('−200');
  expect(screen.getByText('الأقرب جوابًا').parentElement?.textContent).toContain('الفريق 2');
  await press('إلى النتيجة');
  expect(testGame.state()).toMatchObject({ phase: 'result', scores: [before - 200, 0] });
});

it('shows a device that watches who has committed, and no form [LAST-1]', async () => {
  await render({
    isWriter: false,
    before: (game) => void game.give({ type: 'commitPoints', teamIndex: 0, points: 100 }),
  });
  expect(screen.getByText('ثبّتوا نقاطهم')).toBeTruthy();
  expect(screen.getByText('لم يثبّتوا بعد')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
