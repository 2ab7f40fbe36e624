import { providerApi } from '#shared/accounts/provider-api.ts';
import type { Provider } from '#shared/accounts/providers.ts';
import type { User } from '#shared/accounts/schema.ts';
import type { IncomingOf } from '#shared/kernel/wrapper-messages.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { newId } from '../../lib/new-id.ts';
import { wrapper } from '../../lib/wrapper-bridge.ts';
import { startAddress, type ProviderWish } from './provider-sign-in.ts';

/** As long as the server waits for a provider's answer. */
const patienceMs = 10 * 60_000;

/** True inside an app that signs in by this provider; digests exist in secure contexts only. */
export function canSignInByApp(provider: Provider): boolean {
  return wrapper.can(`${provider}_sign_in`) && window.isSecureContext;
}

/**
 * Signs in, or links, in the system's browser, which the app opens: Google refuses web views. The verifier stays in
 * this page, so that a code is of no use to any other. Answers the user; throws ApiError with why not.
 */
export async function signInByApp(wish: Omit<ProviderWish, 'mode' | 'challenge'>, signal: AbortSignal): Promise<User> {
  const verifier = `${newId()}${newId()}`;
  const challenge = base64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
  const startUrl = new URL(startAddress({ ...wish, mode: 'app', challenge }), window.location.href).href;
  const { code, error } = await answerOf(wish.provider, startUrl, signal);
  if (typeof code !== 'string')
    throw refusal(error === 'cancelled' ? closed : (error ?? 'auth/provider-sign-in-failed'));
  return (await call(providerApi.finishAppSignIn, { code, verifier }, { signal })).user;
}

const closed = 'auth/popup-closed-by-user';
const refusal = (code: string) => new ApiError({ code, status: 400 });

function answerOf(provider: Provider, startUrl: string, signal: AbortSignal): Promise<IncomingOf<'sign_in_result'>> {
  return new Promise((resolve, reject) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    };
    const giveUp = () => {
      end();
      reject(refusal(closed));
    };
    const stop = wrapper.on('sign_in_result', (answer) => {
      if (answer.provider !== provider) return;
      end();
      resolve(answer);
    });
    const timer = setTimeout(giveUp, patienceMs);
    signal.addEventListener('abort', giveUp);
    wrapper.send({ type: 'sign_in', provider, startUrl });
  });
}

function base64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
