import type { Shape } from '../../catalogue.ts';
import type { errors as ar } from '../../ar/errors/rooms.ts';

export const errors = {
  'rooms/not-found': 'No room has this code. Check the six digits on the screen.',
  'rooms/this-machine-only': "Phones can't reach this device, so the room has no code.",
  'rooms/no-free-code': 'No code is free right now. Try again in a moment.',
  'rooms/locked': 'The host has locked the room. Ask them to open it.',
  'rooms/full': 'All player seats are taken. You can join to watch.',
  'rooms/too-many-onlookers': 'The room is full.',
  'rooms/unknown-team': 'This team is not in the game.',
  'rooms/judge-plays': 'The judge sees the answers, and so plays for no team.',
  'rooms/no-judge': 'The screen judges in this game, so there is nothing for a judge to do.',
  'rooms/seat-gone': 'This seat is no longer in the room.',
  'rooms/too-late-to-return': 'It is too late to bring it back. The phone can join again with the code.',
  'rooms/place-taken': 'Its place is gone: the room is full.',
  'rooms/name-missing': 'Enter the name.',
  'rooms/name-too-long': 'This name is too long. The limit is 16 characters.',
  'rooms/name-invisible': "This name has characters that can't be seen. Type it again.",
} satisfies Shape<typeof ar>;
