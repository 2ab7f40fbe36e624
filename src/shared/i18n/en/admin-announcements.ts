import { pluralEn, type Shape } from '../catalogue.ts';
import type { adminAnnouncements as ar } from '../ar/admin-announcements.ts';

export const adminAnnouncements = {
  title: 'Announcements',
  lead: 'A bar under the head of the page that begins and ends at its time. It never shows in a game or at the till.',
  add: 'New announcement', addTitle: 'New announcement', edit: 'Change', editTitle: 'Change the announcement',
  filter: 'State', anyState: 'All announcements',
  states: { waiting: 'Waiting', running: 'Showing now', ended: 'Ended', withdrawn: 'Withdrawn' },
  audience: 'Who sees it?',
  audiences: {
    'everybody': 'Everybody', 'visitors': 'Visitors without an account', 'signed-in': 'Whoever is signed in', 'never-bought': 'Whoever never bought', 'no-sessions': 'Whoever has no sessions left',
    'app': 'Whoever uses the app', 'app-ios': 'The app on iPhone', 'app-android': 'The app on Android',
  },
  priority: 'Importance',
  priorities: { urgent: 'Urgent', normal: 'Normal', quiet: 'Quiet' },
  priorityHint: 'The most important is shown first, then the newest.',
  titleAr: 'Title in Arabic', titleEn: 'Title in English', bodyAr: 'Text in Arabic', bodyEn: 'Text in English',
  arabic: 'In Arabic', english: 'In English',
  link: 'The page it opens (optional)', linkHint: 'A path of this site, such as /store.',
  from: 'From', fromHint: 'Kuwait time. Left empty, it begins at once.',
  until: 'Until', untilHint: 'Kuwait time. Left empty, it stays until you withdraw it.',
  isDismissible: 'Can be hidden', isDismissibleHint: 'Whoever hid it does not see it again.',
  preview: 'As it will look', sampleTitle: 'Title', sampleBody: 'Text', previewOpen: { ar: 'التفاصيل', en: 'Details' }, previewDismiss: { ar: 'إخفاء', en: 'Hide' },
  publish: 'Publish', save: 'Save the change', keep: 'Cancel',
  published: 'The announcement is published.', changed: 'The change is saved.',
  problems: {
    'title': 'Write the title.', 'body': 'Write the text.', 'title-long': 'The title is too long. 80 characters at most.', 'body-long': 'The text is too long. 300 characters at most.',
  },
  list: 'Announcements',
  window: (from, until) => until === null ? `From ${from} until withdrawn` : `From ${from} until ${until}`,
  dismissals: 'Accounts that hid it',
  dismissedBy: (count) => pluralEn(count, { one: 'Hidden by 1 account', other: `Hidden by ${count} accounts` }),
  fixed: 'Can not be hidden',
  endNow: 'End it now', editOne: (title) => `Change: ${title}`, endOne: (title) => `End it now: ${title}`,
  withdraw: {
    title: 'End the announcement now?', confirm: 'End it now', keep: 'Leave it', done: 'The announcement is withdrawn.',
    will: (title) => `“${title}” vanishes from all open pages within moments, and can not be brought back.`,
  },
  empty: 'No announcements yet', emptyBody: 'What you publish shows here, with its state and its time.',
  notFound: 'None in this state', notFoundBody: 'Choose another state to see others.',
} satisfies Shape<typeof ar>;
