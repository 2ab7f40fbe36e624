import { useState } from 'react';
import { Controller, useForm, type Control } from 'react-hook-form';
import type { KeptOverride } from '#shared/site-settings/api.ts';
import { overrideAudiences, paymentMethods } from '#shared/store/payment-method.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { momentInWords } from '../../../lib/kuwait-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { RadioCards, Switch } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EditorForm } from '../../../ui/editor-form.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import {
  overrideDraftOf,
  overrideDraftSchema,
  type OverrideDraft,
  type OverrideWish,
} from './payment-override-draft.ts';
import { useSetPaymentOverride } from './queries.ts';

const resolver = formResolver(overrideDraftSchema);
const served = ['reason', 'scheduledStart', 'scheduledEnd'] as const;

/** Sets the override. What changes how people pay is asked about first; switching it off isn't. */
export function PaymentOverrideForm({ kept }: { kept: KeptOverride }) {
  const words = useStaffText().adminPayment;
  const { form } = words;
  const set = useSetPaymentOverride();
  const [asked, setAsked] = useState<OverrideWish | null>(null);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({ resolver, defaultValues: overrideDraftOf(kept) });
  useLeaveGuard(isDirty, { view: 'tab' });
  const submit = useSubmit(
    handleSubmit(async (wish) => {
      if (wish.enabled) {
        setAsked(wish);
        return;
      }
      try {
        await set.mutateAsync(wish);
        showToast({ id: 'payment', title: words.saved });
      } catch (error) {
        showServerError(error, setError, {}, served);
      }
    }),
  );
  const describeCode = useCodeText(words.problems);
  const problemOf = (name: keyof OverrideDraft | 'root') => describeCode(errors[name]?.message);
  return (
    <EditorForm onSubmit={submit} problem={problemOf('root')} submit={words.save} busy={isSubmitting}>
      <Controller
        control={control}
        name="enabled"
        render={({ field }) => (
          <Switch label={form.enabled} hint={form.enabledHint} checked={field.value} onChange={field.onChange} />
        )}
      />
      <Choices control={control} />
      <TextField
        {...register('reason')}
        label={form.reason}
        hint={form.reasonHint}
        autoComplete="off"
        error={problemOf('reason')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...register('scheduledStart')}
          ltr
          type="datetime-local"
          label={form.from}
          hint={form.fromHint}
          error={problemOf('scheduledStart')}
        />
        <TextField
          {...register('scheduledEnd')}
          ltr
          type="datetime-local"
          label={form.until}
          hint={form.untilHint}
          error={problemOf('scheduledEnd')}
        />
      </div>
      {asked !== null && <AskFirst wish={asked} onClose={() => setAsked(null)} />}
    </EditorForm>
  );
}

function Choices({ control }: { control: Control<OverrideDraft, unknown, OverrideWish> }) {
  const { form } = useStaffText().adminPayment;
  return (
    <>
      <Controller
        control={control}
        name="appliesTo"
        render={({ field }) => (
          <RadioCards
            label={form.appliesTo}
            value={field.value}
            onChange={field.onChange}
            options={overrideAudiences.map((value) => ({ value, label: form.audiences[value] }))}
          />
        )}
      />
      <Controller
        control={control}
        name="forceMethod"
        render={({ field }) => (
          <RadioCards
            label={form.forceMethod}
            value={field.value}
            onChange={field.onChange}
            options={paymentMethods.map((value) => ({ value, label: form.methods[value] }))}
          />
        )}
      />
    </>
  );
}

function AskFirst({ wish, onClose }: { wish: OverrideWish; onClose: () => void }) {
  const words = useStaffText().adminPayment;
  const { language } = useLanguage();
  const describe = useErrorText();
  const set = useSetPaymentOverride();
  const { scheduledStart, scheduledEnd } = wish;
  // The form is remounted with the saved state, and this dialog with it: its callbacks would never be called.
  const confirm = async () => {
    try {
      await set.mutateAsync(wish);
      showToast({ id: 'payment', title: words.saved });
      onClose();
    } catch {
      // The question says what failed.
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.askTitle}
      confirm={words.confirm}
      keep={words.keep}
      busy={set.isPending}
      failure={set.error === null ? undefined : describe(set.error)}
      onConfirm={() => void confirm()}
    >
      <ul className="grid gap-1 ps-5 [list-style:disc]">
        <li>{words.ask(words.form.methods[wish.forceMethod], words.form.audiences[wish.appliesTo])}</li>
        <li>{scheduledStart === null ? words.askNow : words.askFrom(momentInWords(scheduledStart, language))}</li>
        <li>{scheduledEnd === null ? words.askNoEnd : words.askUntil(momentInWords(scheduledEnd, language))}</li>
      </ul>
      <p className="font-semibold">{words.warning}</p>
    </ConfirmDialog>
  );
}
