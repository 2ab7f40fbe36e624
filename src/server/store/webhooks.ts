import type { Webhook } from '../platform/http/index.ts';
import { AppError } from '../platform/app-error.ts';
import { ProviderUnavailable } from './payment/payment-provider.ts';
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import { findAttemptByRef } from './purchase-queries.ts';
import { pursueExtraRefund, pursueRefund } from './refunds.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import type { PayingDeps, StoreDeps } from './deps.ts';

/**
 * A payment provider's webhook. Only a hint: after verifying its signature, the provider is asked for the payment's
 * state. The same webhook twice gets the same answer and is handled once; our own failure is an error, so that it is
 * sent again.
 */
export async function takeWebhook(
  deps: PayingDeps,
  { input, rawBody, headers }: Webhook<{ readonly provider: PaymentProviderId }>,
): Promise<void> {
  const provider = deps.payments.byId.get(input.provider);
  if (provider === undefined) throw new AppError('system/not-found');
  const news = readWebhook(provider, rawBody, headers);
  if (!news.ok) {
    deps.logger.warn({ provider: provider.id, reason: news.reason }, 'a webhook was rejected');
    throw new AppError('store/webhook-refused');
  }
  if (news.kind === 'ignored') return;
  const attempt = await findAttemptByRef(deps.database.query, provider.id, news.providerRef);
  const event = {
    provider: provider.id,
    dedupeKey: news.dedupeKey,
    kind: news.kind,
    purchaseId: attempt?.purchaseId ?? null,
  };
  if (!(await recordEvent(deps, event, rawBody))) return;
  if (attempt === null)
    deps.logger.error({ provider: provider.id, providerRef: news.providerRef }, 'a payment without a purchase');
  else await reconcileFor(deps, attempt, news.kind);
  await finishEvent(deps, event, event.purchaseId);
}

/** Records that a webhook was handled, and its subject. */
export async function finishEvent(
  { database, clock }: StoreDeps,
  event: { readonly provider: string; readonly dedupeKey: string },
  purchaseId: string | null,
): Promise<void> {
  await database.query
    .updateTable('provider_events')
    .set({ handled_at: new Date(clock.now()), purchase_id: purchaseId })
    .where('provider', '=', event.provider)
    .where('dedupe_key', '=', event.dedupeKey)
    .execute();
}

function readWebhook(
  provider: PaymentProvider,
  rawBody: string,
  headers: Webhook<unknown>['headers'],
): ReturnType<PaymentProvider['verifyWebhook']> {
  try {
    return provider.verifyWebhook(rawBody, headers);
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}

async function reconcileFor(
  deps: PayingDeps,
  attempt: { id: string; purchaseId: string },
  kind: 'payment' | 'refund',
): Promise<void> {
  try {
    if (kind === 'refund') {
      await pursueRefund(deps, attempt.purchaseId, 'provider');
      await pursueExtraRefund(deps, attempt.id, 'provider');
    }
    await reconcilePayment(deps, attempt.id, 'provider');
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new AppError('store/payment-unavailable', { cause: error });
  }
}

/** False if this webhook was handled before. One that was only received, by a process that died, is handled now. */
export async function recordEvent(
  { database, clock }: StoreDeps,
  event: { provider: string; dedupeKey: string; kind: string; purchaseId: string | null },
  rawBody: string,
): Promise<boolean> {
  const inserted = await database.query
    .insertInto('provider_events')
    .values({
      provider: event.provider,
      dedupe_key: event.dedupeKey,
      purchase_id: event.purchaseId,
      kind: event.kind,
      body: JSON.stringify({ raw: rawBody }),
      received_at: new Date(clock.now()),
      handled_at: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'dedupe_key']).doNothing())
    .returning('provider')
    .executeTakeFirst();
  if (inserted !== undefined) return true;
  const known = await database.query
    .selectFrom('provider_events')
    .select('handled_at')
    .where('provider', '=', event.provider)
    .where('dedupe_key', '=', event.dedupeKey)
    .executeTakeFirst();
  return !known?.handled_at;
}
