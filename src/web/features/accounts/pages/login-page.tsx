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
import { PasswordField, TextField } from '../../../ui/field.tsx';
import { AuthFrame, AuthHeading, FormAlert } from '../components/auth-frame.tsx';
import { PatientButton } from '../components/patient-button.tsx';
import { OtherWays } from '../components/other-ways.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { GoOn } from '../components/way-on.tsx';
import { asPasswordLimit } from '../password-limit.ts';
import { useSignIn } from '../queries.ts';

const loginSchema = z.object({ email: emailSchema, password: z.string().min(1, { error: 'required' }) });
const resolver = formResolver(loginSchema);
const fieldOfCode = { 'auth/invalid-email': 'email', 'auth/invalid-credential': 'password' } as const;

export function LoginPage() {
  const text = useText();
  const session = useSession();
  const location = useLocation();
  const describeCode = useCodeText();
  const signIn = useSignIn();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      try {
        await signIn.mutateAsync(values);
      } catch (error) {
        showServerError(asPasswordLimit(error), setError, fieldOfCode, ['email', 'password']);
      }
    }),
  );
  if (session.status === 'signed-in') return <GoOn />;
  const { login, email, password } = text.accounts;
  return (
    <AuthFrame>
      <AuthHeading title={login.title} lead={login.lead} />
      <form method="post" noValidate onSubmit={submit} className="grid items-start gap-4 short:grid-cols-2">
        <FormAlert message={describeCode(errors.root?.message)} />
        <TextField
          {...register('email', { onChange: () => signIn.reset() })}
          ltr
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          label={email}
          error={describeCode(errors.email?.message)}
        />
        <PasswordField
          {...register('password')}
          autoComplete="current-password"
          label={password}
          error={describeCode(errors.password?.message)}
        />
        <PatientButton
          error={signIn.error}
          type="submit"
          size="large"
          busy={isSubmitting}
          className="mt-2 short:col-span-full short:mt-0"
        >
          {login.submit}
        </PatientButton>
      </form>
      <ProviderButtons />
      <OtherWays />
      <p className="mt-4 text-center text-quiet short:mt-1">
        {login.noAccount}{' '}
        <Link
          to={pathTo('register')}
          state={location.state as unknown}
          className="inline-grid min-h-11 place-items-center font-semibold text-saffron-text underline underline-offset-4"
        >
          {login.toRegister}
        </Link>
      </p>
    </AuthFrame>
  );
}
