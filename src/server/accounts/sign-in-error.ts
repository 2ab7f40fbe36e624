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
export async function signInError(thrown: unknown): Promise<AppError> {
  if (thrown instanceof AppError) return thrown;
  const { AuthorizationResponseError, ClientError, ResponseBodyError } = await import('openid-client');
  const cause = { cause: thrown };
  if (thrown instanceof AuthorizationResponseError || thrown instanceof ResponseBodyError) {
    if (cancelled.includes(thrown.error)) return new AppError('auth/user-cancelled', cause);
    if (misconfigured.includes(thrown.error)) return new AppError('auth/invalid-configuration', cause);
    return new AppError('auth/provider-sign-in-failed', cause);
  }
  const isOutOfReach =
    thrown instanceof ClientError
      ? thrown.code === 'OAUTH_TIMEOUT' || thrown.code === 'OAUTH_ABORT'
      : // The error of fetch for an unreachable host.
        thrown instanceof TypeError && thrown.message === 'fetch failed';
  return new AppError(isOutOfReach ? 'auth/network-request-failed' : 'auth/provider-sign-in-failed', cause);
}
