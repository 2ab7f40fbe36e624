import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { questionsAdminApi, type AdminCategory, type AdminQuestion } from '#shared/questions/admin-api.ts';
import type { QuestionStatus } from '#shared/questions/draft.ts';
import { ApiError, codeOf } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useLeaveGuard, ViewContext } from '../../../lib/unsaved.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { AlikeNotice } from './alike-notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { withoutEmptyFields } from './drafts.ts';
import { EditorFields } from './editor-fields.tsx';
import type { EditorParts, MediumPart } from './editor-parts.ts';
import { LivePreview } from './live-preview.tsx';
import { questionQuery, useChangeQuestion, useCreateQuestion } from './queries.ts';
import { FiguresCard, QuestionStatusMark, RatingCard } from './question-marks.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useQuestionForm, type QuestionForm } from './use-question-form.ts';
import { VersionList } from './version-list.tsx';

interface EditorProps {
  readonly question: AdminQuestion | null;
  readonly categories: readonly AdminCategory[];
  readonly parts: EditorParts;
}

/** Writing a question: its fields in both languages, and beside them what the players will see. */
export function Editor({ question, categories, parts }: EditorProps) {
  const { preview } = useStaffText().adminQuestions;
  const form = useQuestionForm(question, categories);
  const { begun, draft, categoryId, mediaUrls } = form;
  const written = useMemo(() => withoutEmptyFields(draft), [draft]);
  const view = question === null ? 'new' : 'edit';
  useLeaveGuard(form.isTouched, { view });
  return (
    <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <div className="grid gap-gap">
        {begun !== null && begun.update !== null && (
          <UpdateNotice question={begun} update={begun.update} onResolved={form.restart} />
        )}
        <ViewContext value={view}>
          <EditorForm form={form} categories={categories} MediumPicker={parts.MediumPicker} />
        </ViewContext>
      </div>
      <div className="grid gap-gap xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto">
        <LivePreview
          Preview={parts.Preview}
          draft={written}
          category={categories.find(({ id }) => id === categoryId)}
          mediaUrls={mediaUrls}
        />
        {begun !== null && (
          <>
            <ButtonLink variant="secondary" icon="tv" to={pathTo('adminQuestionPreview', { questionId: begun.id })}>
              {preview.whole}
            </ButtonLink>
            <RatingCard question={begun} />
            <FiguresCard question={begun} />
            <VersionList question={begun} onRestored={form.restart} />
          </>
        )}
      </div>
    </div>
  );
}

function EditorForm({
  form,
  categories,
  MediumPicker,
}: {
  form: QuestionForm;
  categories: readonly AdminCategory[];
  MediumPicker: MediumPart;
}) {
  const { edit } = useStaffText().adminQuestions;
  const describe = useErrorText();
  const saving = useSaving(form);
  const { begun } = form;
  return (
    <form
      noValidate
      className="card grid gap-5 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        saving.save(begun?.status ?? 'draft');
      }}
    >
      {begun !== null && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <QuestionStatusMark status={begun.status} />
          <span className="text-sm text-quiet">{edit.playing}</span>
        </p>
      )}
      <EditorFields key={begun?.version} form={form} categories={categories} MediumPicker={MediumPicker} />
      <AlikeNotice draft={form.draft} />
      {saving.theirs !== null && (
        <ConflictNotice
          form={form}
          theirs={saving.theirs}
          message={saving.error === null ? '' : describe(saving.error)}
          onResolved={saving.onResolved}
        />
      )}
      <Alert
        message={
          saving.theirs !== null
            ? undefined
            : saving.isBarred
              ? edit.notReady
              : saving.error === null
                ? undefined
                : describe(saving.error)
        }
      />
      <Actions status={begun?.status ?? null} saving={saving} />
    </form>
  );
}

type Saving = ReturnType<typeof useSaving>;

function useSaving(form: QuestionForm) {
  const { edit } = useStaffText().adminQuestions;
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = useCreateQuestion();
  const change = useChangeQuestion();
  const [isBarred, setIsBarred] = useState(false);
  const [theirs, setTheirs] = useState<AdminQuestion | null>(null);
  const { begun, categoryId } = form;
  const error = change.error ?? create.error;
  const onError = (cause: Error) => {
    if (!(cause instanceof ApiError)) return;
    const code = codeOf(questionsAdminApi.change, cause);
    if (code === 'questions/not-ready') form.showServerFaults(cause.fields);
    if (begun === null || code !== 'questions/changed-meanwhile') return;
    void client
      .query(questionQuery(begun.id))
      .then(({ item }) => setTheirs(item))
      .catch(() => undefined);
  };
  const save = (status: QuestionStatus, onSaved: () => void = () => undefined) => {
    if (create.isPending || change.isPending) return;
    const bars = status === 'active' && !form.isReady;
    setIsBarred(bars);
    if (bars) {
      form.check();
      return;
    }
    form.showServerFaults({});
    const content = withoutEmptyFields(form.draft);
    const saved = ({ item }: { item: AdminQuestion }) => {
      showToast({
        id: 'questions',
        title:
          begun?.status === status
            ? edit.saved
            : status === 'active'
              ? edit.published
              : status === 'retired'
                ? edit.retired
                : edit.saved,
      });
      setTheirs(null);
      onSaved();
      if (begun === null) void navigate(`?edit=${item.id}`, { replace: true });
      else form.restart(item);
    };
    if (begun === null) create.mutate({ categoryId, content, status }, { onSuccess: saved, onError });
    else
      change.mutate(
        { id: begun.id, version: begun.version, categoryId, content, status },
        { onSuccess: saved, onError },
      );
  };
  return {
    save,
    error,
    isBarred: isBarred && !form.isReady,
    theirs,
    busy: create.isPending || change.isPending,
    onResolved: () => {
      setTheirs(null);
      change.reset();
    },
  };
}

function Actions({ status, saving: { save, busy, error } }: { status: QuestionStatus | null; saving: Saving }) {
  const { edit } = useStaffText().adminQuestions;
  const describe = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap justify-end gap-3">
      {status !== null && status !== 'retired' && (
        <Button variant="quiet" icon="pause" onClick={() => setIsAsking(true)}>
          {edit.retire}
        </Button>
      )}
      <Button type="submit" variant={status === 'active' ? 'primary' : 'secondary'} icon="check" busy={busy}>
        {status === null || status === 'draft' ? edit.saveDraft : edit.save}
      </Button>
      {status !== 'active' && (
        <Button icon="sparkles" busy={busy} onClick={() => save('active')}>
          {status === 'retired' ? edit.republish : edit.publish}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={edit.retireTitle}
        confirm={edit.retireConfirm}
        keep={edit.keep}
        busy={busy}
        failure={error === null ? undefined : describe(error)}
        onConfirm={() => save('retired', () => setIsAsking(false))}
      >
        <p>{edit.retireBody}</p>
      </ConfirmDialog>
    </div>
  );
}
