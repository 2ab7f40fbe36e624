import type { Shape } from '../../catalogue.ts';
import type { errors as ar } from '../../ar/errors/rooms.ts';
import { errors as phone } from './phone.ts';

export const errors = {
  ...phone,
  'rooms/this-machine-only': "Phones can't reach this device, so the room has no code.",
  'rooms/no-free-code': 'No code is free right now. Try again in a moment.',
  'rooms/judge-plays': 'The judge sees the answers, and so plays for no team.',
  'rooms/no-judge': 'The screen judges in this game, so there is nothing for a judge to do.',
  'rooms/too-late-to-return': 'It is too late to bring it back. The phone can join again with the code.',
  'rooms/place-taken': 'Its place is gone: the room is full.',
} satisfies Shape<typeof ar>;
