import { pluralEn, type Shape } from '../catalogue.ts';
import { named, signed } from '../named.ts';
import type { summary as ar } from '../ar/games-summary.ts';

const team = (name: string) => named(name, 'en');

export const summary = {
  title: 'Game summary',
  listTitle: 'Your past games',
  listLead: 'Every finished game, with its result and its questions.',
  listEmpty: 'No finished game yet',
  listEmptyBody: 'Finish your first game and everything that happened in it will be here.',
  start: 'Start a new game',
  loadFailed: "We couldn't load the summary.",
  more: 'Show more',
  winner: (name) => `Well played, ${team(name)}`,
  shared: (names) => `A tie: ${names.map(team).join(' and ')}`,
  place: (place) => `Place ${place}`,
  endedEarly: 'Ended before the board was empty',
  played: (opened, tiles) => `${opened} of ${tiles} opened`,

  again: 'Play again with the same teams',
  share: 'Share the result',
  download: 'Download the picture',
  shareTitle: 'Our result in Siraj',
  shareFailed: "We couldn't make the picture.",
  picture: {
    format: 'Size of the picture',
    formats: { portrait: 'For a post', tall: 'For a story' },
    share: 'Share it',
    saved: 'The picture is saved on your device',
    notShared: "The picture didn't go out. Try saving it.",
    alt: (title) => `Picture of the result: ${title}`,
    invitation: 'Your turn! Come and play',
  },
  all: 'All your games',
  feedback: 'Send feedback',

  course: {
    title: 'Score over time',
    label: "Each team's score after every question",
    step: (step) => `After ${step}`,
    start: 'Start',
  },
  categories: { title: 'Points by category', category: 'Category', total: 'Total' },
  figures: {
    title: 'Team figures',
    own: 'Right answers',
    ownOf: (own, asked) => `${own} of ${asked}`,
    stolen: 'Steals',
    contests: "Won in another's turn",
    streak: 'Best streak',
    streakOf: (count) =>
      count === 0 ? 'None' : pluralEn(count, { one: '1 answer', other: `${count} answers in a row` }),
    last: 'The last question',
    adjusted: 'Corrections',
  },
  questions: {
    title: 'Question by question',
    number: (turn) => `Question ${turn}`,
    by: (name) => `${team(name)}'s turn`,
    gotIt: (name) => `${team(name)} got it`,
    stole: (name) => `${team(name)} stole it`,
    nobody: 'Nobody got it',
    swapped: 'After a flip',
    last: 'The last question',
    annulled: 'Annulled after an objection',
    answer: 'Answer',
    report: 'Report this question',
  },
  sheet: {
    title: 'Score sheet',
    empty: 'No points were scored.',
    own: 'Right answer',
    steal: 'Steal',
    contest: 'Closest',
    comeback: 'Comeback, double',
    lastQuestion: 'The last question',
    adjust: 'Correction',
    cell: (category, value) => `${category} ${value}`,
  },
  lifelines: {
    title: 'Lifelines',
    unused: 'Not used',
    brought: (count) => signed(count),
    broughtNothing: 'No points',
  },
  tieBreak: { title: 'The decider' },
  honours: {
    title: 'Titles of the night',
    streak: 'On a roll',
    streakOf: (count) => pluralEn(count, { one: '1 right answer', other: `${count} right answers in a row` }),
    steals: 'Chance catchers',
    stealsOf: (count) => pluralEn(count, { one: '1 steal', other: `${count} steals` }),
    comeback: 'The great comeback',
    comebackOf: (deficit) =>
      `Came back from ${pluralEn(deficit, { one: '1 point', other: `${deficit} points` })} behind`,
    category: (name) => `Champions of ${name}`,
    categoryOf: (count) => pluralEn(count, { one: '1 tile won', other: `${count} tiles won` }),
  },
  story: {
    title: 'The story of the night',
    lastQuestion: 'Decided by the last question',
    lastQuestionOf: (name, count) => `${team(name)}: ${signed(count)}`,
    swing: 'The turning point',
    swingOf: (name, tile, turn) => `${team(name)} at question ${turn}: ${tile}`,
    steal: 'The best steal',
    stealOf: (name, tile) => `${team(name)}: ${tile}`,
    hardest: 'The hardest tile',
    hardestOf: (tile) => `${tile}, which nobody got`,
    crowns: 'Category champions',
    crown: (name, categories) => `${team(name)}: ${categories.join(', ')}`,
  },

  active: {
    title: 'Games in play',
    empty: 'No game in play',
    emptyBody: 'Start one. If you leave it, you will find it here.',
    loadFailed: "We couldn't load your games.",
    resume: 'Carry on',
    resumeOf: (names) => `Carry on with ${names.map(team).join(' v ')}`,
    notStarted: 'Not started yet',
    lastPlayed: (when) => `Last played ${when}`,
    progress: (opened, tiles) => `${opened} of ${tiles} opened`,
    waiting: (count) =>
      count === 0
        ? ''
        : pluralEn(count, {
            one: '1 step kept here waits for the network',
            other: `${count} steps kept here wait for the network`,
          }),
  },
} satisfies Shape<typeof ar>;
