import type { GameLength } from '#shared/games/setup.ts';
import type { Category } from '#shared/questions/api.ts';

interface Rules {
  readonly length: GameLength;
  readonly sound: boolean;
}

/** Games without a repeated question that this host has left; with the sound off, without questions that need it [GAME-9, BANK-3]. */
export function freshGames({ gamesLeft, silentGamesLeft }: Category, { length, sound }: Rules): number {
  return (sound ? gamesLeft : (silentGamesLeft ?? gamesLeft))?.[length] ?? 0;
}

/** Whether a game by these rules can have the category: one of sounds needs the sound on. */
export function isDealt({ needsSound = [] }: Category, { length, sound }: Rules): boolean {
  return sound || !needsSound.includes(length);
}
