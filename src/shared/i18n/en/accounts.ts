import { pluralEn, type Shape } from '../catalogue.ts';
import type { accounts as ar } from '../ar/accounts.ts';
import { ways } from './accounts-links.ts';

export const accounts = {
  ways,
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  displayName: 'Your name',
  displayNameHint: 'What the room calls you',

  login: {
    title: 'Welcome back',
    lead: 'Sign in and pick up where you left off.',
    submit: 'Sign in',
    noAccount: 'First time here?',
    toRegister: 'Open an account',
  },
  register: {
    title: 'Open your account',
    lead: (sessions) =>
      `${pluralEn(sessions, { one: `${sessions} game session`, other: `${sessions} game sessions` })} on the house. One account is enough for the whole room.`,
    submit: 'Open account',
    hasAccount: 'Already have one?',
    toLogin: 'Sign in',
  },
  side: {
    title: 'Gather round the lantern',
    body: 'One screen, two teams or more, and questions that wake the room.',
  },

  verify: {
    title: 'Check your inbox',
    sentTo: 'We sent a confirmation link to',
    body: 'Follow the link in the message and this page moves on by itself.',
    waiting: 'Waiting for you to confirm',
    checkNow: "I've confirmed, check now",
    notYet: 'Not confirmed yet',
    notYetWhy: 'Open the message and follow its link first.',
    notArrived: 'Nothing there? Look in your spam folder, or ask for it again.',
    resend: 'Send it again',
    openMailbox: 'Open the local mailbox',
    done: 'Email confirmed',
    doneWhy: 'Your account is ready to play.',
    signedOutTitle: 'Sign in first',
    signedOut: 'Sign in so we know whose confirmation to wait for.',
  },
  resend: {
    title: 'Confirm your email',
    lead: 'Playing and buying need a confirmed email. We send you a link; you follow it once.',
    submit: 'Send the link',
    sentTitle: "It's on its way",
    sent: 'If this email has an account that needs confirming, a message will arrive within a minute.',
    toWaiting: 'Wait for the message',
    toLogin: 'Sign in',
  },
  action: {
    readyTitle: 'One tap to go',
    ready: 'Tap to confirm your email.',
    confirm: 'Confirm my email',
    doneTitle: 'Done, your email is confirmed',
    done: 'Welcome to Siraj. Gather everyone and begin.',
    passwordElsewhere:
      'This account has a password that was set on another device. If you set it, go back to that device, ' +
      "or sign in with it here. If you don't know it, set a new one now: anyone who is in the account is " +
      'signed out.',
    setPassword: 'Set a new password',
    staff: {
      confirm: {
        title: 'One more step',
        lead: 'This is a staff account. Set a new password for it to finish confirming your email: every device that was signed in before is signed out.',
        doneTitle: 'Done, your email is confirmed',
        done: 'The account is yours alone now, and every device is signed out. Sign in with the new password.',
      },
      replace: {
        title: 'A new password',
        lead: 'Choose it now, then sign in with it.',
        doneTitle: 'Your password is set',
        done: 'Sign in with the new password now.',
      },
      passwordEnded:
        'This is a staff account, so we removed a password that was set on another device and signed out all ' +
        'other devices. Set a new one to sign in with later.',
      endedTitle: 'The confirmation code has ended',
    },
    doneElsewhere: 'Go back to the device where you opened your account, or sign in here.',
    expiredTitle: 'This link has expired',
    expired: 'Links only live for a while. Ask for a new one and it will be with you shortly.',
    usedTitle: 'This link has been used',
    used: 'Each link works once. If your email is already confirmed, just sign in.',
    malformedTitle: 'This link is incomplete',
    malformed: 'Open it from the message exactly as it came, or ask for a new one.',
    failedTitle: "That didn't go through",
    newLink: 'Send a new link',
    disown: {
      title: "Didn't open this account?",
      lead: 'We close the account that was opened with your email and erase what is in it. Your email stays yours. This cannot be undone.',
      confirm: 'Close the account',
      failedTitle: 'The account was not closed',
      doneTitle: 'The account is closed',
      done: 'Nobody has an account with this email any more. If you want to play one day, open your own.',
      used:
        'This link has been used: the email was confirmed by it, or the account closed. If the account is ' +
        'still there, ask for a new password to make it yours.',
      newPassword: 'Ask for a new password',
    },
    play: 'Start playing',
    home: 'Home',
    signIn: 'Sign in',
  },

  profile: {
    title: 'Profile',
    tabs: 'Profile sections',
    overview: 'Overview',
    settings: 'Settings',
    verified: 'Email confirmed',
    unverified: 'Email not confirmed',
    sessions: 'Sessions left',
    gamesPlayed: 'Games played',
    totalScore: 'Total score',
    memberSince: (date) => `With us since ${date}`,
    activeGames: 'Unfinished games',
  },
  settings: {
    profile: 'About you',
    saveName: 'Save name',
    nameSaved: 'Name saved',
    phone: {
      label: 'Phone number (optional)',
      hint: 'We give it to nobody. Without a country code we take it for a Kuwaiti one.',
      save: 'Save number',
      saved: 'Number saved',
      removed: 'Number removed',
    },
    device: 'Screen and sound',
    deviceHint: 'Kept with your account and on this device.',
    soundHint: 'Game sounds on this device',
    leave: 'Signing out',
    leaveHint: 'Ends your session on this device only.',
  },
} satisfies Shape<typeof ar>;
