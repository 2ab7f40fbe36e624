import { drumRollSeconds } from './sounds/finale.ts';

/** Of the show at the end of a game: before the first score. */
export const openingMs = 700;
/** A drum roll swells under each score. */
export const scoreMs = drumRollSeconds * 1000;
/** The highest score is shown a little longer. */
export const firstScoreMs = 2400;

/** From the last step until the winner's name is on the screen. */
export function untilWinnerMs(teams: number): number {
  return openingMs + (teams - 1) * scoreMs + firstScoreMs;
}
