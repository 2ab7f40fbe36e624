import type { RoomsTexts } from '../../ar/areas/rooms.ts';
import { errors } from '../errors/rooms.ts';
import { rooms } from '../rooms.ts';

export const roomsTexts: RoomsTexts = { rooms, errors };
