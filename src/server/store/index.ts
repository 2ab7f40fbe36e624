/**
 * The store: packages, purchases and payments. Owns game_packages, discount_codes, purchases with their attempts and
 * events, discount_reservations, provider_events, store_daily_stats and sandbox_payments. Prices and sessions come from
 * the database alone. A purchase changes its status by one SQL function, with its grant, its code's count and its
 * change event; only reconcile-payment.ts applies a payment's state, and only refunds.ts that of a requested refund.
 */
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';
import type { Tx } from '../platform/database/index.ts';
import type { HttpServer, PageParts } from '../platform/http/index.ts';
import { hourMs } from '../platform/jobs.ts';
import type { Job } from '../platform/jobs.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import './tables.ts';
import { mountAdminStore } from './admin/routes.ts';
import { recountRecentDays } from './daily-statistics.ts';
import { purchaseMovedKind, notifyOfMove } from './purchase-changes.ts';
import { checkDueReceipts } from './in-app/check-receipts.ts';
import { noInApp } from './settings.ts';
import type { InAppSettings } from './settings.ts';
import { createPackagesPart } from './packages-part.ts';
import type { RenderPackages } from './packages-part.ts';
import { createReceiptBook } from './in-app/receipts.ts';
import type { GuessDeps } from './limit-code-guesses.ts';
import { createPayments, deliverSandboxWebhook } from './payments.ts';
import type { PaymentSettings } from './payments.ts';
import { sandboxWebhookKind } from './payment/sandbox-provider.ts';
import { purchasesOfUser } from './personal-data.ts';
import { checkDuePayments } from './poller.ts';
import { hasBought, hasPurchase } from './purchase-queries.ts';
import { refundExtraPayment } from './refunds.ts';
import { mountStore } from './routes.ts';
import { extraPaymentKind } from './reconcile-payment.ts';
import type { StoreDeps } from './deps.ts';

export { compareRefunds } from './compare-refunds.ts';
export { figuresOf, recomputeDay, isSameDay, readDay } from './daily-statistics.ts';
export { createPayments } from './payments.ts';
export { packagesRenderer } from './packages-part.ts';
export type { RenderPackages } from './packages-part.ts';
export { storeSettings } from './settings.ts';
export type { InAppSettings } from './settings.ts';
export type { PaymentSettings } from './payments.ts';

export interface Store extends PersonalData {
  mount(server: HttpServer): void;
  /** Who takes money online, and whether it is real. */
  readonly payment: { readonly provider: PaymentProviderId; readonly isLive: boolean };
  readonly jobs: readonly Job[];
  /** The packages on sale for the page of the shop, by the page's path. */
  readonly pageParts: PageParts;
  /** Asks about payments and refunds that are due. */
  checkDuePayments(): Promise<number>;
  /** Corrects the figures of the last days if they differ from the purchases; returns those days. */
  recountRecentDays(): Promise<string[]>;
  hasPurchase(tx: Tx, id: string): Promise<boolean>;
  /** Whether the user has a paid purchase that was not refunded. */
  readonly hasBought: (userId: string) => Promise<boolean>;
}

interface StoreParts extends Omit<StoreDeps, 'discountReservationMs' | 'packagesChanged'>, GuessDeps {
  readonly discountReservationMs?: number | undefined;
  readonly secret: string;
  readonly payments: PaymentSettings;
  readonly inApp?: InAppSettings | undefined;
  readonly renderPackages?: RenderPackages | null | undefined;
  readonly publishChange: (change: string) => void;
  readonly listen: (hear: (change: string) => void) => void;
}

/** What webhooks lost is found within this. */
const paymentCheckMs = 15_000;

/** How long an open purchase reserves a use of its discount code by default. */
const usualReservationMs = 30 * 60_000;

export function createStore(parts: StoreParts): Store {
  const { payments, sandbox } = createPayments(parts, parts.payments);
  const discountReservationMs = parts.discountReservationMs ?? usualReservationMs;
  const inApp = parts.inApp ?? noInApp;
  const { read, packagesChanged } = createPackagesPart(parts, parts.renderPackages ?? null);
  const receipts = createReceiptBook(inApp);
  const deps = { ...parts, payments, inApp, discountReservationMs, receipts, packagesChanged };
  deps.outbox.on(purchaseMovedKind, (payload) => notifyOfMove(deps, payload));
  deps.outbox.on(extraPaymentKind, (payload) => refundExtraPayment(deps, payload));
  const checkDue = async () => (await checkDuePayments(deps)) + (await checkDueReceipts(deps));
  const recount = () => recountRecentDays(deps);
  return {
    jobs: [
      { name: 'check due payments', intervalMs: paymentCheckMs, work: checkDue },
      { name: 'recount sales', intervalMs: hourMs, work: recount, needsLongStatements: true },
    ],
    mount(server) {
      deps.outbox.on(sandboxWebhookKind, (payload) => deliverSandboxWebhook(server, payload));
      mountStore(server, deps, sandbox);
      mountAdminStore(server, deps);
    },
    pageParts: new Map([['/store', read]]),
    payment: { provider: payments.active.id, isLive: payments.active.isLive },
    checkDuePayments: checkDue,
    recountRecentDays: recount,
    hasPurchase,
    hasBought: (userId) => hasBought(deps.database.query, userId),
    ...purchasesOfUser,
  };
}
