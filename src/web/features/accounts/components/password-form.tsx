import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { isCommonPassword } from '#shared/accounts/common-passwords.ts';
import { passwordSchema } from '#shared/accounts/password.ts';
import type { User } from '#shared/accounts/schema.ts';
import { codeOf } from '../../../lib/api-client.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useChangePassword, useSendPasswordReset } from '../link-queries.ts';
import { FormAlert } from './auth-frame.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** Changes the password, or sets the first one [USER-4]. */
export function PasswordPart({ user }: { user: User }) {
  const { password } = useText().accounts.ways;
  return (
    <SettingsPanel title={password.title} hint={user.hasPassword ? password.hint : password.noneYet}>
      {/* Another form once there is one to ask for. */}
      <PasswordForm key={String(user.hasPassword)} user={user} />
    </SettingsPanel>
  );
}

const present = z.string().min(1, { error: 'required' });
const change = formResolver(z.object({ currentPassword: present, newPassword: passwordSchema }));
const set = formResolver(z.object({ currentPassword: z.string(), newPassword: passwordSchema }));
const fieldOfCode = {
  'auth/wrong-password': 'currentPassword',
  'auth/weak-password': 'newPassword',
  'auth/password-too-common': 'newPassword',
  'auth/password-too-long': 'newPassword',
  'auth/invalid-password': 'newPassword',
} as const;

function PasswordForm({ user: { hasPassword, email } }: { user: User }) {
  const text = useText();
  const describeCode = useCodeText();
  const save = useChangePassword();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: hasPassword ? change : set,
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { password } = text.accounts.ways;
  const submit = useSubmit(
    handleSubmit(async ({ currentPassword, newPassword }) => {
      if (isCommonPassword(newPassword, email)) {
        setError('newPassword', { type: 'rule', message: 'auth/password-too-common' }, { shouldFocus: true });
        return;
      }
      try {
        await save.mutateAsync(hasPassword ? { currentPassword, newPassword } : { newPassword });
        reset();
        showToast({ id: 'password', title: password.changed, description: password.changedWhy });
      } catch (error) {
        showServerError(
          error,
          setError,
          fieldOfCode,
          hasPassword ? ['currentPassword', 'newPassword'] : ['newPassword'],
        );
      }
    }),
  );
  const failed = codeOf(passwordApi.changePassword, save.error);
  const mustProve = failed === 'auth/requires-recent-login' || failed === 'auth/password-required';
  return (
    <div className="grid gap-2">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <FormAlert message={describeCode(errors.root?.message)} />
        {/* Password managers file the new one under this address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            {...register('currentPassword')}
            autoComplete="current-password"
            label={password.current}
            error={describeCode(errors.currentPassword?.message)}
          />
        )}
        <PasswordField
          {...register('newPassword')}
          autoComplete="new-password"
          label={password.next}
          hint={text.accounts.passwordHint}
          error={describeCode(errors.newPassword?.message)}
        />
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          {hasPassword ? password.change : password.set}
        </Button>
      </form>
      {(hasPassword || mustProve) && (
        <LinkInstead email={email} label={hasPassword ? password.forgot : password.byLink} />
      )}
    </div>
  );
}

/** For a user who doesn't know the current one: the mailbox proves their identity. */
function LinkInstead({ email, label }: { email: string; label: string }) {
  const { password } = useText().accounts.ways;
  const describe = useErrorText();
  const send = useSendPasswordReset();
  const ask = () =>
    send.mutate(email, {
      onSuccess: () =>
        showToast({ id: 'password-link', title: password.linkSent, description: password.linkSentTo(email) }),
      onError: (error) => showToast({ id: 'password-link', variant: 'destructive', title: describe(error) }),
    });
  return (
    <Button variant="bare" icon="mail" busy={send.isPending} onClick={ask} className="justify-self-start">
      {label}
    </Button>
  );
}
