import { accountsApi } from '#shared/accounts/api.ts';
import { monitoringApi } from '#shared/monitoring/api.ts';
import { isForMonitoring, maxRecords, type ErrorRecord } from '#shared/monitoring/schema.ts';
import { ApiError, call, watchCalls } from './api-client.ts';
import { onErrorRecord, recordError } from './error-record.ts';

const gatherMs = 3000;
const maxWaiting = 40;
/** After a failure it is tried again: later each time, up to this, and at once when the device is back. */
const maxRetryMs = 300_000;
const firstRetryMs = 15_000;
/** The same error is recorded once in this time: a broken list throws a thousand times. */
const sameAgainMs = 60_000;
const maxRemembered = 200;

/**
 * Records unhandled errors and failed calls, and sends records of high severity to the server: batched, and by beacon
 * when the page is left. Unsent records wait for the next time.
 */
export function watchErrors(): () => void {
  const reporter = createReporter();
  const stops = [
    onErrorRecord(reporter.add),
    watchCalls(({ error, name }) => {
      if (error !== null && isTelling(error, name)) recordError(error, { context: name, handled: true });
    }),
    on(window, 'error', (event) => {
      // An asset that is missing says nothing here, and a browser's complaint about layout is none of ours.
      if (event instanceof ErrorEvent && !event.message.startsWith('ResizeObserver'))
        recordError(event.error ?? event.message, { context: 'window', handled: false });
    }),
    on(window, 'unhandledrejection', (event) =>
      recordError((event as PromiseRejectionEvent).reason, { context: 'promise', handled: false }),
    ),
    on(window, 'pagehide', reporter.leave),
    on(window, 'online', reporter.gather),
    on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') reporter.leave();
    }),
    reporter.stop,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

// A signed-out visitor is no error, and a failed report can't be reported.
function isTelling(error: ApiError, name: string): boolean {
  if (name === nameOf(monitoringApi.reportErrors)) return false;
  return !(error.code === 'auth/unauthenticated' && name === nameOf(accountsApi.getMe));
}

function nameOf({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

function on(target: Window | Document, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

function createReporter() {
  const waiting: ErrorRecord[] = [];
  const toldAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let retryMs = firstRetryMs;
  let isRetry = false;

  const flush = () => {
    timer = null;
    const batch = waiting.splice(0, maxRecords);
    if (batch.length === 0) return;
    call(monitoringApi.reportErrors, { records: batch }).then(
      () => {
        retryMs = firstRetryMs;
        gather();
      },
      (error: unknown) => {
        // Rejected: it would be the next time too.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
          gather();
          return;
        }
        waiting.unshift(...batch);
        waiting.splice(maxWaiting);
        if (timer === null) wait(retryMs, true);
        retryMs = Math.min(retryMs * 2, maxRetryMs);
      },
    );
  };
  const wait = (waitMs: number, forRetry: boolean) => {
    if (timer !== null) clearTimeout(timer);
    isRetry = forRetry;
    timer = setTimeout(flush, waitMs);
  };
  // New records don't wait for a distant retry.
  const gather = () => {
    if (waiting.length > 0 && (timer === null || isRetry)) wait(gatherMs, false);
  };

  return {
    gather,
    add: (record: ErrorRecord) => {
      if (!isForMonitoring(record.severity)) return;
      const same = `${record.code} ${record.context} ${record.message}`;
      if (record.timestamp - (toldAt.get(same) ?? Number.NEGATIVE_INFINITY) < sameAgainMs) return;
      for (const [known, at] of toldAt) if (record.timestamp - at >= sameAgainMs) toldAt.delete(known);
      // Limits the number of different errors per minute.
      if (toldAt.size >= maxRemembered) return;
      toldAt.set(same, record.timestamp);
      if (waiting.length < maxWaiting) waiting.push(record);
      gather();
    },
    leave: () => {
      const batch = waiting.slice(0, maxRecords);
      // Offline a browser takes a beacon and loses it.
      if (batch.length === 0 || !navigator.onLine) return;
      const body = new Blob([JSON.stringify({ records: batch })], { type: 'application/json' });
      if (navigator.sendBeacon(monitoringApi.reportErrors.path, body)) waiting.splice(0, batch.length);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
