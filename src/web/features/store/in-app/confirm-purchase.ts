import { isGranted } from '#shared/store/purchase.ts';
import { purchaseApi, type Purchase } from '#shared/store/purchase-api.ts';
import { ApiError, call } from '../../../lib/api-client.ts';

/** Delays after the first check; together about a minute, the longest wait of a user. */
const pausesMs = [1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 8000, 10_000, 10_000] as const;

/** `granted` by the server; `waiting` for the store; `unclear` if it reports a failure, or can't tell. */
type Confirmation = 'granted' | 'refunded' | 'waiting' | 'unclear';

/**
 * Polls the server, which asks the store, until the purchase has a final status; the app's own message grants nothing
 * [PAY-4].
 */
export async function confirmPurchase(id: string, signal: AbortSignal): Promise<Confirmation> {
  let last: Purchase | null = null;
  for (const pauseMs of [0, ...pausesMs]) {
    await pause(pauseMs, signal);
    if (signal.aborted) break;
    try {
      last = (await call(purchaseApi.checkPurchase, { id }, { signal })).purchase;
    } catch (error) {
      if (isFinal(error)) return 'unclear';
    }
    if (last !== null && isGranted(last.status)) return 'granted';
    if (last?.status === 'refunded') return 'refunded';
  }
  return last?.status === 'pending' ? 'waiting' : 'unclear';
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  if (durationMs === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, durationMs);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
