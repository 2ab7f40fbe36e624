import type { Shape } from '../catalogue.ts';
import type { statistics as ar } from '../ar/statistics.ts';

export const statistics: Shape<typeof ar> = {
  title: 'Analytics',
  lead: 'What was played each day, in Kuwait time; the latest figures may be two minutes behind.',
  range: 'Period',
  from: 'From',
  to: 'To',
  windows: { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last year' },
  wrongRange: 'Choose two days in order, at most a year apart.',
  empty: 'Nothing was played in this period',
  emptyBody: 'Choose another period, or come back after the first game.',
  offline: 'You are offline. These are the last figures we have.',
  totals: { games: 'Games started', completed: 'Games completed', completion: 'Completion', revenue: 'Revenue' },
  charts: { games: 'Games a day', completed: 'Completed games a day', active: 'Active players a day', revenue: 'Revenue a day in dinars' },
  days: 'Days',
  daysHint: 'Days on which something was played or sold, the latest first.',
  categories: 'Categories',
  retention: 'Who came back',
  retentionHint: 'Of those who first played in a week, how many played in the weeks after it.',
  noRetention: 'Nobody began to play in this period.',
  columns: {
    day: 'Day', games: 'Started', completed: 'Completed', completion: 'Share', active: 'Active', revenue: 'Revenue', category: 'Category', categoryGames: 'Games',
    week: 'Week', players: 'New', after: (weeks) => `After ${weeks}`,
  },
  percent: (value) => `${value}%`,
  goneCategory: (id) => `Deleted category (${id})`,
  csv: { days: 'Days as CSV', categories: 'Categories as CSV', retention: 'Return as CSV' },
  files: { days: 'siraj-days', categories: 'siraj-categories', retention: 'siraj-retention' },
};
