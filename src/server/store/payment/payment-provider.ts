import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '#shared/kernel/text.ts';
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';

/** What an online payment is asked for. Amounts are in fils of Kuwaiti dinars. */
export interface CheckoutRequest {
  readonly purchaseId: string;
  readonly amountFils: number;
  readonly description: string;
  readonly customer: {
    readonly uid: string;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null;
  };
  readonly language: Language;
  /** Where the provider sends the buyer, paid or not. */
  readonly returnUrl: URL;
  readonly webhookUrl: URL;
  /** The same key never makes a second payment. */
  readonly idempotencyKey: string;
}

export interface Checkout {
  /** The provider's id of the payment. */
  readonly providerRef: string;
  readonly redirectUrl: string;
  /** When the hosted page closes. */
  readonly expiresAt: number;
}

/** What a webhook says. Only a hint: what counts is `fetchPayment`. */
export type WebhookEvent =
  | { readonly ok: false; readonly reason: string }
  | { readonly ok: true; readonly kind: 'ignored' }
  | {
      readonly ok: true;
      readonly kind: 'payment' | 'refund';
      readonly dedupeKey: string;
      readonly providerRef: string;
    };

export interface PaymentFailure {
  /** The provider's own code. */
  readonly code: string;
  readonly message: string;
}

/** A payment as its provider knows it. */
export interface ProviderPayment {
  readonly state: 'pending' | 'paid' | 'failed' | 'refunded';
  readonly amountFils: number;
  readonly currency: string;
  readonly purchaseId: string;
  /** False if no real money moved. */
  readonly isLive: boolean;
  readonly method: string | null;
  /** What banks ask for, on the receipt. */
  readonly reference: string | null;
  readonly failure: PaymentFailure | null;
}

export interface RefundRequest {
  readonly providerRef: string;
  readonly amountFils: number;
  readonly reason: string;
  readonly webhookUrl: URL;
  readonly idempotencyKey: string;
  /** The provider's id of this refund from an earlier request; null if it never answered. */
  readonly refundRef: string | null;
}

export interface Refund {
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** The provider's id of it; null if there is none. */
  readonly refundRef: string | null;
  readonly failure: PaymentFailure | null;
}

/**
 * A payment provider. Calls reject if it is unavailable or answers nonsense; the caller retries later, with the same
 * idempotency key.
 */
export interface PaymentProvider {
  readonly id: PaymentProviderId;
  /** False for a sandbox or test keys: such payments are always distinguished. */
  readonly isLive: boolean;
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  verifyWebhook(rawBody: string, headers: IncomingHttpHeaders): WebhookEvent;
  fetchPayment(providerRef: string): Promise<ProviderPayment>;
  /** Whether it has the buyer's money still: paid, and not given back. Asks, and changes nothing. */
  holdsMoney(payment: Pick<RefundRequest, 'providerRef' | 'refundRef'>): Promise<boolean>;
  /** Requests a refund, or the state of an earlier request. */
  refund(request: RefundRequest): Promise<Refund>;
}

/** A provider that was unreachable, or answered something unreadable. */
export class ProviderUnavailable extends Error {}

/** A provider that understood, and rejected the call: a retry will not help. */
export class ProviderError extends ProviderUnavailable {
  readonly failure: PaymentFailure;

  constructor(failure: PaymentFailure) {
    super(`rejected by the provider: ${failure.code}`);
    this.failure = failure;
  }
}

/** Compares signatures in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The eight digits of a number in Kuwait; null for any other, which providers would reject. */
export function kuwaitiDigits(phone: string | null): string | null {
  return /^(?:\+|00)965(\d{8})$/.exec(phone?.replaceAll(/[\s-]/g, '') ?? '')?.[1] ?? null;
}
