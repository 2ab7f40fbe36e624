// Support for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export { ReportedQuestions } from './components/reported-questions.tsx';
export { WaitingRequests } from './components/waiting-requests.tsx';
export const AdminSupportPage = lazyPage(() => import('./admin/support-page.tsx'), 'AdminSupportPage');
export { requestSearch } from './admin/search-requests.ts';
