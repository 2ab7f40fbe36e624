import { pluralEn, type Shape } from '../catalogue.ts';
import type { phoneCommit as ar } from '../ar/phone-commit.ts';
import { named } from '../named.ts';

/** What a team commits from its phones, unseen by the others. */
export const phoneCommit: Shape<typeof ar> = {
  secret: 'Only your team sees it.',
  stays: 'Once sealed, it stays.',
  late: "It hasn't reached the screen yet. Press again.",
  number: {
    label: 'Your team’s number',
    unit: (unit) => `(${unit})`,
    minus: 'Minus',
    missing: 'Type a whole number.',
    commit: 'Seal the number',
  },
  points: {
    label: 'How much do you commit?',
    range: (max) => `0 to ${max}, in steps of 50`,
    less: '50 less',
    more: '50 more',
    choose: 'Choose your points first',
    notChosen: 'Nothing chosen yet',
    none: 'Play without points',
    all: (max) => `Everything: ${max}`,
    nothing: 'Your points are too few to commit any. You still answer, and lose nothing.',
    commit: (points) => `Seal ${points}`,
  },
  order: {
    lead: 'Put them in order, oldest first.',
    earlier: (event) => `Move earlier: ${event}`,
    later: (event) => `Move later: ${event}`,
    moved: (event, place) => `${event}: place ${place}`,
    commit: 'Seal the order',
  },
  draft: {
    lead: {
      answer: (captain) => `${named(captain, 'en')} is preparing the team’s answer. Whisper!`,
      points: (captain) => `${named(captain, 'en')} is choosing the team’s points. Whisper!`,
    },
    leadUnnamed: {
      answer: 'Your team is preparing its answer. Whisper!',
      points: 'Your team is choosing its points. Whisper!',
    },
    none: 'What is being prepared shows up here.',
    title: 'So far',
    points: (points) => pluralEn(points, { one: '1 point', other: `${points} points` }),
  },
  sealed: {
    title: { answer: 'Sealed', points: 'Points sealed' },
    body: {
      answer: 'Your team’s answer is safe. Eyes on the screen.',
      points: 'Your team’s points are safe. Eyes on the screen.',
    },
  },
};
