import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { AppError } from '../platform/app-error.ts';

const cancelled: readonly string[] = ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login'];
const misconfigured: readonly string[] = [
  'invalid_client',
  'unauthorized_client',
  'invalid_request',
  'invalid_scope',
  'unsupported_response_type',
  'unsupported_grant_type',
  'redirect_uri_mismatch',
];

/** What went wrong at a provider, by our code. Its own words stay in the log. */
export function signInError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const cause = { cause: thrown };
  if (thrown instanceof AuthorizationResponseError || thrown instanceof ResponseBodyError) {
    if (cancelled.includes(thrown.error)) return new AppError('auth/user-cancelled', cause);
    if (misconfigured.includes(thrown.error)) return new AppError('auth/invalid-configuration', cause);
    return new AppError('auth/provider-sign-in-failed', cause);
  }
  return new AppError(isOutOfReach(thrown) ? 'auth/network-request-failed' : 'auth/provider-sign-in-failed', cause);
}

function isOutOfReach(thrown: unknown): boolean {
  if (thrown instanceof ClientError) return thrown.code === 'OAUTH_TIMEOUT' || thrown.code === 'OAUTH_ABORT';
  // The error of fetch for an unreachable host.
  return thrown instanceof TypeError && thrown.message === 'fetch failed';
}
