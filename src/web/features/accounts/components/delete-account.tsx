import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import type { User } from '#shared/accounts/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { clearDevice } from '../../../lib/clear-device.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { wrapper } from '../../../lib/wrapper-bridge.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { asPasswordLimit } from '../password-limit.ts';
import { FormAlert } from './auth-frame.tsx';

/** The last section of the settings: deleting the account [AUTH-10]. */
export function DeleteAccount({ user }: { user: User }) {
  const { deletion } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card grid gap-3 p-[clamp(1.1rem,3vw,2rem)]">
      <h2 className="text-2xl">{deletion.title}</h2>
      <p className="text-quiet">{deletion.lead}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" icon="trash" onClick={() => setOpen(true)}>
          {deletion.open}
        </Button>
        <Link
          to={pathTo('deleteAccount')}
          className="inline-grid min-h-11 place-items-center text-saffron-text underline underline-offset-4"
        >
          {deletion.how}
        </Link>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={deletion.dialogTitle} className="max-w-xl">
        <Confirm user={user} onKeep={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}

const resolver = formResolver(z.object({ password: z.string().max(5000, { error: 'auth/wrong-password' }) }));

function Confirm({ user, onKeep }: { user: User; onKeep: () => void }) {
  const { deletion } = useText();
  const describeCode = useCodeText();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver, defaultValues: { password: '' } });
  const submit = useSubmit(
    handleSubmit(async ({ password }) => {
      try {
        // Not needed within five minutes of the sign-in; the server asks for it otherwise.
        await call(accountsApi.deleteMe, password === '' ? {} : { password });
        await clearDevice(user.uid);
        wrapper.send({ type: 'logged_out' });
        window.location.assign(pathTo('home'));
      } catch (error) {
        showServerError(
          asPasswordLimit(error),
          setError,
          { 'auth/wrong-password': 'password' },
          user.hasPassword ? ['password'] : [],
        );
      }
    }),
  );
  const needsSignIn = errors.root?.message === 'auth/requires-recent-login';
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Points title={deletion.goesTitle} points={deletion.goes} icon="trash" className="text-danger" />
      <Points title={deletion.staysTitle} points={deletion.stays} icon="check" className="text-quiet" />
      <p className="text-quiet">{deletion.refund}</p>
      <FormAlert
        message={
          needsSignIn
            ? `${describeCode(errors.root?.message) ?? ''} ${deletion.recentLogin}`
            : describeCode(errors.root?.message)
        }
      />
      {user.hasPassword && (
        <PasswordField
          {...register('password')}
          autoComplete="current-password"
          label={deletion.password}
          hint={deletion.passwordHint}
          error={describeCode(errors.password?.message)}
        />
      )}
      <div
        className={[
          'sticky bottom-0 -mx-1 flex flex-wrap justify-end gap-3 bg-card px-1 pt-3 pb-2',
          'shadow-[0_-14px_14px_-10px_var(--shadow)] short:static short:shadow-none',
        ].join(' ')}
      >
        <Button variant="secondary" onClick={onKeep}>
          {deletion.keep}
        </Button>
        <Button variant="danger" type="submit" icon="trash" busy={isSubmitting}>
          {deletion.confirm}
        </Button>
      </div>
    </form>
  );
}

function Points({
  title,
  points,
  icon,
  className,
}: {
  title: string;
  points: readonly string[];
  icon: IconName;
  className: string;
}) {
  return (
    <div className="grid gap-1.5">
      <h3 className="text-lg font-semibold">{title}</h3>
      <ul className="grid gap-1">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Icon name={icon} className={`mt-[0.3em] ${className}`} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
