import { expect, it } from 'vitest';
import type { Act } from '#shared/games/commands.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { hasRunningClock } from './running-clock.ts';

function opened({ questionTimeSeconds }: { questionTimeSeconds: 60 | null }): TestGame {
  const pack = samplePack({
    kind: 'text',
    firstTeamIndex: 0,
    setup: { answerMode: 'open', questionTimeSeconds },
  });
  const game = startTestGame(pack);
  game.give({ type: 'wheelStopped' });
  game.give({ type: 'pick', cellId: game.openCell() });
  return game;
}
const isRunning = (game: TestGame) => hasRunningClock(game.state().question, game.state().question?.openedAt ?? 0);
/** Nothing runs after the pause of an intermission, and it does again after its end. */
function expectStoppable(game: TestGame): void {
  expect(isRunning(game)).toBe(true);
  game.give({ type: 'pause' });
  expect(isRunning(game)).toBe(false);
  game.give({ type: 'resume' });
  expect(isRunning(game)).toBe(true);
}
const after = (game: TestGame, act: Act) => {
  game.give(act);
  return game;
};

it('stops the clock of a question, of a steal, and of a teammate who is asked [REST-1]', () => {
  expectStoppable(opened({ questionTimeSeconds: 60 }));
  expectStoppable(after(opened({ questionTimeSeconds: 60 }), { type: 'pass' }));
  expectStoppable(
    after(opened({ questionTimeSeconds: null }), { type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' }),
  );
});

it('has nothing to stop between questions, without a question time, and once the answer is shown [REST-1]', () => {
  expect(hasRunningClock(null, 0)).toBe(false);
  expect(isRunning(opened({ questionTimeSeconds: null }))).toBe(false);
  expect(isRunning(after(opened({ questionTimeSeconds: 60 }), { type: 'reveal' }))).toBe(false);
});
