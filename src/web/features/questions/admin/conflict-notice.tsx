import type { AdminQuestion } from '#shared/questions/admin-api.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Differences } from './differences.tsx';
import type { QuestionForm } from './use-question-form.ts';

interface ConflictProps {
  readonly form: QuestionForm;
  /** As it is saved now. */
  readonly theirs: AdminQuestion;
  readonly message: string;
  readonly onResolved: () => void;
}

/** A concurrent change: the saved version, the local input, and the choice between them. */
export function ConflictNotice({ form, theirs, message, onResolved }: ConflictProps) {
  const { conflict } = useStaffText().adminQuestions;
  const goOn = (keep: boolean) => {
    form.restart(theirs, keep);
    onResolved();
  };
  return (
    <section aria-label={conflict.title} className="grid gap-3 rounded-2xl p-4 shadow-[inset_0_0_0_2px_var(--danger)]">
      <h2 className="text-lg">{conflict.title}</h2>
      <Alert message={message} />
      <p className="text-quiet">{conflict.lead}</p>
      <Differences
        before={{ name: conflict.theirs, content: theirs.content }}
        after={{ name: conflict.mine, content: form.draft }}
        same={conflict.same}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon="retry" onClick={() => goOn(false)}>
          {conflict.takeTheirs}
        </Button>
        <Button variant="secondary" icon="edit" onClick={() => goOn(true)}>
          {conflict.keepMine}
        </Button>
      </div>
    </section>
  );
}
