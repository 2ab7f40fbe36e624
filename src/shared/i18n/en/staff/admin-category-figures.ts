import type { StaffCatalogue } from '../../ar/staff/index.ts';

export const adminCategoryFigures: StaffCatalogue['adminCategoryFigures'] = {
  title: 'Categories in play',
  open: 'Categories in play',
  back: 'Question bank',
  lead: 'How much of each category was opened, how often a host chose the best question from it, and the share known of each value.',
  caption: 'Categories in play',
  category: 'Category',
  opened: 'Opened',
  best: 'Best question',
  share: (value) => `Known of ${value}`,
  none: 'Not opened yet',
  contradictions: 'Questions that contradict their value',
  contradictionsLead: "Opened 20 times or more, and the share that was known doesn't fit the points.",
  noContradictions: 'Every question is in its place.',
  question: 'Question',
  value: 'Points',
  known: 'Known by',
  knownOf: (answered, opened) => `${answered} of ${opened}`,
  real: 'In fact',
  difficulty: { harder: 'Harder than its points', easier: 'Easier than its points' },
};
