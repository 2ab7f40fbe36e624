import type { adminNotifications as ar } from '../ar/admin-notifications.ts';
import { pluralEn, type Shape } from '../catalogue.ts';

const people = (count: number) => pluralEn(count, { one: '1 person', other: `${count} people` });
const devices = (count: number) => pluralEn(count, { one: '1 device', other: `${count} devices` });

export const adminNotifications = {
  title: 'Notifications',
  lead: 'News that stands under the bell, and comes to the devices of whoever wishes it.',
  compose: 'New notification',
  audience: 'For whom?',
  audiences: { all: 'Everybody', topic: 'Followers of a topic', user: 'One person' },
  topic: 'Topic',
  topics: { 'announcements': 'Announcements', 'game-updates': 'News of games', 'promotions': 'Offers', 'tournaments': 'Tournaments', 'maintenance': 'Maintenance' },
  email: 'Address of their account',
  titleAr: 'Title in Arabic', titleEn: 'Title in English (optional)',
  bodyAr: 'Text in Arabic', bodyEn: 'Text in English (optional)',
  englishHint: 'Without it, whoever reads English sees the Arabic.',
  page: 'Page that it opens (optional)', pageHint: 'A path of the site, such as /store.',
  review: 'Review, then send',
  problems: { 'title': 'Write the title.', 'body': 'Write the text.', 'title-long': 'The title is too long. 100 characters at most.', 'body-long': 'The text is too long. 500 characters at most.', 'email': 'Write the whole address of the account.' },
  preview: 'As it looks on a phone', previewAr: 'For readers of Arabic', previewEn: 'For readers of English', sampleTitle: 'Title', sampleBody: 'Text', now: 'now',
  confirm: {
    title: 'Send the notification?',
    reach: (peopleCount, deviceCount) => `It will stand under the bell of ${people(peopleCount)}, and come at once to ${devices(deviceCount)} with notifications on.`,
    person: (name) => `To ${name}.`,
    final: 'It can\'t be taken back once it is sent.',
    send: 'Send it now', keep: 'Don\'t send', sent: 'The notification was sent.',
  },
  sent: 'What was sent',
  caption: 'Notifications sent',
  empty: 'No notification was sent yet',
  emptyBody: 'What you send shows here, with how many devices it came to.',
  columns: { title: 'Notification', audience: 'For', at: 'Sent', delivery: 'Devices' },
  delivery: { sent: 'Arrived', failed: 'Failed', dropped: 'Device gone', waiting: 'To be tried again', underWay: 'Being sent', done: 'All sent' },
  toPerson: 'One person',
} satisfies Shape<typeof ar>;
