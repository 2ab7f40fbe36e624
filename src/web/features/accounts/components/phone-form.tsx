import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { phoneNumberSchema } from '#shared/accounts/phone-number.ts';
import type { User } from '#shared/accounts/schema.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useUpdateMe } from '../queries.ts';
import { PatientButton } from './patient-button.tsx';

// Left empty, it is taken away.
const resolver = formResolver(
  z.object({
    phoneNumber: z.union([z.literal('').transform(() => null), phoneNumberSchema], {
      error: 'accounts/invalid-phone-number',
    }),
  }),
);

/** The user's phone number, optional [USER-4]. */
export function PhoneForm({ user }: { user: User }) {
  const { phone } = useText().accounts.settings;
  const describeCode = useCodeText();
  const update = useUpdateMe();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting, isDirty },
  } = useForm({
    resolver,
    defaultValues: { phoneNumber: user.phoneNumber ?? '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ phoneNumber }) => {
      try {
        const saved = await update.mutateAsync({ phoneNumber });
        reset({ phoneNumber: saved.user.phoneNumber ?? '' });
        showToast({ id: 'phone', title: phoneNumber === null ? phone.removed : phone.saved });
      } catch (error) {
        showServerError(error, setError, { 'accounts/invalid-phone-number': 'phoneNumber' }, ['phoneNumber']);
      }
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        {...register('phoneNumber')}
        ltr
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={phone.label}
        hint={phone.hint}
        error={describeCode(errors.phoneNumber?.message ?? errors.root?.message)}
      />
      <PatientButton
        error={update.error}
        type="submit"
        busy={isSubmitting}
        disabled={!isDirty}
        className="justify-self-start"
      >
        {phone.save}
      </PatientButton>
    </form>
  );
}
