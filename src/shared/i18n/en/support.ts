import type { Shape } from '../catalogue.ts';
import type { support as ar } from '../ar/support.ts';

export const support = {
  title: 'Support and feedback',
  along: {
    game: 'We attach the teams, their scores and where the game stands.',
    report: 'The question comes with your message, and the teams with their result.',
  },
  report: {
    title: 'Report a question',
    reason: "What's wrong with it?",
    reasons: {
      wrong_answer: 'The answer is wrong',
      unclear: 'The question is unclear',
      outdated: 'Out of date',
      seen_before: 'We have had it before',
      picture: 'The picture',
      other: 'Something else',
    },
    description: 'Tell us what you noticed',
  },
  kept: {
    title: "Your message is saved, and we'll send it when you're back online",
    body: 'It stays on this device under your account, even if you close the page.',
  },
  notKept: "Your browser doesn't keep messages. Your text stays here, so don't close the page.",
  arrivedLate: 'You wrote it offline, and it has reached us now.',
  backInForm: 'What you wrote is back in its form, to change and send again.',
  done: 'OK',
} satisfies Shape<typeof ar>;
