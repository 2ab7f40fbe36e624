import type { Shape } from '../catalogue.ts';
import type { phoneCard as ar } from '../ar/phone-card.ts';
import { awards } from './awards.ts';

/** What a player's phone says of its game at the end. */
export const phoneCard: Shape<typeof ar> = {
  title: 'Your card',
  place: ['First place', 'Second place', 'Third place', 'Fourth place'],
  share: 'Share your card',
  save: 'Save your card as a picture',
  saved: 'The picture is saved.',
  awards,
};
