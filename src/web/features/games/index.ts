/**
 * Everything of a game on the page: setting it up, playing it, what became of it (product.md §2, game.md).
 * Play is decided by the pure rules of shared/games on this device; the engine keeps each step here first
 * and sends it in the background, so nothing in play waits for the network.
 */
import { lazyPage } from '../../lib/lazy-page.ts';

export const GamePage = lazyPage(() => import('./pages/game-page.tsx'), 'GamePage');
export const SetupPage = lazyPage(() => import('./pages/setup-page.tsx'), 'SetupPage');
export const GameSummaryPage = lazyPage(() => import('./pages/game-summary-page.tsx'), 'GameSummaryPage');
export const FinishedGamesPage = lazyPage(() => import('./pages/finished-games-page.tsx'), 'FinishedGamesPage');
export const AnswerPage = lazyPage(() => import('./pages/answer-page.tsx'), 'AnswerPage');
export const ActiveGames = lazyPage(() => import('./components/lists/active-games.tsx'), 'ActiveGames');

/** For the way out: sends what this device still has of this account's games, and tells how many steps are left [GAME-6]. */
export async function sendUnsentSteps(uid: string): Promise<number> {
  const sending = await import('./engine/send-unsent.ts');
  return sending.sendUnsentSteps(uid);
}
