import type { AdminQuestion } from '#shared/questions/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { Differences } from './differences.tsx';
import { useResolveUpdate } from './queries.ts';

interface UpdateProps {
  readonly question: AdminQuestion;
  readonly update: NonNullable<AdminQuestion['update']>;
  readonly onResolved: (question: AdminQuestion) => void;
}

/** What the files newly say of a question that staff have changed: to take, or to leave. */
export function UpdateNotice({ question, update, onResolved }: UpdateProps) {
  const { update: words } = useStaffText().adminQuestions;
  const describe = useErrorText();
  const resolve = useResolveUpdate();
  const answer = (take: boolean) =>
    resolve.mutate(
      { id: question.id, version: question.version, foundAt: update.foundAt, take },
      {
        onSuccess: ({ item }) => {
          showToast({ id: 'questions', title: take ? words.taken : words.left });
          onResolved(item);
        },
      },
    );
  return (
    <section aria-label={words.title} className="card grid gap-3 p-4 shadow-[inset_0_0_0_2px_var(--saffron)]">
      <h2 className="text-xl">{words.title}</h2>
      <p className="text-quiet">{words.lead}</p>
      <Differences
        before={{ name: words.now, content: question.content }}
        after={{ name: words.files, content: update.content }}
        same={words.mediaOnly}
      />
      <Alert message={resolve.error === null ? undefined : describe(resolve.error)} />
      <div className="flex flex-wrap gap-3">
        <Button icon="check" busy={resolve.isPending} onClick={() => answer(true)}>
          {words.take}
        </Button>
        <Button variant="quiet" busy={resolve.isPending} onClick={() => answer(false)}>
          {words.leave}
        </Button>
      </div>
    </section>
  );
}
