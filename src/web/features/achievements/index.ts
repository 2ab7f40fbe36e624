/** Badges and rewards: what a game has brought, and all that one has. */
import { loadAccountTexts } from '../../lib/language.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

export const MyAchievements = lazyPage(
  () => import('./components/my-achievements.tsx'),
  'MyAchievements',
  loadAccountTexts,
);
export const GameAchievements = lazyPage<'GameAchievements', { gameId: string }>(
  () => import('./components/game-achievements.tsx'),
  'GameAchievements',
  loadAccountTexts,
);
