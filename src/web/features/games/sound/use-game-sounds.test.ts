import { expect, it } from 'vitest';
import type { GameState } from '#shared/games/state.ts';
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
