import { Controller, useForm, useWatch, type UseFormRegister } from 'react-hook-form';
import type { StaffAnnouncement } from '#shared/announcements/admin-api.ts';
import { announcementAudiences, announcementPriorities } from '#shared/announcements/schema.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { RadioCards, Switch } from '../../../ui/choice.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EditorForm } from '../../../ui/editor-form.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { announcementDraftOf, announcementDraftSchema, type AnnouncementDraft } from './announcement-draft.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { useSaveAnnouncement } from './queries.ts';

/** Writing and changing an announcement, in a dialog at the side. */
export function AnnouncementEditor({
  edited,
  onClose,
}: {
  edited: StaffAnnouncement | 'new' | null;
  onClose: () => void;
}) {
  const words = useStaffText().adminAnnouncements;
  return (
    <Sheet open={edited !== null} onClose={onClose} title={edited === 'new' ? words.addTitle : words.editTitle} isWide>
      <AnnouncementForm kept={edited === 'new' ? null : edited} onClose={onClose} />
    </Sheet>
  );
}

const resolver = formResolver(announcementDraftSchema);
const fieldOfCode = {
  'announcements/window-past': 'endsAt',
  'announcements/window-reversed': 'endsAt',
  'announcements/link-refused': 'link',
} as const;

function AnnouncementForm({ kept, onClose }: { kept: StaffAnnouncement | null; onClose: () => void }) {
  const words = useStaffText().adminAnnouncements;
  const save = useSaveAnnouncement(kept);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({ resolver, defaultValues: announcementDraftOf(kept) });
  const leave = useLeaveGuard(isDirty);
  const [titleAr, titleEn, bodyAr, bodyEn, link, priority, isDismissible] = useWatch({
    control,
    name: ['titleAr', 'titleEn', 'bodyAr', 'bodyEn', 'link', 'priority', 'isDismissible'],
  });
  const submit = useSubmit(
    handleSubmit(async (input) => {
      try {
        await save.mutateAsync(input);
        showToast({ id: 'announcements', title: kept === null ? words.published : words.changed });
        onClose();
      } catch (error) {
        showServerError(error, setError, fieldOfCode, ['link', 'endsAt']);
      }
    }),
  );
  const describeCode = useCodeText(words.problems);
  const problemOf = (name: keyof AnnouncementDraft | 'root') => describeCode(errors[name]?.message);
  const parts = { register, problemOf };
  return (
    <EditorForm
      onSubmit={submit}
      problem={problemOf('root')}
      submit={kept === null ? words.publish : words.save}
      busy={isSubmitting}
      cancel={{ label: words.keep, onClick: () => leave(onClose) }}
    >
      <TextFields {...parts} />
      <AnnouncementPreview {...{ titleAr, titleEn, bodyAr, bodyEn, link, priority, isDismissible }} />
      <SelectField
        {...register('audience')}
        label={words.audience}
        options={announcementAudiences.map((value) => ({ value, label: words.audiences[value] }))}
      />
      <Controller
        control={control}
        name="priority"
        render={({ field }) => (
          <RadioCards
            label={words.priority}
            value={field.value}
            onChange={field.onChange}
            options={announcementPriorities.map((value) => ({ value, label: words.priorities[value] }))}
          />
        )}
      />
      <p className="-mt-3 text-sm text-quiet">{words.priorityHint}</p>
      <TextField
        {...register('link')}
        ltr
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={words.link}
        hint={words.linkHint}
        error={problemOf('link')}
      />
      <WindowFields {...parts} />
      <Controller
        control={control}
        name="isDismissible"
        render={({ field }) => (
          <Switch
            label={words.isDismissible}
            hint={words.isDismissibleHint}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </EditorForm>
  );
}

interface PartProps {
  readonly register: UseFormRegister<AnnouncementDraft>;
  readonly problemOf: (name: keyof AnnouncementDraft) => string | undefined;
}

/** Title and body, in both languages. */
function TextFields({ register, problemOf }: PartProps) {
  const words = useStaffText().adminAnnouncements;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <fieldset className="grid content-start gap-4">
        <legend className="mb-2 font-semibold text-saffron-text">{words.arabic}</legend>
        <TextField
          {...register('titleAr')}
          lang="ar"
          autoComplete="off"
          label={words.titleAr}
          error={problemOf('titleAr')}
        />
        <TextArea {...register('bodyAr')} lang="ar" rows={3} label={words.bodyAr} error={problemOf('bodyAr')} />
      </fieldset>
      <fieldset className="grid content-start gap-4">
        <legend className="mb-2 font-semibold text-saffron-text">{words.english}</legend>
        <TextField
          {...register('titleEn')}
          lang="en"
          autoComplete="off"
          label={words.titleEn}
          error={problemOf('titleEn')}
        />
        <TextArea {...register('bodyEn')} lang="en" rows={3} label={words.bodyEn} error={problemOf('bodyEn')} />
      </fieldset>
    </div>
  );
}

/** When the announcement begins and ends. */
function WindowFields({ register, problemOf }: PartProps) {
  const words = useStaffText().adminAnnouncements;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        {...register('startsAt')}
        ltr
        type="datetime-local"
        label={words.from}
        hint={words.fromHint}
        error={problemOf('startsAt')}
      />
      <TextField
        {...register('endsAt')}
        ltr
        type="datetime-local"
        label={words.until}
        hint={words.untilHint}
        error={problemOf('endsAt')}
      />
    </div>
  );
}
