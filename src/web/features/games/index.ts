/**
 * Everything of a game on the page: setting it up, playing it, what became of it (docs/rules.md).
 * Play is decided by the pure rules of shared/games on this device; the engine keeps each step here first
 * and sends it in the background, so nothing in play waits for the network.
 */
import type { GameRecord } from '#shared/games/api.ts';
import { loadGameTexts, loadSetupTexts, loadTasteTexts } from '../../lib/language.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

export const SetupPage = lazyPage(() => import('./pages/setup-page.tsx'), 'SetupPage', loadSetupTexts);
export const FinishedGamesPage = lazyPage(
  () => import('./pages/finished-games-page.tsx'),
  'FinishedGamesPage',
  loadGameTexts,
);
export const AnswerPage = lazyPage(() => import('./pages/answer-page.tsx'), 'AnswerPage', loadGameTexts);
/** Four tiles for a visitor, in the scene of the home page. Preload it before it is shown. */
export const TasteGame = lazyPage(() => import('./taste/taste-game.tsx'), 'TasteGame', loadTasteTexts);
/** For app/, which puts the support dialog into them. */
export const fetchGamePage = async () => (await Promise.all([import('./pages/game-page.tsx'), loadGameTexts()]))[0];
export const fetchGameSummaryPage = async () =>
  (await Promise.all([import('./pages/game-summary-page.tsx'), loadGameTexts()]))[0];
/** The four moving pictures, in a dialog. */
export const HowToPlay = lazyPage(() => import('./components/how-to-play/how-to-play.tsx'), 'HowToPlay', loadGameTexts);
/** Volumes, set of sounds and reading voice of this device, for the settings; the mute is a preference of the account. */
export const MixSettings = lazyPage(() => import('./sound/mix-settings.tsx'), 'MixSettings', loadGameTexts);
export const ActiveGames = lazyPage(() => import('./components/lists/active-games.tsx'), 'ActiveGames', loadGameTexts);

/** The user's latest open game; null if there is none. From this device while the server doesn't answer [GAME-6]. */
export async function latestOpenGame(uid: string, signal: AbortSignal): Promise<GameRecord | null> {
  const { listOpenGames } = await import('./queries.ts');
  return (await listOpenGames(uid, { limit: 1 }, signal)).items[0] ?? null;
}

/** Sends this account's unsent steps of this device, and returns the number that is left [GAME-6]. */
export async function sendUnsentSteps(uid: string): Promise<number> {
  const sending = await import('./engine/send-unsent.ts');
  return sending.sendUnsentSteps(uid);
}

export async function countUnsentSteps(uid: string): Promise<number> {
  const sending = await import('./engine/send-unsent.ts');
  return sending.countUnsentSteps(uid);
}
