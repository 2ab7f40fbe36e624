import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Webhook } from '../../platform/http/index.ts';
import { ProviderUnavailable } from '../payment/payment-provider.ts';
import { addPurchaseEvent } from '../purchase-queries.ts';
import { finishEvent, recordEvent } from '../webhooks.ts';
import { findCustomer, isGranted } from './customers.ts';
import type { Customer } from './customers.ts';
import type { InAppDeps } from '../deps.ts';
import type { Receipt } from './receipts.ts';
import { refundReceipt, reconcileReceipt } from './reconcile-receipt.ts';
import { doubtAbout } from './webhook-proof.ts';

// No field is guaranteed: those that a type doesn't need may be missing.
const name = z
  .string()
  .max(255)
  .regex(/^[^\0\p{Surrogate}]+$/u)
  .nullish()
  .catch(null);
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  app_user_id: name,
  original_app_user_id: name,
  aliases: z.array(z.string()).nullish().catch(null),
  product_id: name,
  transaction_id: name,
  store: name,
  environment: name,
  purchased_at_ms: z.number().nullish().catch(null),
  subscriber_attributes: z
    .record(z.string(), z.looseObject({ value: name }))
    .nullish()
    .catch(null),
});
type InAppEvent = z.output<typeof eventSchema>;
const bodySchema = z.object({ event: eventSchema });

const kinds: readonly string[] = ['NON_RENEWING_PURCHASE', 'CANCELLATION', 'REFUND_REVERSED', 'TRANSFER'];

/**
 * A webhook of RevenueCat about the app's store. Accepts irrelevant events; rejects on our own failure, or if the
 * receipt can't be looked up, so that it is sent again.
 */
export async function takeInAppWebhook(deps: InAppDeps, { rawBody, headers }: Webhook<unknown>): Promise<void> {
  const { inApp, logger, clock } = deps;
  if (inApp.webhookAuthorization === null && inApp.webhookSecret === null) throw new AppError('system/not-found');
  const doubt = doubtAbout(inApp, rawBody, headers, clock.now());
  if (doubt !== null) {
    logger.warn({ provider: 'revenuecat', reason: doubt }, 'a webhook was rejected');
    throw new AppError('store/webhook-refused');
  }
  const event = readEvent(rawBody);
  if (event === null) {
    // Sent again it would read the same.
    logger.error({ provider: 'revenuecat' }, 'a webhook could not be read');
    return;
  }
  if (!kinds.includes(event.type)) return;
  const record = { provider: 'revenuecat', dedupeKey: event.id };
  if (!(await recordEvent(deps, { ...record, kind: event.type, purchaseId: null }, rawBody))) return;
  await finishEvent(deps, record, await handle(deps, event));
}

function readEvent(rawBody: string): InAppEvent | null {
  try {
    return bodySchema.parse(JSON.parse(rawBody)).event;
  } catch {
    return null;
  }
}

/** Returns the purchase it was about, if any. */
async function handle(deps: InAppDeps, event: InAppEvent): Promise<string | null> {
  if (event.type === 'TRANSFER') {
    deps.logger.warn({ eventId: event.id }, 'in-app purchases were transferred to another account');
    return null;
  }
  const receipt = receiptOf(event, deps.clock.now());
  if (receipt === null) {
    deps.logger.warn({ eventId: event.id, eventType: event.type }, 'an app store event without a purchase');
    return null;
  }
  if (event.type === 'NON_RENEWING_PURCHASE') return takePurchase(deps, event, receipt);
  if (event.type === 'CANCELLATION') return takeCancellation(deps, event, receipt);
  return noteReversal(deps, event, receipt);
}

/** What doesn't say that real money moved is taken for the sandbox. */
function receiptOf(
  {
    store,
    transaction_id: transactionId,
    product_id: productId,
    purchased_at_ms: purchasedAt,
    environment,
  }: InAppEvent,
  now: number,
): Receipt | null {
  if (!store || !transactionId || !productId) return null;
  return {
    store: store.toUpperCase(),
    transactionId,
    productId,
    purchasedAt: purchasedAt ?? now,
    isSandbox: environment !== 'PRODUCTION',
  };
}

async function takePurchase(deps: InAppDeps, event: InAppEvent, told: Receipt): Promise<string | null> {
  const customer = await customerOf(deps, event);
  if (customer === null) {
    deps.logger.error(
      { eventId: event.id, transactionId: told.transactionId },
      'an in-app purchase of an unknown account',
    );
    return null;
  }
  const receipt = isGranted(deps, told.isSandbox, customer)
    ? await confirm(deps, event.app_user_id ?? customer.userId, told)
    : told;
  if (!isGranted(deps, receipt.isSandbox, customer)) {
    deps.logger.warn(
      { eventId: event.id, transactionId: told.transactionId },
      'an in-app purchase of the sandbox is not granted',
    );
    return null;
  }
  return reconcileReceipt(deps, {
    userId: customer.userId,
    receipt,
    hintedPurchaseId: event.subscriber_attributes?.['customPurchaseId']?.value ?? null,
    actor: 'app-store',
  });
}

/** Looks the receipt up, if possible, before granting. */
async function confirm({ receipts, logger }: InAppDeps, appUserId: string, told: Receipt): Promise<Receipt> {
  if (receipts === null) return told;
  try {
    const found = (await receipts.receiptsOf(appUserId)).find(
      (each) => each.transactionId === told.transactionId && each.productId === told.productId,
    );
    if (found !== undefined) return { ...told, isSandbox: told.isSandbox || found.isSandbox };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new AppError('store/payment-unavailable', { cause: error });
  }
  logger.warn({ transactionId: told.transactionId }, 'an in-app purchase that the app store does not know');
  throw new AppError('store/webhook-refused');
}

async function takeCancellation(deps: InAppDeps, event: InAppEvent, receipt: Receipt): Promise<string | null> {
  const customer = await customerOf(deps, event);
  const owner = customer !== null && isGranted(deps, receipt.isSandbox, customer) ? customer.userId : null;
  const purchaseId = await refundReceipt(deps, { receipt, actor: 'app-store', userId: owner });
  if (purchaseId === null)
    deps.logger.warn(
      { eventId: event.id, transactionId: receipt.transactionId },
      'an app store refund without a known purchase',
    );
  return purchaseId;
}

/** A refunded purchase stays refunded; staff decide. */
async function noteReversal(
  { database, clock, logger }: InAppDeps,
  event: InAppEvent,
  { store, transactionId }: Receipt,
): Promise<string | null> {
  logger.warn({ eventId: event.id, transactionId }, 'the app store reversed a refund');
  return database.transaction(async (tx) => {
    const purchase = await tx
      .selectFrom('purchases')
      .select('id')
      .where('iap_store', '=', store)
      .where('iap_transaction_id', '=', transactionId)
      .executeTakeFirst();
    if (purchase === undefined) return null;
    await addPurchaseEvent(tx, {
      purchaseId: purchase.id,
      at: clock.now(),
      kind: 'refund-reversed',
      actor: 'app-store',
      detail: { event: event.id },
    });
    return purchase.id;
  });
}

function customerOf(deps: InAppDeps, event: InAppEvent): Promise<Customer | null> {
  const ids = [event.app_user_id, event.original_app_user_id, ...(event.aliases ?? [])];
  return findCustomer(
    deps,
    ids.filter((id) => typeof id === 'string').filter((id) => !id.includes('\0')),
  );
}
