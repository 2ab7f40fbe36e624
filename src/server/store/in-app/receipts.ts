import { z } from 'zod';
import { ProviderUnavailable } from '../payment/payment-provider.ts';
import type { InAppSettings } from '../settings.ts';

/** A purchase as the app's store knows it, by RevenueCat. */
export interface Receipt {
  readonly store: string;
  readonly transactionId: string;
  readonly productId: string;
  readonly purchasedAt: number;
  readonly isSandbox: boolean;
}

const transaction = z.object({
  store_transaction_id: z.string().nullish(),
  store: z.string(),
  is_sandbox: z.boolean(),
  purchase_date: z.iso.datetime({ offset: true }),
});
const customer = z.object({ subscriber: z.object({ non_subscriptions: z.record(z.string(), z.array(transaction)) }) });

export interface ReceiptBook {
  /**
   * What this customer has bought once and not refunded. Rejects with ProviderUnavailable if the store can't be asked.
   */
  receiptsOf(appUserId: string): Promise<readonly Receipt[]>;
}

/** Null without a key: what can't be looked up isn't. */
export function createReceiptBook({ apiKey, apiUrl, timeoutMs }: InAppSettings): ReceiptBook | null {
  if (apiKey === null) return null;
  return {
    async receiptsOf(appUserId) {
      const { subscriber } = await fetchCustomer(
        new URL(`v1/subscribers/${encodeURIComponent(appUserId)}`, withSlash(apiUrl)),
        apiKey,
        timeoutMs,
      );
      return Object.entries(subscriber.non_subscriptions).flatMap(([productId, bought]) =>
        bought.flatMap((each) =>
          each.store_transaction_id
            ? [
                {
                  store: each.store.toUpperCase(),
                  transactionId: each.store_transaction_id,
                  productId,
                  purchasedAt: Date.parse(each.purchase_date),
                  isSandbox: each.is_sandbox,
                },
              ]
            : [],
        ),
      );
    },
  };
}

async function fetchCustomer(url: URL, apiKey: string, timeoutMs: number): Promise<z.output<typeof customer>> {
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return customer.parse(await answer.json());
  } catch (error) {
    throw new ProviderUnavailable('the receipts could not be looked up', { cause: error });
  }
}

function withSlash(url: URL): URL {
  return url.pathname.endsWith('/') ? url : new URL(`${url.href}/`);
}
