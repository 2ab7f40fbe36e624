import { errorRows } from '#shared/errors.ts';
import type { ErrorRecord } from '#shared/monitoring/schema.ts';
import type { Failure } from '../platform/http/index.ts';

/** A failure of the server's own, as a record; not yet scrubbed nor cut. */
export function recordOfFailure(
  { code, cause, context, requestId }: Failure,
  now: number,
  environment: string,
): ErrorRecord {
  const { severity, category } = errorRows[code];
  const thrown = cause instanceof Error ? cause : new Error(String(cause));
  return {
    severity,
    category,
    code,
    context,
    type: thrown.name,
    message: thrown.message,
    userMessage: null,
    timestamp: now,
    metadata: { requestId },
    stack: thrown.stack ?? null,
    handled: false,
    environment,
  };
}
