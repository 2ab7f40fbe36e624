import { expect, it } from 'vitest';
import type { GameState } from '#shared/games/state.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { soundOf } from './use-game-sounds.ts';

const state = (stage: string, turnLifelines: readonly string[]) =>
  ({
    phase: 'question',
    turn: 1,
    turns: [],
    turnLifelines,
    question: { cellId: 'c1', swapped: false, stage },
  }) as unknown as GameState;

it('plays a lifeline that arrives together with the reveal, as for a watching device [LIFE-1]', () => {
  expect(soundOf(state('answering', []), state('revealed', ['fiftyFifty']))).toBe('lifeline');
});

it('plays the steal before a lifeline', () => {
  expect(soundOf(state('answering', []), state('steal', ['fiftyFifty']))).toBe('steal');
});

it('plucks on a pick, drums on a steal, calls on a right answer', () => {
  const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, setup: { answerMode: 'choices' } }));
  const heard: (string | null)[] = [];
  const give = (act: Parameters<typeof testGame.give>[0]) => {
    const before = testGame.state();
    heard.push(soundOf(before, testGame.give(act)));
  };
  give({ type: 'wheelStopped' });
  give({ type: 'pick', cellId: testGame.openCell() });
  give({ type: 'pause' });
  give({ type: 'choose', optionId: testGame.wrongOption() });
  give({ type: 'choose', optionId: testGame.rightOption() });
  give({ type: 'award', teamIndex: 1 });
  give({ type: 'end' });
  expect(heard).toEqual([null, 'pick', null, 'steal', 'right', null, null]);
});
