import type { pageDescriptions as ar } from '../ar/page-descriptions.ts';

export const pageDescriptions: typeof ar = {
  home: 'Siraj: a trivia game on one screen. Teams, questions from our heritage and the wide world, and lifelines that turn the night.',
  store:
    'Game sessions of Siraj and their prices. One session is one whole game for everybody in the room, and never expires.',
  login: 'Sign in to Siraj and go on with the evening where you stopped.',
  register: 'Open your free Siraj account, with game sessions as a gift for you and your family.',
  forgotPassword: 'Forgot your Siraj password? We mail you a link to choose a new one.',
  contact: 'Write to the Siraj team: a problem in a game, a question about your account, or an idea.',
  links: 'Siraj on your phone: get the app, or play right in the browser on any screen.',
  privacy: 'What Siraj keeps about you, why, for how long, and who sees it.',
  terms: 'The terms of Siraj: account, sessions, purchases and refunds, play.',
  credits: 'Who made the pictures and sounds of the questions of Siraj, and under which licence.',
  deleteAccount: 'How to delete your Siraj account, with the app or without it; what goes and what stays.',
  picture: 'The lantern of Siraj, alight in the desert night',
};
