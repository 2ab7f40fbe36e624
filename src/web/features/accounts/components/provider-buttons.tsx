import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Provider } from '#shared/accounts/providers.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { useText } from '../../../lib/language.ts';
import { useLayoutMode } from '../../../lib/layout-mode.ts';
import { meQuery, setSessionUser } from '../../../lib/session.ts';
import { stored } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { canSignInByApp, signInByApp } from '../app-sign-in.ts';
import { askInWindow, failureIn, failureText, goToProvider, providersQuery } from '../provider-sign-in.ts';
import { FormAlert } from './auth-frame.tsx';
import { useKeptReferral } from './kept-referral.ts';
import { ProviderMark } from './provider-mark.tsx';
import { useWayOn } from './way-on.tsx';

/** Sign-in by Google and Apple, if configured; on success the page continues. */
export function ProviderButtons() {
  const text = useText();
  const { data } = useQuery(providersQuery);
  const { ask, waitingFor, failure } = useProviderSignIn(data?.origin);
  const known = data?.providers ?? [];
  return (
    <>
      {failure !== null && (
        <div className="mt-4">
          <FormAlert message={failureText(text, failure.provider, failure.code)} />
        </div>
      )}
      {known.length > 0 && (
        <section className="mt-5 grid gap-3 short:mt-2 short:grid-cols-2">
          <p
            className={[
              'col-span-full flex items-center gap-3 text-quiet before:h-px before:grow before:bg-[var(--line)]',
              'after:h-px after:grow after:bg-[var(--line)]',
            ].join(' ')}
          >
            {text.identities.or}
          </p>
          {known.map((provider) => (
            // Both providers require their sign on plain white, at equal size.
            <Button
              key={provider}
              variant="quiet"
              busy={waitingFor === provider}
              onClick={() => void ask(provider)}
              className="bg-white text-[#1f1f1f]"
            >
              <ProviderMark provider={provider} />
              {text.identities.continueWith[provider]}
            </Button>
          ))}
        </section>
      )}
    </>
  );
}

interface Failure {
  readonly provider: Provider;
  readonly code: string;
}

function useProviderSignIn(siteOrigin: string | undefined) {
  const client = useQueryClient();
  const origin = useWayOn();
  const referralCode = useKeptReferral();
  const { size } = useLayoutMode();
  const [waitingFor, setWaitingFor] = useState<Provider | null>(null);
  const [failure, setFailure] = useState<Failure | null>(failureIn(useLocation().search));
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const codeOf = async (provider: Provider, signal: AbortSignal): Promise<string | null> => {
    // The provider leads back to the one address it knows.
    if (siteOrigin !== undefined && siteOrigin !== window.location.origin) return 'auth/unauthorized-domain';
    if (!navigator.onLine) return 'auth/network-request-failed';
    if (canSignInByApp(provider)) {
      try {
        setSessionUser(client, await signInByApp({ provider, origin, referralCode }, signal));
        stored.referralCode.clear();
        return null;
      } catch (error) {
        return error instanceof ApiError ? error.code : 'auth/provider-sign-in-failed';
      }
    }
    // Phones put a window in place of the page anyway, and lose it.
    if (size !== 'desktop') {
      goToProvider({ provider, mode: 'redirect', origin, referralCode });
      return null;
    }
    const code = await askInWindow({ provider, mode: 'popup', origin, referralCode }, signal);
    if (code !== null) return code;
    const user = await client.query({ ...meQuery, staleTime: 0 }).catch(() => null);
    if (user === null) return 'auth/network-request-failed';
    setSessionUser(client, user);
    stored.referralCode.clear();
    return null;
  };

  const ask = async (provider: Provider) => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    setFailure(null);
    setWaitingFor(provider);
    const code = await codeOf(provider, signal);
    // Another press, or another page, has taken its place.
    if (signal.aborted) return;
    setWaitingFor(null);
    if (code !== null) setFailure({ provider, code });
  };
  return { ask, waitingFor, failure };
}
