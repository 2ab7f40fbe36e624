import { pluralEn, type Shape } from '../catalogue.ts';
import { named } from '../named.ts';
import type { adminPeople as ar } from '../ar/admin-people.ts';

const name = (text: string) => named(text, 'en');
const sessions = (count: number) => pluralEn(count, { one: '1 session', other: `${count} sessions` });

export const adminPeople = {
  title: 'Users',
  tabsLabel: 'Areas of users',
  tabs: { people: 'Accounts', audit: 'Audit log' },
  yes: 'Yes', no: 'No', none: 'None', never: 'Not yet',
  roles: { player: 'Player', moderator: 'Moderator', admin: 'Admin' },
  sessions,

  list: {
    lead: 'Every account of Siraj, the newest first.',
    caption: 'Accounts',
    filters: 'Search accounts',
    search: 'Name, address or account id',
    searchHint: 'The beginning of a name or an address is enough.',
    role: 'Role', anyRole: 'Any role',
    verified: 'Address', anyVerified: 'Verified or not', isVerified: 'Verified', notVerified: 'Not verified',
    state: 'State', anyState: 'Open or closed', isOpen: 'Open', isDisabled: 'Closed',
    from: 'Joined from', to: 'Until',
    apply: 'Search', clear: 'Clear the search',
    columns: { name: 'Name', email: 'Address', role: 'Role', state: 'State', balance: 'Sessions', games: 'Games', joined: 'Joined', lastLogin: 'Last sign-in', id: 'Account id' },
    shown: (count, hasMore) => {
      const people = pluralEn(count, { one: '1 account', other: `${count} accounts` });
      return hasMore ? `${people} shown, and there are more` : `${people} shown, which is all of them`;
    },
    open: (text) => `Open the account of ${name(text)}`,
    empty: 'No account fits', emptyBody: 'Try the beginning of the name alone, or clear the search.',
    fileName: 'siraj-users',
  },

  person: {
    title: 'Account',
    you: 'This is your own account. Another admin decides about its role and whether it is open.',
    parts: { record: 'Record', balance: 'Session ledger', devices: 'Devices', links: 'What belongs to it', actions: 'Actions' },
    fields: {
      id: 'Account id', email: 'Address', verified: 'Address verified', phone: 'Phone', role: 'Role', joined: 'Joined', lastLogin: 'Last sign-in', lastLogout: 'Last sign-out',
      balance: 'Sessions now', games: 'Games finished', score: 'Total score', language: 'Language', password: 'Has a password', providers: 'Also signs in by',
      referredBy: 'Came by referral code', friends: 'Friends invited', notifications: 'Notifications on',
    },
    languages: { ar: 'Arabic', en: 'English' },
    providers: { google: 'Google', apple: 'Apple' },
    links: { purchases: 'Purchases', codes: 'Codes', games: 'Games', audit: 'What the staff changed of it', doneBy: 'What they changed as staff' },
    ledger: {
      causes: {
        'sign-up': 'Welcome gift', 'game': 'Game', 'game-returned': 'Session of a game given back', 'purchase': 'Purchase', 'refund': 'Refund of a purchase',
        'redeem-code': 'Redeem code', 'referral': 'Invitation of a friend', 'reward': 'Reward for playing', 'admin': 'By the staff',
      },
      after: (count) => `Balance after it: ${count}`,
      fileName: 'balance', columns: { at: 'When', cause: 'Cause', source: 'Id of the cause', change: 'Change', after: 'Balance after it' },
      empty: 'Nothing has changed the balance yet.',
    },
    devices: {
      unknown: 'Unknown browser', on: (browser, system) => `${browser} on ${system}`,
      seen: (when) => `Last used ${when}`, here: 'This device of yours', none: 'Signed in nowhere.',
      end: 'Sign out', endOf: (device) => `Sign ${device} out`,
    },
  },

  actions: {
    keep: 'Cancel',
    reason: 'Reason, kept in the audit log',
    reasonMissing: 'Write the reason.',
    balance: {
      open: 'Give or take sessions', title: 'Sessions by hand', way: 'What would you like to do?', give: 'Give', take: 'Take', count: 'How many sessions?', countWrong: 'Write a number from 1 to 1000.',
      will: (from, to) => `The balance is ${from} and becomes ${to}. The ledger keeps this for good.`,
      tooMany: (balance) => `There are only ${balance}, and a balance never goes below zero.`,
      give2: (count) => `Give ${sessions(count)}`, take2: (count) => `Take ${sessions(count)}`, done: (balance) => `Done. The balance is ${balance} now.`,
    },
    role: {
      open: 'Change the role', title: 'Change the role', to: 'New role', confirm: (role) => `Make them ${role.toLowerCase()}`, done: 'The role has changed.',
      will: {
        player: 'Loses every right of the staff at once.', moderator: 'Gets into questions, media, support, notifications, announcements and badges, and into the site during maintenance.',
        admin: 'May do everything: accounts, store, money, settings, and the roles of others.',
      },
    },
    disable: {
      open: 'Close the account', title: 'Close the account?', confirm: 'Close the account', done: 'The account is closed.',
      will: (text) => `${name(text)} is signed out of all devices at once and can't sign in until the account is opened again. Games, balance and purchases stay.`,
    },
    enable: { open: 'Open the account', title: 'Open the account?', confirm: 'Open the account', done: 'The account is open.', will: (text) => `${name(text)} can sign in again and finds everything as it was.` },
    signOut: {
      open: 'Sign out everywhere', title: 'Sign out everywhere?', confirm: 'Sign out now', done: 'Signed out of all devices.',
      will: 'Signs the account out of every device. A game in play stays saved.',
    },
    device: { title: 'Sign a device out?', confirm: 'Sign the device out', done: 'The device is signed out.', will: (device) => `Signs the account out of this device alone: ${device}.` },
    resend: { open: 'Send a verification link', title: 'Send a verification link?', confirm: 'Send the link', done: 'The link is sent.', will: 'A new link goes to the address, and older ones end.' },
    verify: {
      open: 'Verify the address by hand', title: 'Verify the address by hand?', confirm: 'Verify the address', done: 'The address is verified.',
      will: (email) => `${email} counts as verified without a link, so that its account can play and buy. Make sure first that the address is theirs.`,
    },
  },

  audit: {
    lead: 'Everything that an admin or a moderator changed, the newest first. Nothing is ever removed from here.',
    caption: 'Audit log',
    filters: 'Search the log',
    filter: { actor: 'Who? Address or id', action: 'What?', anyAction: 'Everything', subject: 'Id of what was changed', apply: 'Search', clear: 'Clear the search' },
    areas: { 'accounts/': 'Accounts', 'games/': 'Games', 'store/': 'Store', 'redeem-codes/': 'Redeem codes', 'site-settings/': 'Site settings', 'notifications/': 'Notifications', 'media/': 'Media', 'questions/': 'Questions', 'announcements/': 'Announcements', 'achievements/': 'Badges and rewards', 'support/': 'Messages' },
    columns: { at: 'When', actor: 'Who', action: 'What', subject: 'To what', change: 'Before and after', note: 'Reason' },
    deletedActor: 'Deleted account',
    show: 'Show the change', before: 'Before', after: 'After', nothing: 'Nothing',
    empty: 'Nothing in the log', emptyBody: 'No change fits this search.',
    shown: (count) => pluralEn(count, { one: '1 change', other: `${count} changes` }),
    subjects: {
      'user': 'Account', 'game': 'Game', 'purchase': 'Purchase', 'package': 'Package', 'discount-code': 'Discount code', 'redeem-code': 'Redeem code',
      'site-settings': 'Site settings', 'notification': 'Notification', 'medium': 'Medium',
      'question': 'Question',
      'scheduled-notification': 'Scheduled notification',
      'announcement': 'Announcement',
      'redeem-code-batch': 'Batch of redeem codes', 'badge': 'Badge', 'reward': 'Reward rule', 'support-request': 'Message',
    },
    actions: {
      'accounts/sessions-given': 'Gave sessions', 'accounts/sessions-taken': 'Took sessions', 'accounts/role-changed': 'Changed a role', 'accounts/disabled': 'Closed an account',
      'accounts/enabled': 'Opened an account', 'accounts/signed-out': 'Signed out everywhere', 'accounts/device-signed-out': 'Signed a device out',
      'accounts/verification-sent': 'Sent a verification link', 'accounts/verified': 'Verified an address by hand', 'games/ended': 'Ended a game', 'games/session-returned': 'Gave the session of a game back',
      'store/package-created': 'Added a package', 'store/package-updated': 'Changed a package', 'store/package-deleted': 'Deleted a package', 'store/packages-ordered': 'Ordered the packages',
      'store/discount-code-created': 'Added a discount code', 'store/discount-code-updated': 'Changed a discount code', 'store/discount-code-deleted': 'Deleted a discount code',
      'store/discounts-repaired': 'Repaired discounts', 'store/purchase-status-changed': 'Changed the status of a purchase', 'store/refund-asked': 'Asked for a refund', 'store/purchase-deleted': 'Deleted a purchase',
      'redeem-codes/created': 'Made redeem codes', 'redeem-codes/updated': 'Changed a redeem code', 'redeem-codes/deactivated': 'Stopped a redeem code', 'redeem-codes/deleted': 'Deleted a redeem code',
      'site-settings/referral-reward-set': 'Changed the referral reward', 'site-settings/maintenance-set': 'Changed maintenance', 'site-settings/payment-override-set': 'Changed the payment method', 'notifications/sent': 'Sent a notification',
      'media/uploaded': 'Uploaded a file', 'media/described': 'Described a file', 'media/deleted': 'Deleted a file',
      'questions/created': 'Added a question', 'questions/changed': 'Changed a question', 'questions/published': 'Published a question', 'questions/retired': 'Retired a question', 'questions/drafted': 'Made a question a draft again',
      'questions/restored': 'Brought an earlier text of a question back', 'questions/imported': 'Imported a question', 'questions/update-taken': 'Took the files’ text of a question', 'questions/update-left': 'Left the files’ text of a question',
      'notifications/scheduled': 'Scheduled a notification',
      'notifications/schedule-changed': 'Changed a scheduled notification',
      'notifications/schedule-cancelled': 'Cancelled a scheduled notification',
      'announcements/created': 'Announced something',
      'announcements/changed': 'Changed an announcement',
      'announcements/withdrawn': 'Withdrew an announcement',
      'achievements/badge-created': 'Added a badge', 'achievements/badge-updated': 'Changed a badge', 'achievements/badge-activated': 'Activated a badge', 'achievements/badge-deactivated': 'Switched a badge off',
      'achievements/badges-ordered': 'Ordered the badges', 'achievements/reward-created': 'Added a reward rule', 'achievements/reward-updated': 'Changed a reward rule',
      'support/changed': 'Saw to a message',
    },
  },
} satisfies Shape<typeof ar>;
