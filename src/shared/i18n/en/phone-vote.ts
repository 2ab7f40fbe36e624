import type { Shape } from '../catalogue.ts';
import { named } from '../named.ts';
import type { phoneVote as ar } from '../ar/phone-vote.ts';

export const phoneVote: Shape<typeof ar> = {
  letters: ['A', 'B', 'C', 'D'],
  picture: (place) => `Picture ${place}`,
  prompt: "What's your answer? Vote for it.",
  voted: 'This is your vote. You can still change it.',
  lost: "Your vote didn't arrive. Tap your answer again.",
  own: 'Your vote',
  lastWord: (captain) => `${named(captain, 'en')} has the last word.`,
  onScreen: "The team's answer is given on the screen.",
  captainPrompt: "Choose, then confirm your team's answer.",
  captainVoted: 'Ask your team, then confirm the answer.',
  answer: 'This is our answer',
  sending: 'Sending your answer…',
  unanswered: "The screen didn't respond. Try again.",
  timeIsUp: 'The time to answer is over.',
};
