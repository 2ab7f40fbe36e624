import { useStaffText } from '../../../lib/staff-text.ts';
import type { QuestionForm, QuestionPath } from './use-question-form.ts';

/** The error of a field in words; nothing if valid. */
export function useFaultText({ faultAt }: QuestionForm): (path: QuestionPath) => string | undefined {
  const texts: Readonly<Record<string, string>> = useStaffText().adminQuestions.faults;
  return (path) => {
    const fault = faultAt(path);
    return fault === undefined ? undefined : (texts[fault] ?? texts['invalid']);
  };
}
