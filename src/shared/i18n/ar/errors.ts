import { errors as games } from './errors/games.ts';
import { errors as gangs } from './errors/gangs.ts';
import { errors as rooms } from './errors/rooms.ts';
import { errors as site } from './errors/site.ts';
import { errors as store } from './errors/store.ts';

/** All texts of codes, besides the staff's. The page loads each part with its area. */
export const errors = { ...site, ...games, ...gangs, ...rooms, ...store };
