import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { maxSessionBalance } from '#shared/accounts/balance.ts';
import { present } from '#shared/kernel/assert.ts';
import type { Language } from '#shared/kernel/text.ts';
import { normalizeCode } from '#shared/store/discount.ts';
import { pricePurchase } from '#shared/store/price-purchase.ts';
import type { PurchasePrice, RequestedLine } from '#shared/store/price-purchase.ts';
import type { Payment, Purchase, PurchaseMethod } from '#shared/store/purchase-api.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { Tx } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import { findDiscountCode } from './discount-codes.ts';
import { renewReservation, reserveDiscountUse } from './discount-reservations.ts';
import { lookForOwnReceipt } from './in-app/check-receipts.ts';
import type { InAppDeps, PayingDeps } from './deps.ts';
import { movePurchase } from './move-purchase.ts';
import { newPurchaseRow } from './new-purchase.ts';
import { ProviderUnavailable } from './payment/payment-provider.ts';
import {
  addPurchaseEvent,
  findInAppProduct,
  findOwnPurchase,
  findOpenAttempt,
  getPurchase,
} from './purchase-queries.ts';
import type { OpenAttempt } from './purchase-queries.ts';
import { listPackages } from './queries.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/** Until the provider has said when its page closes. */
const attemptOpenMs = 30 * 60_000;
const firstCheckMs = 60_000;

export interface Order {
  readonly items: readonly RequestedLine[];
  readonly discountCode: string | null;
  readonly method: PurchaseMethod;
}

/** An order with the total that its buyer saw; null where the page didn't say. */
export interface SeenOrder extends Order {
  readonly expectedTotalFils: number | null;
}

export interface OpenedPurchase {
  readonly purchase: Purchase;
  readonly payment: Payment;
}

/**
 * Opens a purchase at stored prices. A used key returns the purchase that it opened. Throws store/prices-changed if the
 * total differs from the one the buyer saw; then nothing is written.
 */
export async function openPurchase(
  deps: PayingDeps,
  caller: Caller,
  order: SeenOrder,
  idempotencyKey: string,
  language: Language,
): Promise<OpenedPurchase> {
  const { uid } = caller.user;
  const opened = await findOpened(deps.database.query, uid, order, idempotencyKey);
  const purchaseId = opened ?? (await insertPurchase(deps, uid, order, idempotencyKey));
  return {
    purchase: await getPurchase(deps.database.query, purchaseId),
    payment: await paymentOf(deps, caller, purchaseId, language),
  };
}

/** Whether a purchase is what this order asked for, lines of one package taken together. */
function isSameOrder(purchase: Purchase, { items, discountCode, method }: Order): boolean {
  const asked = new Map<string, number>();
  for (const { packageId, quantity } of items) asked.set(packageId, (asked.get(packageId) ?? 0) + quantity);
  return (
    purchase.method === method &&
    purchase.discountCode === (normalizeCode(discountCode ?? '') || null) &&
    purchase.items.length === asked.size &&
    purchase.items.every(({ packageId, quantity }) => asked.get(packageId) === quantity)
  );
}

function checkExpectedTotal(
  { expectedTotalFils }: SeenOrder,
  { finalPriceFils }: Pick<PurchasePrice, 'finalPriceFils'>,
): void {
  if (expectedTotalFils !== null && expectedTotalFils !== finalPriceFils) throw new AppError('store/prices-changed');
}

/** Continues an open or failed purchase, never with a second one. */
export async function payAgain(
  deps: InAppDeps,
  caller: Caller,
  purchaseId: string,
  language: Language,
): Promise<OpenedPurchase> {
  await reconcileOpen(deps, caller.user.uid, purchaseId);
  const purchase = await findOwnPurchase(deps.database.query, caller.user.uid, purchaseId);
  if (purchase.status === 'failed' || (await isStranded(deps, purchase))) await reopen(deps, purchase);
  return {
    purchase: await getPurchase(deps.database.query, purchaseId),
    payment: await paymentOf(deps, caller, purchaseId, language),
  };
}

/** Opened again by the staff, so that nothing is there to pay it by. */
async function isStranded({ database }: PayingDeps, { id, status, method }: Purchase): Promise<boolean> {
  return status === 'pending' && method === 'online' && (await findOpenAttempt(database.query, id)) === null;
}

/** The purchase after asking the provider; as stored if the provider is unavailable. */
export async function checkPurchase(deps: InAppDeps, userId: string, purchaseId: string): Promise<Purchase> {
  await reconcileOpen(deps, userId, purchaseId);
  return findOwnPurchase(deps.database.query, userId, purchaseId);
}

async function reconcileOpen(deps: InAppDeps, userId: string, purchaseId: string): Promise<void> {
  await lookForOwnReceipt(deps, await findOwnPurchase(deps.database.query, userId, purchaseId));
  const attempt = await findOpenAttempt(deps.database.query, purchaseId);
  if (attempt === null) return;
  try {
    await reconcilePayment(deps, attempt.id, 'buyer');
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn({ err: error, purchaseId }, 'the payment provider could not be reached');
  }
}

/** The purchase that this key opened; null if it opened none. Throws if the key is that of another order. */
async function findOpened(
  query: Kysely<Tables>,
  userId: string,
  order: SeenOrder,
  idempotencyKey: string,
): Promise<string | null> {
  const row = await query
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (row === undefined) return null;
  const purchase = await getPurchase(query, row.id);
  if (!isSameOrder(purchase, order)) throw new AppError('system/idempotency-key-reused');
  checkExpectedTotal(order, purchase);
  return row.id;
}

interface PricedOrder {
  readonly price: PurchasePrice;
  /** What the app's store sells for it; null if it is paid online. */
  readonly inAppProductId: string | null;
}

async function priceOrder(query: Kysely<Tables>, { clock }: PayingDeps, order: Order): Promise<PricedOrder> {
  const packages = await listPackages(
    query,
    order.items.map(({ packageId }) => packageId),
  );
  const asked =
    order.discountCode === null || order.discountCode.trim() === ''
      ? null
      : {
          typed: order.discountCode,
          found: await findDiscountCode(query, order.discountCode, clock.now()),
        };
  const price = pricePurchase(packages, order.items, asked, clock.now());
  if (!price.ok) throw new AppError(price.refusal.code, { params: price.refusal.params });
  return { price: price.value, inAppProductId: order.method === 'iap' ? inAppProductOf(price.value, packages) : null };
}

// The app's store sells one product at a time, at its own price [PAY-4].
function inAppProductOf(
  { items, discountCode }: PurchasePrice,
  packages: Awaited<ReturnType<typeof listPackages>>,
): string {
  const [item] = items;
  if (items.length !== 1 || item?.quantity !== 1 || discountCode !== null)
    throw new AppError('store/in-app-one-package');
  const sold = packages.find(({ id }) => id === item.packageId);
  if (!sold?.revenueCatProductId) throw new AppError('store/in-app-no-product');
  return sold.revenueCatProductId;
}

async function insertPurchase(
  deps: PayingDeps,
  userId: string,
  order: SeenOrder,
  idempotencyKey: string,
): Promise<string> {
  const now = deps.clock.now();
  const id = newId(now);
  return deps.database.transaction(async (tx) => {
    // The same request, sent twice at one moment, waits here and finds what the other one opened: that may have taken
    // the last use of the code.
    const balance = await deps.lockBalance(tx, userId);
    const opened = await findOpened(tx, userId, order, idempotencyKey);
    if (opened !== null) return opened;
    const { price, inAppProductId } = await priceOrder(tx, deps, order);
    checkExpectedTotal(order, price);
    const isLive = order.method === 'iap' || deps.payments.active.isLive;
    await tx
      .insertInto('purchases')
      .values(
        newPurchaseRow({ id, userId, price, method: order.method, inAppProductId, isLive, idempotencyKey, at: now }),
      )
      .execute();
    await checkRoomInBalance(tx, balance, { id, userId, sessions: price.totalSessionsGranted });
    if (price.discountCodeId !== null) await reserveDiscountUse(tx, deps, id, price.discountCodeId);
    await addPurchaseEvent(tx, {
      purchaseId: id,
      at: now,
      kind: 'opened',
      actor: 'buyer',
      detail: { method: order.method },
    });
    if (order.method === 'online') await insertAttempt(tx, deps, id);
    return id;
  });
}

/**
 * What other purchases of the account may still grant counts too, so that every payment can be granted. `balance` is
 * locked.
 */
async function checkRoomInBalance(
  tx: Tx,
  balance: number,
  { id, userId, sessions }: { id: string; userId: string; sessions: number },
): Promise<void> {
  const { waiting } = await tx
    .selectFrom('purchases')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('id', '<>', id)
    .select(({ fn }) => fn.coalesce(fn.sum<number>('total_sessions_granted'), sql.lit(0)).as('waiting'))
    .executeTakeFirstOrThrow();
  if (balance + waiting + sessions > maxSessionBalance)
    throw new AppError('store/balance-full', { params: { most: maxSessionBalance } });
}

async function insertAttempt(tx: Tx, deps: PayingDeps, purchaseId: string): Promise<void> {
  const now = deps.clock.now();
  await tx
    .insertInto('payment_attempts')
    .values({
      id: newId(now),
      purchase_id: purchaseId,
      provider: deps.payments.active.id,
      provider_ref: null,
      redirect_url: null,
      state: 'open',
      expires_at: new Date(now + attemptOpenMs),
      next_check_at: new Date(now + firstCheckMs),
      created_at: new Date(now),
      // Written out: with a parameter PostgreSQL no longer finds the partial index once it keeps the plan.
    })
    .onConflict((conflict) =>
      conflict
        .column('purchase_id')
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .execute();
}

/** A purchase that failed, or that nothing is there to pay by, is open again, if it would cost today what it cost then. */
async function reopen(deps: PayingDeps, purchase: Purchase): Promise<void> {
  const { price, inAppProductId } = await priceOrder(deps.database.query, deps, {
    items: purchase.items,
    discountCode: purchase.discountCode,
    method: purchase.method,
  });
  if (
    price.finalPriceFils !== purchase.finalPriceFils ||
    price.totalSessionsGranted !== purchase.totalSessionsGranted ||
    inAppProductId !== (await findInAppProduct(deps.database.query, purchase.id)) ||
    purchase.isLive !== (purchase.method === 'iap' || deps.payments.active.isLive)
  )
    throw new AppError('store/prices-changed');
  await deps.database.transaction(async (tx) => {
    const { from } = await movePurchase(tx, deps, {
      purchaseId: purchase.id,
      to: 'pending',
      actor: 'buyer',
      at: deps.clock.now(),
    });
    if (from !== 'failed' && from !== 'pending') return;
    const { id, userId, totalSessionsGranted: sessions } = purchase;
    await checkRoomInBalance(tx, await deps.lockBalance(tx, userId), { id, userId, sessions });
    if (purchase.discountCodeId !== null) await reserveDiscountUse(tx, deps, purchase.id, purchase.discountCodeId);
    if (purchase.method === 'online') await insertAttempt(tx, deps, purchase.id);
  });
}

async function paymentOf(deps: PayingDeps, caller: Caller, purchaseId: string, language: Language): Promise<Payment> {
  const purchase = await getPurchase(deps.database.query, purchaseId);
  if (purchase.status !== 'pending') return { kind: 'settled' };
  if (purchase.method === 'iap') return inAppPayment(deps, purchase);
  const attempt = await findOpenAttempt(deps.database.query, purchaseId);
  if (attempt === null) return { kind: 'settled' };
  await renewReservation(deps, purchase);
  if (attempt.redirectUrl !== null) return { kind: 'redirect', url: attempt.redirectUrl };
  return { kind: 'redirect', url: await openCheckout(deps, caller, purchase, attempt, language) };
}

async function inAppPayment(deps: PayingDeps, purchase: Purchase): Promise<Payment> {
  const productId = await findInAppProduct(deps.database.query, purchase.id);
  if (productId === null) throw new AppError('store/in-app-no-product');
  return { kind: 'in-app', productId, customPurchaseId: purchase.id, appUserId: purchase.userId };
}

// By the attempt's id as its key: asked twice, the provider opens one page.
async function openCheckout(
  deps: PayingDeps,
  { user }: Caller,
  purchase: Purchase,
  attempt: OpenAttempt,
  language: Language,
): Promise<string> {
  const provider = present(deps.payments.byId.get(attempt.provider), `payments by ${attempt.provider}`);
  const returnUrl = new URL('/checkout/thank-you', deps.publicUrl);
  returnUrl.searchParams.set('orderId', purchase.id);
  try {
    const checkout = await provider.createCheckout({
      purchaseId: purchase.id,
      amountFils: purchase.finalPriceFils,
      description: purchase.items.map(({ name, quantity }) => `${name[language]} × ${quantity}`).join('، '),
      customer: { uid: user.uid, email: user.email, name: user.displayName, phone: user.phoneNumber ?? null },
      language,
      returnUrl,
      webhookUrl: new URL(`/api/webhooks/${provider.id}`, deps.publicUrl),
      idempotencyKey: attempt.id,
    });
    const kept = await deps.database.query
      .updateTable('payment_attempts')
      .set({
        provider_ref: checkout.providerRef,
        redirect_url: checkout.redirectUrl,
        expires_at: new Date(checkout.expiresAt),
        // Also if it expired meanwhile: its page can be paid from now on.
        next_check_at: new Date(deps.clock.now() + firstCheckMs),
      })
      .where('id', '=', attempt.id)
      .where('provider_ref', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // If a concurrent identical request won, its page is returned: an unrecorded one must not be paid.
    return kept === undefined ? await pageOf(deps, attempt.id) : checkout.redirectUrl;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new AppError('store/payment-unavailable', { cause: error });
  }
}

async function pageOf({ database }: PayingDeps, attemptId: string): Promise<string> {
  const { redirect_url: url } = await database.query
    .selectFrom('payment_attempts')
    .select('redirect_url')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return present(url, 'page of an open attempt');
}
