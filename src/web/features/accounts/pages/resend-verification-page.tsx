import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { emailSchema } from '#shared/accounts/schema.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { AuthFrame, AuthHeading, FormAlert } from '../components/auth-frame.tsx';
import { PatientButton } from '../components/patient-button.tsx';
import { resendNote } from '../components/resend-note.ts';
import { GoOn } from '../components/way-on.tsx';
import { useSendVerificationMail } from '../queries.ts';

const resolver = formResolver(z.object({ email: emailSchema }));

/** Asks for a new confirmation link; the answer is the same whether or not the address is known. */
export function ResendVerificationPage() {
  const session = useSession();
  const [isSent, setIsSent] = useState(false);
  if (session.status === 'loading') return <PageLoader />;
  if (session.status === 'signed-in' && session.user.emailVerified) return <GoOn />;
  const isSignedIn = session.status === 'signed-in';
  return (
    <AuthFrame>
      {isSent ? (
        <Sent isSignedIn={isSignedIn} />
      ) : (
        <AskForLink email={session.user?.email ?? ''} isSignedIn={isSignedIn} onSent={() => setIsSent(true)} />
      )}
    </AuthFrame>
  );
}

function AskForLink({ email, isSignedIn, onSent }: { email: string; isSignedIn: boolean; onSent: () => void }) {
  const text = useText();
  const location = useLocation();
  const describeCode = useCodeText();
  const send = useSendVerificationMail();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver, defaultValues: { email } });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      try {
        // Signed in, the address is the account's own: the server takes it from the session.
        await send.mutateAsync(isSignedIn ? {} : values);
        onSent();
      } catch (error) {
        showServerError(error, setError, { 'auth/invalid-email': 'email' }, ['email']);
      }
    }),
  );
  const { resend } = text.accounts;
  const rootMessage = errors.root?.message;
  return (
    <>
      <AuthHeading title={resend.title} lead={resend.lead} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <FormAlert message={describeCode(rootMessage)} />
        {send.error !== null && resendNote(text, send.error) !== undefined && (
          <p className="text-quiet">{text.shell.banner.waitNote}</p>
        )}
        <TextField
          {...register('email', { onChange: () => send.reset() })}
          ltr
          readOnly={isSignedIn}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          label={text.accounts.email}
          error={describeCode(errors.email?.message)}
        />
        <PatientButton error={send.error} type="submit" size="large" icon="mail" busy={isSubmitting} className="mt-2">
          {resend.submit}
        </PatientButton>
      </form>
      {isSignedIn && (
        <Link
          to={pathTo('verifyEmail')}
          state={location.state as unknown}
          className="mt-4 grid min-h-11 place-items-center font-semibold text-saffron-text underline underline-offset-4"
        >
          {resend.toWaiting}
        </Link>
      )}
    </>
  );
}

function Sent({ isSignedIn }: { isSignedIn: boolean }) {
  const location = useLocation();
  const { resend } = useText().accounts;
  const state: unknown = location.state;
  return (
    <StatePanel
      level={1}
      icon="mail-check"
      tone="good"
      title={resend.sentTitle}
      action={
        isSignedIn ? (
          <ButtonLink to={pathTo('verifyEmail')} state={state}>
            {resend.toWaiting}
          </ButtonLink>
        ) : (
          <ButtonLink to={pathTo('login')} state={state}>
            {resend.toLogin}
          </ButtonLink>
        )
      }
    >
      {resend.sent}
    </StatePanel>
  );
}
