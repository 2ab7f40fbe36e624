/** The leaderboard. */
import { loadGameTexts } from '../../lib/language.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

export const LeaderboardPage = lazyPage(() => import('./pages/leaderboard-page.tsx'), 'LeaderboardPage', loadGameTexts);
