import type { Shape } from '../../catalogue.ts';
import type { errors as ar } from '../../ar/errors/phone.ts';

export const errors = {
  'rooms/not-found': 'No room has this code. Check the six digits on the screen.',
  'rooms/locked': 'The host has locked the room. Ask them to open it.',
  'rooms/full': 'All player seats are taken. You can join to watch.',
  'rooms/too-many-onlookers': 'The room is full.',
  'rooms/unknown-team': 'This team is not in the game.',
  'rooms/seat-gone': 'This seat is no longer in the room.',
  'rooms/name-missing': 'Enter the name.',
  'rooms/name-too-long': 'This name is too long. The limit is 16 characters.',
  'rooms/name-invisible': "This name has characters that can't be seen. Type it again.",
} satisfies Shape<typeof ar>;
