import type { Shape } from '../catalogue.ts';
import type { games as ar } from '../ar/games.ts';
import { drama } from './games-drama.ts';
import { manners } from './games-manners.ts';
import { play } from './games-play.ts';
import { question } from './games-question.ts';
import { sounds } from './games-sounds.ts';
import { summary } from './games-summary.ts';

export const games = { play, question, drama, sounds, manners, summary } satisfies Shape<typeof ar>;
