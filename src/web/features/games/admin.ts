// Games for the staff's area.
import { loadGameTexts } from '../../lib/language.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { preloadStages } from './components/frame/stages.ts';
import type { PreviewProps } from './preview/question-preview.tsx';

export const AdminGamesPage = lazyPage(() => import('./admin/admin-games-page.tsx'), 'AdminGamesPage');
export const AdminSoundsPage = lazyPage(() => import('./admin/sounds-page.tsx'), 'AdminSoundsPage', loadGameTexts);
/** A question as the game shows it. */
export const QuestionPreview = lazyPage<'QuestionPreview', PreviewProps>(
  async () => (await Promise.all([import('./preview/question-preview.tsx'), preloadStages()]))[0],
  'QuestionPreview',
);
export { gameSearch } from './admin/search-games.ts';
