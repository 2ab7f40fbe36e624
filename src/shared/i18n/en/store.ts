import { pluralEn, type Shape } from '../catalogue.ts';
import type { store as ar } from '../ar/store.ts';

export const store = {
  title: 'Store',
  lead: 'One session is one whole game, for everybody in the room.',
  balance: (count: number) => pluralEn(count, { one: 'You have one session', other: `You have ${count} sessions` }),
  sessions: (count: number) => pluralEn(count, { one: 'One session', other: `${count} sessions` }),
  popular: 'Most wanted',
  notOpen: 'Payment isn’t open on this site yet. These are the packages and their prices; you will buy them here.',
  loadFailed: 'We couldn’t load the packages.',
  empty: 'No packages on sale right now',
  emptyBody: 'Come back soon.',
} satisfies Shape<typeof ar>;
