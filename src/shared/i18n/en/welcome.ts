import { pluralEn, type Shape } from '../catalogue.ts';
import type { welcome as ar } from '../ar/welcome.ts';

export const welcome = {
  title: 'Welcome to Siraj',
  gift: (count) =>
    pluralEn(count, { one: `You got ${count} free play session`, other: `You got ${count} free play sessions` }),
  body: 'Each session is a whole game for everyone in the room. Gather them round the screen; the rest is on us.',
  play: 'Start playing',
  later: 'In a while',
} satisfies Shape<typeof ar>;
