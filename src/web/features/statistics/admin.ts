// Statistics for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export { GamesToday } from './admin/games-today.tsx';
export const AnalyticsPage = lazyPage(() => import('./admin/analytics-page.tsx'), 'AnalyticsPage');
