import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { isReading } from '#shared/games/reading.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { renderGame } from '#testing/web/render-game.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { QuestionStage } from './question-stage.tsx';

function OpenQuestion() {
  const { question } = useGameContext().state;
  return question && <QuestionStage open={question} />;
}

async function openAt(options: SampleOptions, isWriter = true) {
  const pack = samplePack({ isRead: true, firstTeamIndex: 0, ...options });
  return renderGame(<OpenQuestion />, {
    pack,
    isWriter,
    before: (testGame) => testGame.give({ type: 'pick', cellId: pack.cells[0]?.id ?? '' }),
  });
}
afterEach(() => vi.restoreAllMocks());

const press = () => screen.queryByRole('button', { name: 'ابدأ الوقت الآن' });
const label = () => screen.queryByText(/^اقرؤوا السؤال: /);

it('shows the seconds to read where motion is reduced, and a press starts the clock [LIFE-1]', async () => {
  const { testGame } = await openAt({ kind: 'text' });
  expect(label()).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'زد 15 ثانية' })).toBeNull();
  await userEvent.click(press() as HTMLElement);
  const { question } = testGame.state();
  expect(question && isReading(question, testGame.now())).toBe(false);
  expect([label(), press()]).toEqual([null, null]);
  expect(screen.getByRole('button', { name: 'زد 15 ثانية' })).toBeTruthy();
});

it('shows a line that fills, named with its seconds, where things may move', async () => {
  const { give } = await openAt({ kind: 'text' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const animate = vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation);
  await give({ type: 'pause' });
  expect(screen.getByRole('timer', { name: /^اقرؤوا السؤال: / })).toBeTruthy();
  expect([label(), press()]).toEqual([null, null]);
  expect(animate).not.toHaveBeenCalled();
  await give({ type: 'resume' });
  expect(animate.mock.calls.map(([frames]) => (frames as Keyframe[]).at(-1))).toContainEqual({
    transform: 'scaleX(1)',
  });
  expect(press()).not.toBeNull();
});

it('leaves the press to the writing device [GAME-3]', async () => {
  await openAt({ kind: 'text' }, false);
  expect(label()).not.toBeNull();
  expect(press()).toBeNull();
});

it("starts a secret word's clock when the actor has seen the word [GAME-7]", async () => {
  const { testGame } = await openAt({ kind: 'secret-word' });
  expect(testGame.state().question?.clock?.since).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'رأيت الكلمة، ابدأ الوقت' }));
  expect(testGame.state().question?.clock?.since).toBe(testGame.now());
  expect(screen.queryByRole('button', { name: 'رأيت الكلمة، ابدأ الوقت' })).toBeNull();
});
