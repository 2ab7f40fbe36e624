import type { phoneHint as ar } from '../ar/phone-hint.ts';
import type { Shape } from '../catalogue.ts';

export const phoneHint: Shape<typeof ar> = {
  asked: 'Your team is asking you',
  still: 'The clock is stopped',
  seconds: 's',
  label: 'Write your hint',
  tooLong: 'Make it shorter: 60 characters at most.',
  unreadable: 'Write it in letters that can be seen.',
  send: 'Send it, and say how sure you are:',
  sure: { guess: 'Just a guess', think: 'Fairly sure', sure: 'Certain' },
  given: "It's on the screen. You may send another.",
};
