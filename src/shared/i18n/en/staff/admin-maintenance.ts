import type { Shape } from '../../catalogue.ts';
import type { adminMaintenance as ar } from '../../ar/staff/admin-maintenance.ts';

export const adminMaintenance = {
  title: 'Maintenance mode',
  on: 'The site is under maintenance now.',
  off: 'The site is open to everybody.',
  endsAt: (moment) => `Expected end: ${moment}`,
  adminsOnly: 'Only admins can change it.',
  message: 'Message',
  messageHint: 'Leave it empty to show the usual message.',
  minutes: 'Expected length in minutes',
  minutesHint: 'From 1 to 1440, counted from when it was switched on.',
  problems: { message: 'Write the message in at most 300 characters.', minutes: 'Write a number from 1 to 1440.' },
  switchOn: 'Start maintenance',
  switchOff: 'Open the site',
  save: 'Save the change',
  askTitle: 'Start maintenance?',
  ask: {
    shown: 'Players and visitors see the maintenance page at once.',
    games: 'Games in play go on to their end; no new game starts.',
    staff: 'Moderators and admins come in as usual.',
  },
  confirm: 'Start it now',
  keep: 'Change nothing',
  saved: {
    on: 'The site is under maintenance now.',
    off: 'The site is open to everybody.',
    changed: 'The change is saved.',
  },
  sign: 'Maintenance is on: players see the maintenance page now.',
  toSwitch: 'To maintenance mode',
} satisfies Shape<typeof ar>;
