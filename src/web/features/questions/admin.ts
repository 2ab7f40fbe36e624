/** The staff's side of the bank: finding, writing, publishing and judging questions. */
import { lazyPage } from '../../lib/lazy-page.ts';
import type { EditorParts, PreviewPart } from './admin/editor-parts.ts';

export { questionSearch } from './admin/search-questions.ts';
export const AdminQuestionsPage = lazyPage<'AdminQuestionsPage', EditorParts>(
  () => import('./admin/questions-page.tsx'),
  'AdminQuestionsPage',
);
export const QuestionPreviewPage = lazyPage<'QuestionPreviewPage', { Preview: PreviewPart }>(
  () => import('./admin/preview-page.tsx'),
  'QuestionPreviewPage',
);
