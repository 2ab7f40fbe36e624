import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { passwordSchema } from '#shared/accounts/password.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useResetPassword } from '../link-queries.ts';
import { AuthHeading, FormAlert } from './auth-frame.tsx';
import { linkErrorOf, FailedLink, type LinkError } from './failed-link.tsx';

const resolver = formResolver(z.object({ newPassword: passwordSchema }));
const fieldOfCode = {
  'auth/weak-password': 'newPassword',
  'auth/password-too-common': 'newPassword',
  'auth/password-too-long': 'newPassword',
  'auth/invalid-password': 'newPassword',
} as const;

interface ResetWords {
  readonly title: string;
  readonly lead: string;
  readonly doneTitle: string;
  readonly done: string;
}

/** Chooses a new password by the code of a mailed link, or without `byLink` by the one that confirming gave [AUTH-5]. */
export function ResetPassword({
  oobCode,
  words: given,
  byLink = true,
}: {
  oobCode: string;
  words?: ResetWords;
  byLink?: boolean;
}) {
  const text = useText();
  const describeCode = useCodeText();
  const reset = useResetPassword();
  const [isDone, setIsDone] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver, defaultValues: { newPassword: '' } });
  const submit = useSubmit(
    handleSubmit(async ({ newPassword }) => {
      try {
        await reset.mutateAsync({ oobCode, newPassword });
        setIsDone(true);
      } catch (error) {
        showServerError(error, setError, fieldOfCode, ['newPassword']);
      }
    }),
  );
  const words = { ...text.accounts.ways.reset, ...given };
  if (isDone) {
    return (
      <StatePanel
        level={1}
        icon="check"
        tone="good"
        title={words.doneTitle}
        action={
          <ButtonLink size="large" to={pathTo('login')}>
            {words.signIn}
          </ButtonLink>
        }
      >
        {words.done}
      </StatePanel>
    );
  }
  const kind = linkErrorOf(reset.error);
  if (kind !== null) return byLink ? <FailedReset kind={kind} /> : <FailedCode />;
  return (
    <>
      <AuthHeading title={words.title} lead={words.lead} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <FormAlert message={describeCode(errors.root?.message)} />
        <PasswordField
          {...register('newPassword')}
          autoComplete="new-password"
          label={words.newPassword}
          hint={text.accounts.passwordHint}
          error={describeCode(errors.newPassword?.message)}
        />
        <Button type="submit" size="large" busy={isSubmitting} className="mt-2">
          {words.submit}
        </Button>
      </form>
    </>
  );
}

/** The code that confirming gave came by no link, so that nothing is said of one. */
function FailedCode() {
  const text = useText();
  const describeCode = useCodeText();
  return (
    <StatePanel
      level={1}
      icon="mail-failed"
      tone="bad"
      title={text.accounts.action.staff.endedTitle}
      action={
        <ButtonLink to={pathTo('forgotPassword')} icon="mail">
          {text.accounts.ways.reset.newLink}
        </ButtonLink>
      }
    >
      {describeCode('auth/invalid-verification-code')}
    </StatePanel>
  );
}

export function FailedReset({ kind }: { kind: LinkError }) {
  const { reset } = useText().accounts.ways;
  return (
    <FailedLink
      kind={kind}
      used={reset.used}
      action={
        <>
          {kind === 'used' && <ButtonLink to={pathTo('login')}>{reset.signIn}</ButtonLink>}
          <ButtonLink to={pathTo('forgotPassword')} icon="mail" variant={kind === 'used' ? 'quiet' : 'primary'}>
            {reset.newLink}
          </ButtonLink>
        </>
      }
    />
  );
}
