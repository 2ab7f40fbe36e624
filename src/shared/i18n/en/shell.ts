import { pluralEn, type Shape } from '../catalogue.ts';
import type { shell as ar } from '../ar/shell.ts';

export const shell = {
  brand: 'Siraj',
  loading: 'Loading...',
  more: 'Show more',
  skipToContent: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications',
  required: 'Please fill this in',
  retryIn: (clock) => `Try again in ${clock}`,

  connection: {
    offline: "You're offline",
    saving: 'Saving your data',
    body: 'Your changes are kept on this device and synced when the connection is back.',
    retry: 'Try to reconnect',
    trying: 'Connecting...',
    dismiss: 'Dismiss',
    toasts: {
      lost: 'Connection problem',
      lostBody: "Check your network. We're trying again.",
      restored: 'Connection restored',
      kept: 'Saving your data',
      keptBody: 'Your steps are kept on this device and sent when the connection is back.',
    },
  },

  nav: {
    main: 'Main navigation',
    home: 'Home',
    play: 'Play now',
    playShort: 'Play',
    signIn: 'Sign in',
    register: 'New account',
    openMenu: 'Open menu',
    menu: 'Menu',
    account: (name) => `${name}'s account`,
    sessionsLeft: (count) =>
      pluralEn(count, { one: `${count} game session left`, other: `${count} game sessions left` }),
    profile: 'Profile',
    games: 'My games',
    gangs: 'My gangs',
    leaderboard: 'Leaderboard',
    store: 'Store',
    settings: 'Settings',
    support: 'Support',
    admin: 'Admin Dashboard',
    signOut: 'Sign out',
  },

  language: { label: 'Language', ar: 'العربية', en: 'English', switchTo: 'العربية' },
  theme: {
    label: 'Appearance',
    dark: 'Night',
    light: 'Day',
    system: 'Same as device',
    switchTo: { dark: 'Night look', light: 'Day look' },
  },
  sound: { label: 'Sound' },

  guard: {
    verificationRequired: 'Email verification required',
    verificationRequiredWhy: 'Confirm your email once and you can start playing.',
  },

  banner: {
    title: 'One step left: confirm your email',
    body: "You can't play or buy until your email is confirmed.",
    resend: 'Send the link again',
    goToPage: 'Confirmation page',
    dismiss: 'Hide this notice',
    sent: 'Link sent',
    sentTo: (email) => `Open your inbox at ${email} and follow the link.`,
    waitNote: 'Wait a few minutes and look in your spam folder before asking again.',
  },

  notFound: {
    title: 'The caravan has wandered off',
    body: "There's no page at this address. It may have moved, or lost a letter on the way.",
    home: 'Back to the gathering',
    play: 'Start a new game',
  },

  crash: {
    title: 'A thread has snapped',
    body: 'Something went wrong. Please try again later.',
    reload: 'Reload the page',
    home: 'Home',
  },
  updating: {
    title: 'Updating the app...',
    manualTitle: 'Update needed',
    manualBody: 'A newer version of Siraj is out. Reload to carry on.',
    reload: 'Reload the page',
  },
  newRelease: { title: 'A newer version of Siraj is ready', now: 'Update now', later: 'Later' },
  unsentSteps: {
    leaveUnsent: (count) =>
      `${pluralEn(count, { one: '1 step has', other: `${count} steps have` })} not arrived yet. ` +
      `If you leave, they stay on this device until you sign in again.`,
    leaveAnyway: 'Leave now',
  },
  unsaved: {
    title: 'Leave without saving?',
    losses: {
      text: 'What you wrote here isn’t saved yet, and is lost if you leave.',
      draw: 'These teams aren’t taken yet, and the draw is lost if you leave.',
      uploads: 'Files are still uploading, and stop if you leave.',
    },
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  failed: { title: "Couldn't load this" },

  footer: {
    line: 'The game for gatherings, around one screen.',
  },
} satisfies Shape<typeof ar>;
