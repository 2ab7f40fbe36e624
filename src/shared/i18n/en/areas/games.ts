import type { GamesTexts } from '../../ar/areas/games.ts';
import { errors } from '../errors/games.ts';
import { games } from '../games.ts';
import { standings } from '../standings.ts';

export const gamesTexts: GamesTexts = { games, standings, errors };
