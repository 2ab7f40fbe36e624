import { drama } from './games-drama.ts';
import { manners } from './games-manners.ts';
import { play } from './games-play.ts';
import { question } from './games-question.ts';
import { sounds } from './games-sounds.ts';
import { summary } from './games-summary.ts';

/** Everything a game says that is set up. */
export const games = { play, question, drama, sounds, manners, summary };
