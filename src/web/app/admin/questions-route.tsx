import { QuestionPreview } from '../../features/games/admin.ts';
import { AdminQuestionsPage, QuestionPreviewPage } from '../../features/questions/admin.ts';

/** The bank, with the game's own screen to look at a question on. */
export function AdminQuestionsRoute() {
  return <AdminQuestionsPage Preview={QuestionPreview} />;
}

export function QuestionPreviewRoute() {
  return <QuestionPreviewPage Preview={QuestionPreview} />;
}
