import type { Shape } from '../../catalogue.ts';
import { errors } from '../errors/rooms.ts';
import { rooms } from '../rooms.ts';

/** The phones of a game, on the host's screen: after its first painting, which is lighter without them. */
export const roomsTexts = { rooms, errors };

export type RoomsTexts = Shape<typeof roomsTexts>;
