import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { purchaseApi, type Purchase } from '#shared/store/purchase-api.ts';
import { ApiError, call, codeOf } from '../../../lib/api-client.ts';

const firstPollMs = 1500;
const maxPollMs = 10_000;
/** How long a buyer is asked to stay; and how soon they are asked whether they paid at all. */
const patienceMs = 60_000;
const doubtMs = 8000;

/** A purchase as the server knows it, asked again while it waits, ever more slowly; never what the address says [PAY-1]. */
export function usePurchaseOutcome(id: string) {
  const query = useQuery({
    queryKey: ['purchases', 'outcome', id],
    queryFn: ({ signal }) => checkPurchase(id, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount, error } }) => {
      if (isUnknownPurchase(error) || (data !== undefined && data.status !== 'pending')) return false;
      return Math.min(firstPollMs * 1.4 ** (dataUpdateCount + errorUpdateCount), maxPollMs);
    },
  });
  return { ...query, isSlow: usePassed(patienceMs), isDoubtful: usePassed(doubtMs) };
}

/** With a check at the provider first; when that is rate-limited, as stored. */
async function checkPurchase(id: string, signal: AbortSignal): Promise<Purchase> {
  try {
    return (await call(purchaseApi.checkPurchase, { id }, { signal })).purchase;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error;
    return (await call(purchaseApi.getPurchase, { id }, { signal })).purchase;
  }
}

/** Unknown, or another user's: the server doesn't reveal which. */
export function isUnknownPurchase(error: Error | null): boolean {
  return codeOf(purchaseApi.getPurchase, error) === 'store/purchase-not-found';
}

function usePassed(durationMs: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  return hasPassed;
}
