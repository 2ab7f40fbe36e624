import { Controller, useForm, useWatch, type UseFormRegister } from 'react-hook-form';
import type { StaffAnnouncement } from '#shared/announcements/admin-api.ts';
import { announcementAudiences, announcementPriorities } from '#shared/announcements/schema.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { formResolver, showRefusal, useSubmit } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards, Switch } from '../../../ui/choice.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { wideSheet } from '../../../ui/wide-sheet.ts';
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
  const words = useText().adminAnnouncements;
  return (
    <Sheet
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? words.addTitle : words.editTitle}
      className={wideSheet}
    >
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
  const text = useText();
  const words = text.adminAnnouncements;
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
        showRefusal(error, setError, fieldOfCode, ['link', 'endsAt']);
      }
    }),
  );
  const problems: Readonly<Record<string, string>> = words.problems;
  const problemOf = (name: keyof AnnouncementDraft | 'root') => {
    const found = errors[name]?.message;
    return found === undefined ? undefined : (problems[found] ?? errorText(text.errors, found));
  };
  const parts = { register, problemOf };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Alert message={problemOf('root')} />
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
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={() => leave(onClose)}>
          {words.keep}
        </Button>
        <Button type="submit" icon="check" busy={isSubmitting}>
          {kept === null ? words.publish : words.save}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly register: UseFormRegister<AnnouncementDraft>;
  readonly problemOf: (name: keyof AnnouncementDraft) => string | undefined;
}

/** Title and body, in both languages. */
function TextFields({ register, problemOf }: PartProps) {
  const words = useText().adminAnnouncements;
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
  const words = useText().adminAnnouncements;
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
