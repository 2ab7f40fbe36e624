import { ApiError } from '../../lib/api-client.ts';

/** A limit on a call that takes a password, said as too-many-requests: a new password helps too [AUTH-8]. */
export function asPasswordLimit(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'rate-limited') return error;
  const { status, retryAfterSeconds, requestId } = error;
  return new ApiError({ code: 'auth/too-many-requests', status, retryAfterSeconds, requestId });
}
