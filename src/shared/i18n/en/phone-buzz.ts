import type { Shape } from '../catalogue.ts';
import type { phoneBuzz as ar } from '../ar/phone-buzz.ts';

/** A player's press for a steal. */
export const phoneBuzz: Shape<typeof ar> = {
  prompt: 'You know it? Be faster than the others.',
  wait: 'Get ready…',
  press: 'I know it!',
  pressed: 'You pressed. Eyes on the screen.',
  lost: "Your press didn't arrive. Press again.",
};
