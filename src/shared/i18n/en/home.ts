import { pluralEn, type Shape } from '../catalogue.ts';
import type { home as ar } from '../ar/home.ts';

export const home = {
  kicker: 'The trivia night of the diwaniya',
  title: 'Gather round the lantern',
  lead: 'One screen, two teams or more, and questions from our heritage and the wide world to wake the room.',
  start: 'Start playing',
  gift: (sessions) =>
    `${pluralEn(sessions, { one: `${sessions} game session`, other: `${sessions} game sessions` })} free with every new account`,

  continue: {
    title: 'Your game is waiting',
    action: 'Continue the game',
    progress: (opened, tiles) => `${opened} of ${tiles} opened`,
  },

  board: {
    label: 'A game board playing by itself',
    teamA: 'Falcons',
    teamB: 'Pearls',
    turn: 'Your turn',
    categories: {
      gulf: 'Gulf history',
      world: 'Geography',
      sport: 'Football',
      science: 'Science',
      food: 'Food',
      sayings: 'Sayings',
    },
  },

  taste: {
    title: 'A taste before the evening',
    lead: 'Four tiles, no account. Pick one, think, then press your answer.',
    tile: (category, value) => `${category}, ${value}`,
    tileWon: (category, value, team) => `${category}, ${value}, taken by ${team}`,
    tileLost: (category, value) => `${category}, ${value}, nobody had it`,
    sound: 'Sound',
    failed: { title: "The question didn't open", body: 'Check your connection, then try again.' },
  },

  how: {
    title: 'Three steps and the evening begins',
    watch: 'See how to play',
    steps: {
      pick: {
        title: 'Pick categories',
        body: 'Six for a full game, four for a quick one. From Gulf history to football.',
      },
      teams: { title: 'Form teams', body: 'Two to four. Each has its name, its colour and a Sadu weave of its own.' },
      play: {
        title: 'Light the screen',
        body: 'A television, a laptop or a tablet. The screen is enough, and nobody has to install anything.',
      },
    },
  },

  phones: {
    title: 'Phones can join in',
    body: 'Scan the code on the screen, type a name, and join your team. No account, no app.',
  },

  values: {
    title: 'What each tile is worth',
    easy: 'Most of the room knows it',
    middle: 'One of you knows it',
    hard: 'The room will argue',
  },

  categories: {
    title: 'Something for everyone',
    lead: "The host picks them, and what they haven't played always comes first.",
    questions: (count) => pluralEn(count, { one: `${count} question`, other: `${count} questions` }),
  },

  lifelines: {
    title: 'Four lifelines to turn the game',
    lead: 'Each team has each of them once a game.',
    fiftyFifty: { name: 'Fifty-fifty', body: 'Two wrong options vanish; the right one stays with one other.' },
    askTeammate: {
      name: 'Ask a teammate',
      body: 'The clock stops while one teammate is asked for 30 seconds, even by phone.',
    },
    comeback: { name: 'Comeback', body: 'For the team that trails: a right answer this turn counts double.' },
    flip: { name: 'Flip', body: 'Swap the question for another of the same category; the clock starts again.' },
  },

  closing: { title: 'Is the coffee ready?', body: 'Light the screen. The questions are on us.' },
} satisfies Shape<typeof ar>;
