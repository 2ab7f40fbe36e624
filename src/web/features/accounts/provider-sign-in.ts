import { queryOptions } from '@tanstack/react-query';
import { providerApi } from '#shared/accounts/provider-api.ts';
import { providers, signInMessageType, type Provider, type SignInMode } from '#shared/accounts/providers.ts';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { call } from '../../lib/api-client.ts';
import { currentLanguage } from '../../lib/language.ts';

/** The available providers. Without an answer only the password remains. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => call(providerApi.getProviders, {}, { signal }),
  staleTime: Infinity,
});

export interface ProviderWish {
  readonly provider: Provider;
  readonly mode: SignInMode;
  /** The page to continue to. */
  readonly origin: string;
  /** The server's note that it may be linked to the account that is signed in. */
  readonly link?: string;
  /** The visitor's referral code. */
  readonly referralCode?: string | null;
  /** With the mode `app`. */
  readonly challenge?: string;
}

const closedCheckMs = 500;

export function startAddress({ provider, mode, origin, link, referralCode, challenge }: ProviderWish): string {
  const start = provider === 'google' ? providerApi.startGoogleSignIn : providerApi.startAppleSignIn;
  return `${start.path}?${new URLSearchParams({
    mode,
    origin,
    language: currentLanguage(),
    ...(challenge === undefined ? {} : { challenge }),
    ...(link === undefined ? {} : { link }),
    ...(typeof referralCode === 'string' ? { referralCode } : {}),
  }).toString()}`;
}

/** Leaves the page for the provider's. */
export function goToProvider(wish: ProviderWish): void {
  window.location.assign(startAddress(wish));
}

/** Opens the provider's page in a window and answers the code it ends with: null for a success. */
export async function askInWindow(wish: ProviderWish, signal: AbortSignal): Promise<string | null> {
  const opened = window.open(startAddress(wish), 'siraj-sign-in', 'popup,width=480,height=680');
  return opened === null ? 'auth/popup-blocked' : outcomeOf(opened, wish.provider, signal);
}

function outcomeOf(opened: Window, provider: Provider, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const finish = (code: string | null) => {
      stop.abort();
      clearInterval(watch);
      resolve(code);
    };
    window.addEventListener(
      'message',
      (event) => {
        // Our own window alone, from our own site alone.
        if (event.origin !== window.location.origin || event.source !== opened) return;
        const told = readMessage(event.data, provider);
        if (told !== null) finish(told.code);
      },
      { signal: stop.signal },
    );
    // Its last message may still be on its way when it is seen closed: one round more.
    let wasClosed = false;
    const watch = setInterval(() => {
      if (wasClosed) finish('auth/popup-closed-by-user');
      wasClosed = opened.closed;
    }, closedCheckMs);
    signal.addEventListener('abort', () => finish('auth/popup-closed-by-user'));
  });
}

function readMessage(data: unknown, provider: Provider): { readonly code: string | null } | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('provider' in data) || !('code' in data))
    return null;
  if (data.type !== signInMessageType || data.provider !== provider) return null;
  return { code: typeof data.code === 'string' ? data.code : null };
}

/** The text of a failure: with the provider's name if there is such a text. */
export function failureText(text: Catalogue, provider: Provider, code: string): string {
  const own: Readonly<Record<string, string>> = text.identities.failures[provider];
  return (Object.hasOwn(own, code) ? own[code] : undefined) ?? errorText(text.errors, code);
}

/** The failure that a redirect has come back with, from the page's address. */
export function failureIn(search: string): { readonly provider: Provider; readonly code: string } | null {
  const query = new URLSearchParams(search);
  const provider = providers.find((known) => known === query.get('provider'));
  const code = query.get('error');
  return provider === undefined || code === null ? null : { provider, code };
}
