import { AdminSupportPage } from '../../features/support/admin.ts';
import { hasPage } from '../pages.ts';

/** What people wrote; a question is linked to once its page is there. */
export function AdminSupportRoute() {
  return <AdminSupportPage hasQuestionPage={hasPage('adminQuestionPreview')} />;
}
