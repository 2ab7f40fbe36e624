import type { Shape } from '../catalogue.ts';
import type { taste as ar } from '../ar/taste.ts';

export const taste = {
  turnOf: (team) => `${team} to answer`,
  stealBy: (team) => `${team} may steal`,
  missed: (team) => `Not that one. ${team} may steal.`,
  optionLetters: ['A', 'B', 'C', 'D'],
  chosenBy: (team) => `Picked by ${team}`,
  wonBy: (team) => `${team} got it`,
  nobody: 'Nobody had it',
  next: 'Next',
  result: 'Who won?',
  winner: (team) => `${team} win`,
  tie: 'A tie',
  closing: 'You had four tiles. A full game has 36, with your own teams and categories.',
  again: 'Another round',
} satisfies Shape<typeof ar>;
