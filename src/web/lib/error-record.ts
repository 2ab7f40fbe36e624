import { errorRows } from '#shared/errors.ts';
import type { ErrorRow } from '#shared/kernel/error-row.ts';
import type { ErrorRecord } from '#shared/monitoring/schema.ts';
import { scrubRecord } from '#shared/monitoring/scrub.ts';
import { ApiError, RequestAborted } from './api-client.ts';
import { textOfError } from './error-text.ts';
import { currentText } from './language.ts';

/** ERR-1: the number of recent records in memory. */
export const maxKept = 100;
const eventMessageLength = 100;

interface About {
  /** The operation that failed. */
  readonly context: string;
  /** False for an unhandled error. */
  readonly handled: boolean;
  /** Overrides the severity of the error's code, as `category` does its category; for errors without a code. */
  readonly severity?: ErrorRow['severity'];
  readonly category?: ErrorRow['category'];
  /** The message shown to the user, if the code doesn't imply it. */
  readonly userMessage?: string;
}

const kept: ErrorRecord[] = [];
const known = new WeakSet();
const listeners = new Set<(record: ErrorRecord) => void>();

/** Records a failure without secrets, once per error object, not aborted requests. Dispatches 'app_error' [ERR-1]. */
export function recordError(error: unknown, about: About): void {
  if (error instanceof RequestAborted) return;
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return;
    known.add(error);
  }
  const record = scrubRecord(recordOf(error, about));
  kept.push(record);
  if (kept.length > maxKept) kept.shift();
  announce(record);
  for (const listener of listeners) listener(record);
}

export function errorRecords(): readonly ErrorRecord[] {
  return kept;
}

export function onErrorRecord(listener: (record: ErrorRecord) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function recordOf(error: unknown, about: About): ErrorRecord {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const facts = factsOf(error, thrown.name);
  return {
    severity: about.severity ?? facts.severity,
    category: about.category ?? facts.category,
    code: facts.code || 'Error',
    context: about.context,
    type: thrown.name,
    message: thrown.message,
    userMessage: about.userMessage ?? facts.userMessage,
    timestamp: Date.now(),
    metadata: { page: window.location.pathname, ...facts.metadata },
    stack: thrown.stack ?? null,
    handled: about.handled,
    environment: import.meta.env.MODE,
  };
}

const unknownKind = { severity: 'high', category: 'unknown' } as const;

/** What the error itself says: the server's by its code, any other by its name. */
function factsOf(error: unknown, name: string) {
  if (!(error instanceof ApiError)) return { ...unknownKind, code: name, userMessage: null, metadata: {} };
  const { code, unknownCode, status, requestId } = error;
  const { severity, category } = unknownCode === null ? errorRows[code] : unknownKind;
  return {
    severity,
    category,
    code: unknownCode ?? code,
    userMessage: textOfError(currentText(), error),
    metadata: { status, requestId },
  };
}

declare global {
  interface Window {
    /** There only where the site has loaded Google's. */
    gtag?: (command: 'event', name: string, fields: Readonly<Record<string, unknown>>) => void;
  }
}

function announce(record: ErrorRecord): void {
  const fields = {
    error_code: record.code,
    error_category: record.category,
    error_severity: record.severity,
    error_context: record.context,
    error_type: record.type,
    error_message: record.message.slice(0, eventMessageLength),
    has_user_message: record.userMessage !== null,
  };
  window.dispatchEvent(new CustomEvent('app_error', { detail: fields }));
  window.gtag?.('event', 'app_error', fields);
}
