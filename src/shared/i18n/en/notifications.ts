import type { notifications as ar } from '../ar/notifications.ts';
import { pluralEn, type Shape } from '../catalogue.ts';

export const notifications = {
  title: 'Notifications',
  open: 'Notifications',
  openWith: (count: number) =>
    pluralEn(count, { one: 'Notifications, one unread', other: `Notifications, ${count} unread` }),
  empty: 'No notifications yet',
  emptyBody: 'When we have news for you, you find it here.',
  failed: 'Your notifications could not be loaded',
  offline: 'You are offline now. This is the last that reached you.',
  offlineEmpty: 'Your notifications show here once you are back online.',
  markAll: 'Mark all as read',
  more: 'Show older ones',
  unread: 'Unread',
  now: 'Now',
  push: {
    label: 'Notifications on this device',
    hint: 'We tell you of tournaments, new games and offers, also while the page is closed.',
    blocked: 'Notifications are blocked in your browser. Allow them in its settings, then come back here.',
    offer: 'Shall we tell you of what is new on this device?',
    enable: 'Turn on notifications',
    disabled: 'Notifications are off on this device',
    iphoneTitle: 'Add Siraj to your home screen',
    iphone:
      'On an iPhone or iPad notifications work from the home screen: press the share button, then “Add to Home Screen”, and open Siraj from there.',
    outcomes: {
      granted: { title: 'Notifications are on', detail: '' },
      denied: {
        title: 'Notification permission was denied',
        detail: 'Allow them in your browser settings if you change your mind.',
      },
      default: {
        title: 'Nothing chosen yet',
        detail: 'Permission request was dismissed. Press again whenever you like.',
      },
      unavailable: { title: 'Notifications are not available now', detail: 'Check your connection, then try again.' },
      'not-supported': {
        title: 'Your browser does not support notifications',
        detail: 'Try a newer browser, or open the app.',
      },
      'no-user': { title: 'Sign in first', detail: 'Notifications belong to your account.' },
      'token-error': { title: 'This device could not be registered', detail: 'Please try again in a while.' },
      error: { title: 'Notifications could not be turned on', detail: 'An unknown error happened. Please try again.' },
    },
  },
} satisfies Shape<typeof ar>;
