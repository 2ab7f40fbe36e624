import type { Shape } from '../catalogue.ts';
import type { site as ar } from '../ar/site.ts';

export const site = {
  footer: {
    label: 'Site links',
    privacy: 'Privacy',
    terms: 'Terms',
    contact: 'Contact',
    links: 'The app',
    credits: 'Pictures and sounds',
    deleteAccount: 'Delete account',
  },
  seller: {
    title: 'Who we are',
    name: 'Name',
    registration: 'Commercial register',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
  },
  updated: (date) => `Last updated: ${date}`,

  contact: {
    title: 'Contact us',
    lead: 'A problem in a game, a question about your account, or an idea we should hear. Write to us; we read every message.',
    kind: 'What is it about?',
    kinds: { game_issue: 'A problem or question', game_feedback: 'Feedback or an idea' },
    name: 'Your name',
    email: 'Your email, for our answer',
    emailHint: 'Without it we can read your message but not answer.',
    from: (email) => `We answer to ${email}`,
    description: { game_issue: 'Describe the problem', game_feedback: 'Write your feedback' },
    send: 'Send',
    failed: {
      game_issue: "Your request couldn't be sent. Please try again.",
      game_feedback: "Your feedback couldn't be sent. Please try again.",
    },
    sent: {
      game_issue: { title: 'Support request sent', body: 'We will answer as soon as we can' },
      game_feedback: { title: 'Feedback sent', body: 'Thank you; it makes the game better.' },
    },
    another: 'Write another message',
  },

  links: {
    title: 'Siraj on your phone',
    lead: 'Get the app, or play right in the browser on any screen.',
    appStore: 'App Store',
    playStore: 'Google Play',
    scan: (store) => `Scan the code to open ${store}`,
    noneTitle: 'The app is on its way',
    none: "The app isn't in the stores yet. All of Siraj works in the browser.",
    play: 'Play in the browser',
  },
} satisfies Shape<typeof ar>;
