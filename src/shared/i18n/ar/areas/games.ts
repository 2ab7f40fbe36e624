import type { Shape } from '../../catalogue.ts';
import { errors } from '../errors/games.ts';
import { games } from '../games.ts';
import { standings } from '../standings.ts';

/** Playing a game, what became of it, the leaderboard. */
export const gamesTexts = { games, standings, errors };

export type GamesTexts = Shape<typeof gamesTexts>;
