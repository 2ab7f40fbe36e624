import type { AdminQuestion } from '#shared/questions/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { Differences } from './differences.tsx';
import { useSettleUpdate } from './queries.ts';

interface UpdateProps {
  readonly question: AdminQuestion;
  readonly update: NonNullable<AdminQuestion['update']>;
  readonly onSettled: (question: AdminQuestion) => void;
}

/** What the files newly say of a question that staff have changed: to take, or to leave. */
export function UpdateNotice({ question, update, onSettled }: UpdateProps) {
  const { update: words } = useText().adminQuestions;
  const describe = useErrorText();
  const settle = useSettleUpdate();
  const answer = (take: boolean) =>
    settle.mutate(
      { id: question.id, version: question.version, foundAt: update.foundAt, take },
      {
        onSuccess: ({ item }) => {
          showToast({ id: 'questions', title: take ? words.taken : words.left });
          onSettled(item);
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
      <Alert message={settle.error === null ? undefined : describe(settle.error)} />
      <div className="flex flex-wrap gap-3">
        <Button icon="check" busy={settle.isPending} onClick={() => answer(true)}>
          {words.take}
        </Button>
        <Button variant="quiet" busy={settle.isPending} onClick={() => answer(false)}>
          {words.leave}
        </Button>
      </div>
    </section>
  );
}
