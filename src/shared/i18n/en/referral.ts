import { pluralEn, type Shape } from '../catalogue.ts';
import type { referral as ar } from '../ar/referral.ts';

const sessions = (count: number) => pluralEn(count, { one: `${count} game session`, other: `${count} game sessions` });

export const referral = {
  title: 'Invite your friends',
  lead: ({ inviter, invited }) =>
    `Send a friend your code. When they open an account and confirm their email, you get ${sessions(inviter)} and they get ${sessions(invited)}.`,
  yourCode: 'Your code',
  share: 'Share the invitation',
  copied: 'Invitation link copied',
  copiedWhy: 'Paste it into any chat.',
  shareFailed: "Sharing didn't work. Tell your friend the code.",
  shareTitle: 'Siraj',
  shareText:
    'Come and play Siraj with me, the trivia game for the whole living room. Sign up with this link and a game session is yours:',
  friends: (count) =>
    pluralEn(count, {
      one: `${count} friend came with your invitation`,
      other: `${count} friends came with your invitation`,
    }),
  invited: 'A friend invited you. Confirm your email after signing up and your gift is on its way.',
  answers: {
    rewarded: (count) => `Done. ${sessions(count)} added to your balance.`,
    waiting: 'Code saved. Confirm your email and the gift is yours.',
    done: 'You have used an invitation code before.',
    none: 'No invitation code is waiting.',
  },
} satisfies Shape<typeof ar>;
