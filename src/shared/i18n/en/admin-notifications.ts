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
  when: 'When?', whens: { now: 'Now', later: 'Later' },
  sendAt: 'Time of sending', sendAtHint: 'Kuwait time.',
  review: 'Review, then send', reviewLater: 'Review, then keep',
  problems: { 'title': 'Write the title.', 'body': 'Write the text.', 'title-long': 'The title is too long. 100 characters at most.', 'body-long': 'The text is too long. 500 characters at most.', 'email': 'Write the whole address of the account.', 'send-at': 'Choose a day and an hour.' },
  preview: 'As it looks on a phone', previewAr: 'For readers of Arabic', previewEn: 'For readers of English', sampleTitle: 'Title', sampleBody: 'Text', now: 'now',
  confirm: {
    title: 'Send the notification?',
    reach: (peopleCount, deviceCount) => `It will stand under the bell of ${people(peopleCount)}, and come at once to ${devices(deviceCount)} with notifications on.`,
    person: (name) => `To ${name}.`,
    final: 'It can\'t be taken back once it is sent.',
    titleLater: 'Keep the notification for its time?',
    at: (time) => `It is sent at ${time}, Kuwait time.`,
    reachLater: (peopleCount, deviceCount) => `Sent now, it would stand under the bell of ${people(peopleCount)}, and come to ${devices(deviceCount)}. That is counted anew when it is sent.`,
    cancellable: 'It can be changed and cancelled until its time. Should the server be down then, it is sent within the hour after, or not at all.',
    schedule: 'Keep it for its time', scheduled: 'The notification is kept for its time.',
    send: 'Send it now', keep: 'Don\'t send', sent: 'The notification was sent.',
  },
  scheduled: {
    title: 'What is sent later',
    empty: 'No notification waits for its time', emptyBody: 'Choose “Later” when you write one, and it shows here.',
    at: 'Time of sending', state: 'State', actions: 'Action',
    states: { waiting: 'Waiting', sent: 'Sent', missed: 'Missed', cancelled: 'Cancelled' },
    edit: 'Change', editOne: (title) => `Change: ${title}`, editTitle: 'Change the notification',
    cancel: 'Cancel it', cancelOne: (title) => `Cancel it: ${title}`,
    askTitle: 'Cancel the notification?', ask: (title, time) => `“${title}” will not be sent at ${time}, and can not be brought back.`,
    confirm: 'Cancel its sending', keep: 'Leave it', cancelled: 'The notification is cancelled.',
  },
  sent: 'What was sent',
  caption: 'Notifications sent',
  empty: 'No notification was sent yet',
  emptyBody: 'What you send shows here, with how many devices it came to.',
  columns: { title: 'Notification', audience: 'For', at: 'Sent', delivery: 'Devices' },
  delivery: { sent: 'Arrived', failed: 'Failed', dropped: 'Device gone', waiting: 'To be tried again', underWay: 'Being sent', done: 'All sent' },
  toPerson: 'One person',
} satisfies Shape<typeof ar>;
