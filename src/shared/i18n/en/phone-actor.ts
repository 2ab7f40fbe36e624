import type { phoneActor as ar } from '../ar/phone-actor.ts';
import type { Shape } from '../catalogue.ts';
import { named } from '../named.ts';

export const phoneActor: Shape<typeof ar> = {
  free: {
    title: 'A secret word for your team',
    body: 'One of you acts it, the others guess. The first to press gets the word, on that phone alone.',
    take: "I'll act it",
  },
  other: {
    title: (name) => `${named(name, 'en')} has the word`,
    titleNobody: 'A teammate has the word',
    body: 'Guess out loud.',
  },
  own: {
    title: 'You have the word',
    hidden: 'For you alone. Turn your phone away from other eyes, then press.',
    hides: 'It hides by itself after a few seconds.',
    show: 'Show the word',
    hide: 'Hide it',
    word: 'The word',
    forbidden: "Don't say",
    ready: "I've read it, start the clock",
  },
};
