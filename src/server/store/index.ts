/**
 * The store: what is sold, purchases and how they are paid. Owns game_packages, discount_codes, purchases with
 * their attempts and events, provider_events, store_daily_stats and sandbox_payments.
 * Prices and sessions stand in the database alone. A purchase moves by one SQL function, with its grant, its
 * code's count and its news; what a provider says is only ever settled in one place (settle.ts).
 */
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';
import type { Tx } from '../platform/database/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import './tables.ts';
import { mountAdminStore } from './admin/routes.ts';
import { purchaseMovedKind, tellOfMove } from './purchase-news.ts';
import { checkDueReceipts } from './in-app/check-receipts.ts';
import { noInApp } from './in-app/in-app-settings.ts';
import type { InAppSettings } from './in-app/in-app-settings.ts';
import { createReceiptBook } from './in-app/receipts.ts';
import { createPayments, deliverSandboxWebhook } from './payments.ts';
import type { PaymentSettings } from './payments.ts';
import { sandboxWebhookKind } from './payment/sandbox-provider.ts';
import { purchasesOfUser } from './personal-data.ts';
import { checkDuePayments } from './poller.ts';
import { hasBought, hasPurchase } from './purchase-queries.ts';
import { refundExtraPayment } from './refunds.ts';
import { mountStore } from './routes.ts';
import { extraPaymentKind } from './settle.ts';
import type { StoreDeps } from './store-deps.ts';

export { foldDay } from './daily-statistics.ts';
export type { InAppSettings } from './in-app/in-app-settings.ts';
export type { PaymentSettings } from './payments.ts';

export interface Store extends PersonalData {
  mount(server: HttpServer): void;
  /** Who takes money online, and whether it is real. */
  readonly payment: { readonly provider: PaymentProviderId; readonly isLive: boolean };
  /** Asks about payments and refunds that are due; to be called every few seconds. */
  checkDuePayments(): Promise<number>;
  hasPurchase(tx: Tx, id: string): Promise<boolean>;
  /** Whether somebody has paid for something that was not given back. */
  readonly hasBought: (userId: string) => Promise<boolean>;
}

export function createStore(parts: StoreDeps & { readonly secret: string; readonly payments: PaymentSettings; readonly inApp?: InAppSettings | undefined }): Store {
  const { payments, sandbox } = createPayments(parts, parts.payments);
  const inApp = parts.inApp ?? noInApp;
  const deps = { ...parts, payments, inApp, receipts: createReceiptBook(inApp) };
  deps.outbox.on(purchaseMovedKind, (payload) => tellOfMove(deps, payload));
  deps.outbox.on(extraPaymentKind, (payload) => refundExtraPayment(deps, payload));
  return {
    mount(server) {
      deps.outbox.on(sandboxWebhookKind, (payload) => deliverSandboxWebhook(server, payload));
      mountStore(server, deps, sandbox);
      mountAdminStore(server, deps);
    },
    payment: { provider: payments.active.id, isLive: payments.active.isLive },
    checkDuePayments: async () => await checkDuePayments(deps) + await checkDueReceipts(deps),
    hasPurchase,
    hasBought: (userId) => hasBought(deps.database.query, userId),
    ...purchasesOfUser,
  };
}
