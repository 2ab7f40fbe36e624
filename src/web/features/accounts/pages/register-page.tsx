import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router';
import { z } from 'zod';
import { isCommonPassword } from '#shared/accounts/common-passwords.ts';
import { passwordSchema } from '#shared/accounts/password.ts';
import { displayNameSchema, emailSchema, startingSessions } from '#shared/accounts/schema.ts';
import { useCaptcha } from '../../../lib/captcha.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { PasswordField, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AuthFrame, AuthHeading, FormAlert } from '../components/auth-frame.tsx';
import { PatientButton } from '../components/patient-button.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { useKeptReferral } from '../components/kept-referral.ts';
import { GoOn } from '../components/way-on.tsx';
import { useSignUp } from '../sign-up.ts';

const resolver = formResolver(
  z
    .object({ displayName: displayNameSchema, email: emailSchema, password: passwordSchema })
    .refine(({ email, password }) => !isCommonPassword(password, email), {
      path: ['password'],
      error: 'auth/password-too-common',
    }),
);
const fieldOfCode = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'password',
  'auth/password-too-long': 'password',
  'auth/password-too-common': 'password',
  'auth/invalid-password': 'password',
  'accounts/invalid-display-name': 'displayName',
} as const;

export function RegisterPage() {
  const text = useText();
  const session = useSession();
  const location = useLocation();
  const state: unknown = location.state;
  const describeCode = useCodeText();
  const signUp = useSignUp();
  const captcha = useCaptcha('sign_up');
  const referralCode = useKeptReferral();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: { displayName: '', email: '', password: '' },
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      try {
        const captchaProof = await captcha.takeProof();
        await signUp.mutateAsync({ ...values, captchaProof, ...(referralCode === null ? {} : { referralCode }) });
      } catch (error) {
        showServerError(error, setError, fieldOfCode, ['displayName', 'email', 'password']);
      }
    }),
  );
  if (session.status === 'signed-in') {
    return session.user.emailVerified ? <GoOn /> : <Navigate to={pathTo('verifyEmail')} replace state={state} />;
  }
  const { accounts } = text;
  return (
    <AuthFrame>
      <AuthHeading title={accounts.register.title} lead={accounts.register.lead(startingSessions)} />
      <form
        method="post"
        noValidate
        onSubmit={submit}
        onFocus={captcha.begin}
        className="grid items-start gap-4 short:grid-cols-3"
      >
        <FormAlert message={describeCode(errors.root?.message)} />
        {referralCode !== null && (
          <p className="col-span-full flex items-center gap-2.5 rounded-2xl bg-well px-4 py-3">
            <Icon name="gift" className="text-saffron-text" />
            {text.referral.invited}
          </p>
        )}
        <TextField
          {...register('displayName')}
          autoComplete="nickname"
          label={accounts.displayName}
          hint={accounts.displayNameHint}
          error={describeCode(errors.displayName?.message)}
        />
        <TextField
          {...register('email', { onChange: () => signUp.reset() })}
          ltr
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          label={accounts.email}
          error={describeCode(errors.email?.message)}
        />
        <PasswordField
          {...register('password')}
          autoComplete="new-password"
          label={accounts.password}
          hint={accounts.passwordHint}
          error={describeCode(errors.password?.message)}
        />
        <PatientButton
          error={signUp.error}
          type="submit"
          size="large"
          busy={isSubmitting}
          className="mt-2 short:col-span-full short:mt-0"
        >
          {accounts.register.submit}
        </PatientButton>
      </form>
      <ProviderButtons />
      <p className="mt-6 text-center text-quiet short:mt-1">
        {accounts.register.hasAccount}{' '}
        <Link
          to={pathTo('login')}
          state={state}
          className="inline-grid min-h-11 place-items-center font-semibold text-saffron-text underline underline-offset-4"
        >
          {accounts.register.toLogin}
        </Link>
      </p>
    </AuthFrame>
  );
}
