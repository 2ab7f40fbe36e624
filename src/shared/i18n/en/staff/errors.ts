import type { ErrorParams } from '../../../kernel/result.ts';
import type { errors as ar } from '../../ar/staff/errors.ts';
import type { Shape } from '../../catalogue.ts';
import { formatBytes } from '../../format.ts';

export const errors = {
  'accounts/person-not-found': "We couldn't find this account, or it was deleted.",
  'accounts/own-account': 'This is your own account. Ask another admin to do it.',
  'accounts/already-verified': 'The address of this account is verified already.',
  'accounts/balance-too-small':
    'This account has fewer sessions than you want to take, and a balance never goes below zero.',
  'accounts/last-admin': 'This is the last admin. Name another one first.',
  'questions/not-found': 'There is no such question.',
  'questions/id-taken': 'Another question of the bank has this id.',
  'questions/changed-meanwhile': ({ who }: ErrorParams) =>
    who === undefined || who === ''
      ? 'The content files brought a new text of this question since you opened it. Look at it, then save yours.'
      : `\u2068${who}\u2069 changed this question since you opened it. Look at what they wrote, then save yours.`,
  'questions/not-ready': 'The question is not complete. Mend the marked fields before you publish it.',
  'questions/version-not-found': 'There is no such version of the question.',
  'questions/no-update': 'No update waits for this question.',
  'questions/import-faulty': "Rows of the file can't be taken, so nothing was imported.",
  'questions/import-too-large': 'The file is too large to import in one go. Split it into smaller files.',
  'questions/import-moved': 'The bank or the file has changed since it was checked. Check it again.',
  'support/not-found': 'There is no such message.',
  'support/changed-meanwhile': 'A colleague changed it just now. Look at what they wrote, then save yours.',
  'support/assignee-not-staff': 'Only one of the staff can take a message on.',
  'support/notes-too-long': 'The notes are too long. 4000 characters at most.',
  'store/fetch-packages-failed': 'Failed to fetch game packages',
  'store/fetch-package-failed': 'Failed to fetch game package',
  'store/create-package-failed': 'Failed to create game package',
  'store/update-package-failed': 'Failed to update game package',
  'store/delete-package-failed': 'Failed to delete game package',
  'store/discount-code-taken': 'A discount code with this code already exists',
  'store/discount-code-not-found': 'Discount code not found.',
  'store/fetch-discount-codes-failed': 'Failed to fetch discount codes',
  'store/discount-codes-denied': 'Permission denied: Unable to access discount codes. Please contact support.',
  'store/create-discount-code-failed': 'Failed to create discount code',
  'store/update-discount-code-failed': 'Failed to update discount code',
  'store/delete-discount-code-failed': 'Failed to delete discount code',
  'store/fetch-statistics-failed': 'Failed to get purchase statistics',
  'store/fetch-purchases-failed': 'Failed to get purchases',
  'store/delete-purchase-failed': 'Failed to delete purchase',
  'redeem-codes/unknown-code-id': 'There is no such code. It may have been deleted.',
  'redeem-codes/user-id-required': 'User ID is required to fetch redeem codes',
  'redeem-codes/create-failed': 'Failed to create redeem code.',
  'redeem-codes/update-failed': 'Failed to update redeem code.',
  'redeem-codes/delete-failed': 'Failed to delete redeem code.',
  'redeem-codes/fetch-failed': 'Failed to fetch redeem codes',
  'store/purchase-not-deletable':
    'Only a purchase that can no longer be paid can be deleted, a day after its payment page closed. What was paid stays in the books.',
  'announcements/changed-meanwhile':
    'Somebody else changed this announcement after you opened it. Close it and open it again to see how it stands.',
  'announcements/withdrawn-already': 'This announcement was withdrawn. Write a new one instead.',
  'announcements/window-past': 'That end has passed already. Choose a time to come.',
  'notifications/topic-required': 'Choose one topic, where you send to a topic and only there.',
  'notifications/user-required': 'Choose one person, where you send to a person and only there.',
  'notifications/user-not-found': 'There is no such account.',
  'notifications/scheduled-not-found': 'We could not find this scheduled notification.',
  'notifications/scheduled-changed-meanwhile':
    'Somebody else changed this notification after you opened it. Close it and open it again to see how it stands.',
  'notifications/scheduled-settled': 'Too late: the notification was sent, or cancelled.',
  'notifications/time-past': 'That time has passed already. Choose one to come.',
  'site-settings/override-failed': 'Failed to update payment method override',
  'site-settings/override-denied': 'Only admins can change payment method overrides',
  'site-settings/maintenance-failed': 'Failed to update maintenance mode',
  'site-settings/maintenance-denied': 'Only admins can change maintenance mode',
  'achievements/badge-not-found': 'There is no such badge.',
  'achievements/rule-not-found': 'There is no such rule.',
  'achievements/picture-not-found': 'This picture is not in the library. Choose another.',
  'achievements/picture-moves': 'This picture moves. Choose one that stands still.',
  'achievements/changed-meanwhile':
    'Somebody else changed this badge after you opened it. Close it and open it again to see how it stands.',
  'media/not-found': 'There is no such file in the library.',
  'media/empty': 'The file is empty.',
  'media/too-large': ({ most }: ErrorParams) =>
    `The file is larger than it may be, which is ${formatBytes(Number(most), 'en')}.`,
  'media/unknown-type': 'Files of this type are not taken here.',
  'media/not-what-it-says': ({ claimed }: ErrorParams) =>
    `The content of the file isn’t ${String(claimed).toUpperCase()}, as its name says. Export it again from the program that made it.`,
  'media/unreadable': 'The picture could not be read. The file may be damaged or cut off.',
  'media/too-many-pixels': ({ most }: ErrorParams) =>
    `The picture is too large to open. The limit is ${most} million pixels.`,
  'media/svg-refused': 'This drawing can not be taken: it holds what we do not show, or is no sound SVG.',
  'media/svg-too-complex': 'This drawing is too complex for us to show. Simplify it and upload it again.',
  'media/upload-broken': 'The upload ended before the whole file was here. Please try again.',
  'media/in-use': 'This file is in use. Take it out where it is used first, then delete it.',
} satisfies Shape<typeof ar>;
