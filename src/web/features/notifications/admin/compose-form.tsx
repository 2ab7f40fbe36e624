import { useState } from 'react';
import { Controller, useForm, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import type { ScheduledNotification } from '#shared/notifications/admin-api.ts';
import { audiences, pushTopics } from '#shared/notifications/schema.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx';
import { AskBeforeSending } from './ask-before-sending.tsx';
import {
  emptyNotificationDraft,
  notificationDraftOf,
  notificationDraftSchema,
  whens,
  type NotificationDraft,
  type NotificationPlan,
} from './notification-draft.ts';
import { PhonePreview } from './phone-preview.tsx';
import { useFindReach, type Reach } from './queries.ts';

const resolver = formResolver(notificationDraftSchema);
const fieldOfCode = { 'notifications/user-not-found': 'email', 'auth/invalid-email': 'email' } as const;

/** Writes a notification beside its preview, or changes one that waits; whom it comes to is asked of the server before it is sent. */
export function ComposeForm({ kept = null, onDone }: { kept?: ScheduledNotification | null; onDone?: () => void }) {
  const words = useStaffText().adminNotifications;
  const findReach = useFindReach();
  const [asked, setAsked] = useState<{ readonly plan: NotificationPlan; readonly reach: Reach } | null>(null);
  const {
    register,
    control,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({ resolver, defaultValues: kept === null ? emptyNotificationDraft : notificationDraftOf(kept) });
  useLeaveGuard(isDirty);
  const [audience, when, titleAr, titleEn, bodyAr, bodyEn] = useWatch({
    control,
    name: ['audience', 'when', 'titleAr', 'titleEn', 'bodyAr', 'bodyEn'],
  });
  const submit = useSubmit(
    handleSubmit(async (plan) => {
      try {
        setAsked({
          plan,
          reach: await findReach.mutateAsync({
            ...plan.whom,
            ...(plan.email === undefined ? {} : { email: plan.email }),
          }),
        });
      } catch (error) {
        showServerError(error, setError, fieldOfCode, ['email']);
      }
    }),
  );
  const describeCode = useCodeText(words.problems);
  const problemOf = (name: keyof NotificationDraft | 'root') => describeCode(errors[name]?.message);
  const parts = { control, register, problemOf };
  return (
    <section className={kept === null ? 'card grid gap-6 p-6 xl:grid-cols-[1fr_22rem]' : 'grid gap-6'}>
      <form noValidate onSubmit={submit} className="grid content-start gap-5">
        {kept === null && <h2 className="text-2xl">{words.compose}</h2>}
        <Alert message={problemOf('root')} />
        <Recipients {...parts} audience={audience} />
        <MessageFields {...parts} />
        <SendTime {...parts} hasChoice={kept === null} when={when} />
        <Button type="submit" icon="bell-ring" busy={isSubmitting} className="justify-self-end">
          {when === 'later' ? words.reviewLater : words.review}
        </Button>
      </form>
      <PhonePreview {...{ titleAr, titleEn, bodyAr, bodyEn }} />
      {asked !== null && (
        <AskBeforeSending
          {...asked}
          kept={kept}
          onClose={() => setAsked(null)}
          onSent={() => {
            reset();
            onDone?.();
          }}
        />
      )}
    </section>
  );
}

interface PartProps {
  readonly control: Control<NotificationDraft, unknown, NotificationPlan>;
  readonly register: UseFormRegister<NotificationDraft>;
  readonly problemOf: (name: keyof NotificationDraft) => string | undefined;
}

function Recipients({
  control,
  register,
  problemOf,
  audience,
}: PartProps & { audience: NotificationDraft['audience'] }) {
  const words = useStaffText().adminNotifications;
  return (
    <>
      <Controller
        control={control}
        name="audience"
        render={({ field }) => (
          <RadioCards
            label={words.audience}
            value={field.value}
            onChange={field.onChange}
            options={audiences.map((value) => ({ value, label: words.audiences[value] }))}
          />
        )}
      />
      {audience === 'topic' && (
        <SelectField
          {...register('topic')}
          label={words.topic}
          options={pushTopics.map((value) => ({ value, label: words.topics[value] }))}
        />
      )}
      {audience === 'user' && (
        <TextField
          {...register('email')}
          ltr
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={words.email}
          error={problemOf('email')}
        />
      )}
    </>
  );
}

function MessageFields({ register, problemOf }: PartProps) {
  const words = useStaffText().adminNotifications;
  return (
    <>
      <TextField
        {...register('titleAr')}
        lang="ar"
        autoComplete="off"
        label={words.titleAr}
        error={problemOf('titleAr')}
      />
      <TextArea {...register('bodyAr')} lang="ar" rows={3} label={words.bodyAr} error={problemOf('bodyAr')} />
      <TextField
        {...register('titleEn')}
        lang="en"
        autoComplete="off"
        label={words.titleEn}
        hint={words.englishHint}
        error={problemOf('titleEn')}
      />
      <TextArea {...register('bodyEn')} lang="en" rows={3} label={words.bodyEn} error={problemOf('bodyEn')} />
      <TextField
        {...register('page')}
        ltr
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={words.page}
        hint={words.pageHint}
        error={problemOf('page')}
      />
    </>
  );
}

/** When the notification is sent; a waiting one stays scheduled, and only its time can change. */
function SendTime({
  control,
  register,
  problemOf,
  hasChoice,
  when,
}: PartProps & { hasChoice: boolean; when: NotificationDraft['when'] }) {
  const words = useStaffText().adminNotifications;
  return (
    <>
      {hasChoice && (
        <Controller
          control={control}
          name="when"
          render={({ field }) => (
            <RadioCards
              label={words.when}
              value={field.value}
              onChange={field.onChange}
              options={whens.map((value) => ({ value, label: words.whens[value] }))}
            />
          )}
        />
      )}
      {when === 'later' && (
        <TextField
          {...register('sendAt')}
          ltr
          type="datetime-local"
          label={words.sendAt}
          hint={words.sendAtHint}
          error={problemOf('sendAt')}
        />
      )}
    </>
  );
}
