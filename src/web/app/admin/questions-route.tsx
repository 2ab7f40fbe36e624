import { QuestionPreview } from '../../features/games/admin.ts';
import { MediumPicker } from '../../features/media/admin.ts';
import { AdminQuestionsPage, QuestionPreviewPage } from '../../features/questions/admin.ts';

/** The bank, with the game's own screen to look at a question on and the library to choose from. */
export function AdminQuestionsRoute() {
  return <AdminQuestionsPage Preview={QuestionPreview} MediumPicker={MediumPicker} />;
}

export function QuestionPreviewRoute() {
  return <QuestionPreviewPage Preview={QuestionPreview} />;
}
