// Support for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export { ReportedQuestions } from './admin/reported-questions.tsx';
export { WaitingRequests } from './admin/waiting-requests.tsx';
export const AdminSupportPage = lazyPage(() => import('./admin/support-page.tsx'), 'AdminSupportPage');
export { requestSearch } from './admin/search-requests.ts';
