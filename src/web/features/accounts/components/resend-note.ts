import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { ApiError } from '../../../lib/api-client.ts';

/** After too many requests: wait, and look in the spam folder [AUTH-4]. */
export function resendNote(text: Catalogue, error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 429 ? text.shell.banner.waitNote : undefined;
}
