import { GameAchievements } from '../features/achievements/index.ts';
import { fetchGamePage, fetchGameSummaryPage } from '../features/games/index.ts';
import { fetchSupportDialog } from '../features/support/index.ts';
import { lazyPage } from '../lib/lazy-page.ts';

// The support dialog comes together with the page: once the network is gone it would be too late for it.

export const GameRoute = lazyPage(async () => {
  const [{ GamePage }, { SupportDialog }] = await Promise.all([fetchGamePage(), fetchSupportDialog()]);
  return { GameRoute: () => <GamePage Support={SupportDialog} /> };
}, 'GameRoute');

export const GameSummaryRoute = lazyPage(async () => {
  const [{ GameSummaryPage }, { SupportDialog }] = await Promise.all([fetchGameSummaryPage(), fetchSupportDialog()]);
  return { GameSummaryRoute: () => <GameSummaryPage Support={SupportDialog} Earned={GameAchievements} /> };
}, 'GameSummaryRoute');
