import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { GameScreen } from '../frame/game-screen.tsx';

async function openQuestion(options: SampleOptions = {}) {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, ...options });
  return renderGame(<GameScreen notice={null} />, {
    pack,
    before: (testGame) => testGame.give({ type: 'pick', cellId: testGame.openCell() }),
  });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const ask = () => press('اسأل زميلك، متاحة');

it('keeps the question in view while a teammate is asked by name, and its clock stopped until the end [LIFE-1]', async () => {
  const { testGame } = await openQuestion();
  const question = document.querySelector('[data-question-text]')?.textContent;
  await ask();
  await userEvent.type(screen.getByLabelText('من تسألون؟'), 'نورة');
  await press('ابدأ السؤال');
  const side = screen.getByRole('group', { name: 'تسألون زميلكم' });
  expect(within(side).getByRole('heading', { name: 'تسألون نورة' })).toBeTruthy();
  expect(within(side).getByRole('timer')).toBeTruthy();
  expect(side.contains(document.querySelector('[data-question-text]'))).toBe(false);
  expect(document.querySelector('[data-question-text]')?.textContent).toBe(question);
  expect(testGame.state().question?.clock?.since).toBeNull();
  expect(document.activeElement).toBe(within(side).getByRole('button', { name: 'انتهينا' }));
  await press('انتهينا');
  expect(testGame.state().question).toMatchObject({ consultation: null, paused: false });
  expect(testGame.state().question?.clock?.since).not.toBeNull();
});

it('stops the clock while a lifeline is explained, and resumes it where the dialog is closed [LIFE-1]', async () => {
  const { testGame } = await openQuestion();
  await ask();
  expect(testGame.state().question?.paused).toBe(true);
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'إغلاق' })[0] as HTMLElement);
  expect(testGame.state().question?.paused).toBe(false);
});

it("keeps the host's own pause when a dialog is closed [GAME-2]", async () => {
  const { testGame } = await openQuestion();
  await press('أوقف الوقت');
  await ask();
  await userEvent.keyboard('{Escape}');
  expect(testGame.state().question?.paused).toBe(true);
});

it('starts the 30 seconds also where the question was paused [LIFE-1]', async () => {
  const { testGame } = await openQuestion();
  await press('أوقف الوقت');
  await ask();
  await press('ابدأ السؤال');
  const { question } = testGame.state();
  expect(question?.paused).toBe(false);
  expect(question?.consultation?.clock.since).not.toBeNull();
  expect(question?.clock?.since).toBeNull();
});

it('can be paused itself, and takes an answer tapped meanwhile [LIFE-1, GAME-2]', async () => {
  const { testGame } = await openQuestion({ setup: { answerMode: 'choices' } });
  await ask();
  await press('ابدأ السؤال');
  await press('أوقف الوقت');
  expect(testGame.state().question?.consultation?.clock.since).toBeNull();
  await press('أكمل الوقت');
  expect(screen.queryByRole('button', { name: 'زد 15 ثانية' })).toBeNull();
  await userEvent.click(document.querySelector('button[data-option]') as HTMLElement);
  expect(testGame.state().question).toMatchObject({ consultation: null });
});

it('stops the clock for a team that halves its options, and not any longer [LIFE-1]', async () => {
  const { testGame } = await openQuestion({ setup: { answerMode: 'choices' } });
  await press('حذف خيارين، متاحة');
  expect(testGame.state().question?.paused).toBe(true);
  await press('استخدموها');
  expect(testGame.state().question).toMatchObject({ fiftyFifty: true, paused: false });
});
