import type { Shape } from '../catalogue.ts';
import type { phoneReactions as ar } from '../ar/phone-reactions.ts';

/** What a phone sends up on the screen at any time. */
export const phoneReactions: Shape<typeof ar> = {
  label: 'Cheer along',
  names: {
    clap: 'Well done',
    laugh: 'Ha ha',
    fire: 'On fire',
    heart: 'Love it',
    // The button shows it in Arabic: who says what they read must press it too.
    mashallah: 'Mashallah, ما شاء الله',
    ohNo: 'Oh no',
  },
};
