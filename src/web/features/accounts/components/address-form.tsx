import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { emailSchema } from '#shared/accounts/schema.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { FormAlert } from './auth-frame.tsx';

const resolver = formResolver(z.object({ email: emailSchema }));
const fieldOfCode = { 'auth/invalid-email': 'email', 'auth/email-mismatch': 'email' } as const;

interface AddressFormProps {
  readonly email: string;
  readonly submitLabel: string;
  readonly icon: IconName;
  /** The form shows its errors. */
  readonly onSubmit: (email: string) => Promise<void>;
  /** When a person turns to the form. */
  readonly onFocus?: () => void;
}

/** Asks for an address, and for nothing else. */
export function AddressForm({ email, submitLabel, icon, onSubmit, onFocus }: AddressFormProps) {
  const text = useText();
  const describeCode = useCodeText();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver, defaultValues: { email } });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      try {
        await onSubmit(values.email);
      } catch (error) {
        showServerError(error, setError, fieldOfCode, ['email']);
        // AUTH-4: after too many requests, wait and look in the spam folder.
        if (error instanceof ApiError && error.status === 429) setError('root.wait', { type: 'server' });
      }
    }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} onFocus={onFocus} className="grid gap-4">
      <FormAlert message={describeCode(errors.root?.message)} />
      {errors.root?.['wait'] !== undefined && <p className="text-quiet">{text.shell.banner.waitNote}</p>}
      <TextField
        {...register('email')}
        ltr
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        label={text.accounts.email}
        error={describeCode(errors.email?.message)}
      />
      <Button type="submit" size="large" icon={icon} busy={isSubmitting} className="mt-2">
        {submitLabel}
      </Button>
    </form>
  );
}
