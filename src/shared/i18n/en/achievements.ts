import type { achievements as ar } from '../ar/achievements.ts';
import { pluralEn } from '../catalogue.ts';
import type { Shape } from '../catalogue.ts';
import { formatNumber } from '../format.ts';

const games = (count: number) => pluralEn(count, { one: '1 game', other: `${count} games` });
const points = (count: number) => pluralEn(count, { one: '1 point', other: `${formatNumber(count, 'en')} points` });

export const achievements: Shape<typeof ar> = {
  badges: 'My badges',
  earned: (count, all) => `${count} of ${all} earned`,
  earnedOn: (date) => `Earned on ${date}`,
  missing: 'Still to do',
  progress: (reached, wanted) => `${formatNumber(reached, 'en')} of ${formatNumber(wanted, 'en')}`,
  empty: 'No badges yet',
  emptyBody: 'Once there are badges they stand here, and you earn them by playing.',
  loadFailed: 'Could not load your badges.',
  rewards: 'Rewards for playing',
  newBadge: 'A new badge!',
  newReward: 'A gift for you',
  sessions: (count) => pluralEn(count, { one: 'One session', other: `${count} sessions` }),
  conditions: {
    games: (count) => `Play ${games(count)}`,
    totalScore: (count) => `Score ${points(count)} over all your games`,
    bestScore: (count) => `Score ${points(count)} in one game`,
    bestMargin: (count) => `Win by ${points(count)}`,
    bestWinStreak: (count) => (count === 1 ? 'Win a game' : `Win ${games(count)} in a row`),
    sweeps: (count) => `Score in every category, in ${games(count)}`,
    pureGames: (count) => `Win without a lifeline, in ${games(count)}`,
    mostSteals: (count) =>
      pluralEn(count, { one: 'Steal a question in a game', other: `Steal ${count} questions in one game` }),
    mostInADay: (count) => `Play ${games(count)} in one day`,
    categories: (count) => pluralEn(count, { one: 'Play one category', other: `Play ${count} different categories` }),
    fullBoards: (count) => `Finish the whole board, in ${games(count)}`,
    bestAnswerStreak: (count) =>
      pluralEn(count, { one: 'Get an answer right', other: `Get ${count} answers in a row right in one game` }),
    bestDayStreak: (count) => pluralEn(count, { one: 'Play on one day', other: `Play on ${count} days in a row` }),
    bestWeekStreak: (count) => pluralEn(count, { one: 'Play in one week', other: `Play in ${count} weeks in a row` }),
    totalSteals: (count) =>
      pluralEn(count, { one: 'Steal a question', other: `Steal ${count} questions over all your games` }),
    crowns: (count) =>
      pluralEn(count, { one: 'Be champions of a category', other: `Be champions of a category ${count} times` }),
    bestComeback: (count) => `Win after being ${points(count)} behind`,
    ramadanGames: (count) => `Play ${games(count)} in Ramadan`,
    eidGames: (count) => `Play ${games(count)} in the days of Eid`,
    nationalDayGames: (count) => `Play ${games(count)} on 25 or 26 February`,
    winterGames: (count) => `Play ${games(count)} in winter`,
  },
  reasons: {
    'nth-game': (count) => `For your game number ${count}`,
    'every-games': (count) => (count === 1 ? 'For every game you finish' : `For every ${games(count)} you finish`),
    'day-streak': (count) => (count === 1 ? 'For a day you played' : `For playing ${count} days in a row`),
    'week-streak': (count) => (count === 1 ? 'For a week you played' : `For playing ${count} weeks in a row`),
    'new-month': () => 'For the first game of the month',
  },
};
