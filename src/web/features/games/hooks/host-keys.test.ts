import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { hostKeyMeaning } from './host-keys.ts';

function openGame(options: { questionTimeSeconds?: 60 | null; buzzer?: true } = {}) {
  const pack = samplePack({
    kind: 'text',
    firstTeamIndex: 0,
    teams: options.buzzer ? 3 : 2,
    setup: {
      buzzer: options.buzzer ?? false,
      answerMode: 'open',
      questionTimeSeconds: options.questionTimeSeconds ?? null,
    },
  });
  const game = startTestGame(pack);
  const press = (code: string, key = '') => hostKeyMeaning({ code, key }, pack, game.state());
  game.give({ type: 'wheelStopped' });
  return { game, press };
}

it('shows the answer by Space, and only where there is one to show', () => {
  const { game, press } = openGame();
  expect(press('Space')).toBeNull();
  game.give({ type: 'pick', cellId: game.openCell() });
  expect(press('Space')).toEqual({ type: 'reveal' });
  game.give({ type: 'reveal' });
  expect(press('Space')).toBeNull();
});

it('gives the points by the place of the team, and to no team by 0 [GAME-2]', () => {
  const { game, press } = openGame();
  game.give({ type: 'pick', cellId: game.openCell() });
  expect(press('Digit1')).toBeNull();
  game.give({ type: 'reveal' });
  expect(press('Digit1')).toEqual({ type: 'award', teamIndex: 0 });
  expect(press('Numpad1')).toEqual({ type: 'award', teamIndex: 0 });
  expect(press('Digit0')).toEqual({ type: 'award', teamIndex: null });
});

it('takes no points for a team that had no chance at the question', () => {
  const { game, press } = openGame();
  game.give({ type: 'pick', cellId: game.openCell() });
  game.give({ type: 'reveal' });
  expect(press('Digit2')).toBeNull();
  expect(press('Digit4')).toBeNull();
});

it('gives an open steal to the team of that place, and never to the one in turn [BUZZ-5]', () => {
  const { game, press } = openGame({ buzzer: true });
  game.give({ type: 'pick', cellId: game.openCell() });
  expect(press('Digit3')).toBeNull();
  game.give({ type: 'pass' });
  expect(press('Digit3')).toEqual({ type: 'takeSteal', teamIndex: 2 });
  expect([press('Digit0'), press('Digit1'), press('Digit4')]).toEqual([null, null, null]);
  expect(press('Space')).toEqual({ type: 'reveal' });
  game.give({ type: 'takeSteal', teamIndex: 2 });
  expect(press('Digit2')).toBeNull();
});

it('pauses a clock and resumes it by P, also on an Arabic keyboard', () => {
  const { game, press } = openGame({ questionTimeSeconds: 60 });
  game.give({ type: 'pick', cellId: game.openCell() });
  expect(press('KeyP', 'ح')).toEqual({ type: 'pause' });
  game.give({ type: 'pause' });
  expect(press('KeyP', 'ح')).toEqual({ type: 'resume' });
});

it('has no clock to pause in a game without one', () => {
  const { game, press } = openGame();
  game.give({ type: 'pick', cellId: game.openCell() });
  expect(press('KeyP')).toBeNull();
});

it('asks for undo and for help at any time', () => {
  const { press } = openGame();
  expect(press('KeyU', 'ع')).toBe('undo');
  expect(press('Slash', '؟')).toBe('help');
  expect(press('Slash', '?')).toBe('help');
});
