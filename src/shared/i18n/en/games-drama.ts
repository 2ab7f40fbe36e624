import { pluralEn, type Shape } from '../catalogue.ts';
import type { drama as ar } from '../ar/games-drama.ts';
import { named } from '../named.ts';

const team = (name: string) => named(name, 'en');

export const drama: Shape<typeof ar> = {
  suspense: 'And the answer…',
  right: 'Right!',
  rightBy: (name) => `${team(name)} got it`,
  outcomes: { right: 'Right', wrong: 'Wrong' },
  wrong: 'Not this time',
  nobody: 'No worries, on to the next',
  timeUp: 'Time’s up!',
  stealOpens: 'Chance to steal',
  stealLead: 'The question is yours now',
  stealRace: 'Who is first?',
  stealRaceLead: 'Open to all other teams',
  stealYoung: (points) => `A question for the young: a steal brings ${points}`,
  stealWon: 'Stolen!',
  stealWonBy: (name) => `${team(name)} stole it`,
  streak: 'What a run!',
  streakOf: (count) => pluralEn(count, { one: '1 right answer', other: `${count} right in a row` }),
  streakBy: (name, count) => `What a run! ${count} for ${team(name)}`,
};
