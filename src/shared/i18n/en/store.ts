import { pluralEn, type Shape } from '../catalogue.ts';
import type { store as ar } from '../ar/store.ts';

export const store = {
  title: 'Store',
  lead: 'One session is one whole game, for everybody in the room.',
  balance: (count: number) => pluralEn(count, { one: 'You have one session', other: `You have ${count} sessions` }),
  sessions: (count: number) => pluralEn(count, { one: 'One session', other: `${count} sessions` }),
  popular: 'Most wanted',
  loadFailed: 'We couldn’t load the packages.',
  empty: 'No packages on sale right now',
  emptyBody: 'Come back soon.',

  session: {
    title: 'How do sessions work?',
    game: {
      title: 'One session, one whole game',
      body: 'It is spent when the game starts. Every team and every player is on you, the host.',
    },
    gift: {
      title: (count: number) =>
        pluralEn(count, {
          one: 'One session free with a new account',
          other: `${count} sessions free with a new account`,
        }),
      body: 'Play with your people first, and buy only if you like it.',
    },
    keep: { title: 'They never expire', body: 'They wait in your balance until you play them, tonight or next Eid.' },
  },

  perSession: (price: string) => `${price} a session`,
  off: (percentage: number) => `${percentage}% off`,
  listPrice: 'Price before the discount',
  add: 'Add to cart',
  addOf: (name: string) => `Add to cart · ${name}`,
  inCart: 'In your cart',
  quantityOf: (name: string) => `How many of ${name}`,
  more: (name: string) => `One more of ${name}`,
  fewer: (name: string) => `One fewer of ${name}`,
  remove: (name: string) => `Remove ${name} from the cart`,
} satisfies Shape<typeof ar>;
