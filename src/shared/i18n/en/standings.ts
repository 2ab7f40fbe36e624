import { pluralEn, type Shape } from '../catalogue.ts';
import type { standings as ar } from '../ar/standings.ts';

export const standings: Shape<typeof ar> = {
  title: 'Leaderboard',
  lead: 'What your team won in every game you host, once a third of its tiles are opened.',
  periods: 'Period',
  period: { all: 'All time', month: 'This month', week: 'This week' },
  startsAgain: (date) => `Starts again on ${date}`,
  podium: 'The first three',
  list: 'Ranking',
  rank: (rank) => `Rank ${rank}`,
  points: (count) => pluralEn(count, { one: 'point', other: 'points' }),
  games: (count) => pluralEn(count, { one: '1 game', other: `${count} games` }),
  you: 'You',
  ownPlace: 'Your place',
  noPlace: 'You are not here yet',
  noPlaceBody: 'Finish a game with a team of your own to enter the ranking.',
  play: 'Play now',
  empty: { all: 'The top awaits its first name', month: 'No points this month yet', week: 'No points this week yet' },
  emptyBody: 'Finish a game with a team of your own and be the first at the top.',
  failed: "We couldn't load the ranking",
  offline: 'You are offline. This is the last ranking we have.',
  offlineEmpty: 'The ranking appears once you are back online.',
};
