import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Outbox } from '../platform/outbox.ts';
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';
import type { ReceiptBook } from './in-app/receipts.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { InAppSettings } from './settings.ts';

export interface StoreDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly logger: FastifyBaseLogger;
  readonly publicUrl: URL;
  /** How long an open purchase reserves a use of its discount code. */
  readonly discountReservationMs: number;
  /** Notifies the open pages of an account. */
  readonly userChanged: (userId: string) => void;
  /** Renders the page of the shop again; call it after each commit that changes packages. */
  readonly packagesChanged: () => void;
  /** A balance in sessions, which nothing else changes until the transaction ends. */
  readonly lockBalance: (tx: Tx, userId: string) => Promise<number>;
}

/** The current provider, and all earlier ones: an older payment is reconciled with its own provider. */
export interface Payments {
  readonly active: PaymentProvider;
  readonly byId: ReadonlyMap<PaymentProviderId, PaymentProvider>;
}

export interface PayingDeps extends StoreDeps {
  readonly payments: Payments;
}

export interface InAppDeps extends PayingDeps {
  readonly inApp: InAppSettings;
  /** Null without a key to look receipts up. */
  readonly receipts: ReceiptBook | null;
}
