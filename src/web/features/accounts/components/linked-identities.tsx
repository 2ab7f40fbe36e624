import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { providers, type Provider } from '#shared/accounts/providers.ts';
import type { User } from '#shared/accounts/schema.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { formResolver, showServerError } from '../../../lib/form.ts';
import { useText } from '../../../lib/language.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { useIdentities, useLinkIdentity, useUnlinkIdentity } from '../identity-queries.ts';
import { asPasswordLimit } from '../password-limit.ts';
import { failureIn, failureText, providersQuery } from '../provider-sign-in.ts';
import { FormAlert } from './auth-frame.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** Google and Apple as ways in to this account; not there where neither is set up nor linked [USER-4]. */
export function LinkedIdentities({ user }: { user: User }) {
  const text = useText();
  const describe = useErrorText();
  const setUp = useQuery(providersQuery).data?.providers ?? [];
  const { data, error, refetch } = useIdentities();
  const failure = failureIn(useLocation().search);
  const known = providers.filter(
    (provider) => setUp.includes(provider) || data?.some((identity) => identity.provider === provider),
  );
  if (known.length === 0) return null;
  const { linked } = text.identities;
  return (
    <SettingsPanel title={linked.title} hint={linked.hint}>
      {failure !== null && <FormAlert message={failureText(text, failure.provider, failure.code)} />}
      {data !== undefined ? (
        <ul className="grid gap-3">
          {known.map((provider) => (
            <Row
              key={provider}
              user={user}
              provider={provider}
              email={data.find((identity) => identity.provider === provider)?.email ?? null}
              canLink={setUp.includes(provider)}
            />
          ))}
        </ul>
      ) : error !== null ? (
        <FailedState title={linked.failed} message={describe(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-16" />
        </div>
      )}
    </SettingsPanel>
  );
}

function Row({
  user,
  provider,
  email,
  canLink,
}: {
  user: User;
  provider: Provider;
  email: string | null;
  canLink: boolean;
}) {
  const { linked } = useText().identities;
  const describe = useErrorText();
  const unlink = useUnlinkIdentity();
  const [isAsked, setIsAsked] = useState(false);
  const name = linked.names[provider];
  const remove = () =>
    unlink.mutate(provider, {
      onSuccess: () => showToast({ id: 'identity', title: linked.unlinked(name) }),
      onError: (error) => showToast({ id: 'identity', variant: 'destructive', title: describe(error) }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-well px-4 py-3">
      <span className="grid size-11 flex-none place-items-center rounded-xl bg-white text-[#1f1f1f]">
        <ProviderMark provider={provider} />
      </span>
      <div className={`grid min-w-0 grow ${email === null ? 'basis-24' : 'basis-40'}`}>
        <span className="font-semibold">
          <bdi>{name}</bdi>
        </span>
        {email === null ? (
          <span className="text-sm text-quiet">{linked.none}</span>
        ) : (
          <LtrValue className="text-sm break-all text-quiet rtl:text-end">{email}</LtrValue>
        )}
      </div>
      {email !== null ? (
        <Button variant="quiet" busy={unlink.isPending} aria-label={linked.unlinkOf(name)} onClick={remove}>
          {linked.unlink}
        </Button>
      ) : (
        canLink &&
        user.emailVerified && (
          <Button variant="secondary" aria-label={linked.linkOf(name)} onClick={() => setIsAsked(true)}>
            {linked.link}
          </Button>
        )
      )}
      <Dialog open={isAsked && email === null} onClose={() => setIsAsked(false)} title={linked.linkOf(name)}>
        <Prove user={user} provider={provider} />
      </Dialog>
    </li>
  );
}

const resolver = formResolver(z.object({ password: z.string().max(5000, { error: 'auth/wrong-password' }) }));

/** Linking requires proof of the owner: the password, or a recent sign-in without one. */
function Prove({ user, provider }: { user: User; provider: Provider }) {
  const text = useText();
  const describeCode = useCodeText();
  const link = useLinkIdentity();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver, defaultValues: { password: '' } });
  const submit = useSubmit(
    handleSubmit(async ({ password }) => {
      try {
        await link.mutateAsync({ provider, password });
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
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{text.identities.linked.why}</p>
      <FormAlert message={describeCode(errors.root?.message)} />
      {user.hasPassword && (
        <PasswordField
          {...register('password')}
          autoComplete="current-password"
          label={text.accounts.ways.password.current}
          error={describeCode(errors.password?.message)}
        />
      )}
      <Button type="submit" busy={isSubmitting}>
        {text.identities.continueWith[provider]}
      </Button>
    </form>
  );
}
