import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#shared/i18n/format.ts';
import type { AdminQuestion, QuestionVersion } from '#shared/questions/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { UserText } from '../../../ui/value.tsx';
import { Differences } from './differences.tsx';
import { useRestoreVersion, versionsQuery } from './queries.ts';

interface VersionsProps {
  readonly question: AdminQuestion;
  readonly onRestored: (question: AdminQuestion) => void;
}

/** What a question was: who changed it and when, and the way back. */
export function VersionList(props: VersionsProps) {
  const { versions } = useStaffText().adminQuestions;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-xl">{versions.title}</h2>
      {isOpen ? (
        <Versions {...props} />
      ) : (
        <Button variant="secondary" icon="history" onClick={() => setIsOpen(true)}>
          {versions.show}
        </Button>
      )}
    </section>
  );
}

function Versions({ question, onRestored }: VersionsProps) {
  const { versions: words, byFiles } = useStaffText().adminQuestions;
  const { language } = useLanguage();
  const read = useQuery(versionsQuery(question.id, question.version));
  const [compared, setCompared] = useState<QuestionVersion | null>(null);
  return (
    <Loaded read={read} className="h-14">
      {({ items }) => (
        <>
          <ol className="grid gap-2">
            {items.map((each) => (
              <li
                key={each.version}
                className="flex flex-wrap items-center justify-between gap-x-4 rounded-2xl bg-well px-4 py-2"
              >
                <span className="grid">
                  <span className="font-semibold">{words.done[each.done]}</span>
                  <span className="text-sm text-quiet">
                    {each.changedBy === null ? byFiles : <UserText>{each.changedBy.displayName}</UserText>} ·{' '}
                    <bdi>{formatDateTime(each.changedAt, language)}</bdi>
                  </span>
                </span>
                {each.version === question.version ? (
                  <span className="text-sm text-quiet">{words.current}</span>
                ) : (
                  <Button variant="quiet" aria-label={words.compare(each.version)} onClick={() => setCompared(each)}>
                    {words.version(each.version)}
                  </Button>
                )}
              </li>
            ))}
          </ol>
          {compared !== null && (
            <Comparison
              question={question}
              older={compared}
              onClose={() => setCompared(null)}
              onRestored={onRestored}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function Comparison({
  question,
  older,
  onClose,
  onRestored,
}: VersionsProps & { older: QuestionVersion; onClose: () => void }) {
  const { versions: words, conflict } = useStaffText().adminQuestions;
  const describe = useErrorText();
  const restore = useRestoreVersion();
  const bringBack = () =>
    restore.mutate(
      { id: question.id, version: question.version, from: older.version },
      {
        onSuccess: ({ item }) => {
          showToast({ id: 'questions', title: words.restored });
          onRestored(item);
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.version(older.version)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.close}
          </Button>
          <Button icon="undo" busy={restore.isPending} onClick={bringBack}>
            {words.restore}
          </Button>
        </>
      }
    >
      <Differences
        before={{ name: words.then, content: older.content }}
        after={{ name: words.now, content: question.content }}
        same={conflict.same}
      />
      <Alert message={restore.error === null ? undefined : describe(restore.error)} />
    </Dialog>
  );
}
