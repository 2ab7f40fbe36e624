import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { TapSettings } from '../settings.ts';
import { ProviderError, ProviderUnavailable, isSameText, kuwaitiDigits } from './payment-provider.ts';
import type {
  Checkout,
  CheckoutRequest,
  PaymentProvider,
  ProviderPayment,
  Refund,
  RefundRequest,
  WebhookEvent,
} from './payment-provider.ts';
import { askProvider } from './provider-http.ts';
import type { ProviderAccess } from './provider-http.ts';
import { dinarsOf, filsOf } from './wire-amount.ts';

/** Where Tap says nothing else. */
const usualExpiryMinutes = 30;

const amount = z.union([z.number(), z.string()]);
const word = z.string().nullish();
const chargeSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount,
  currency: z.string(),
  live_mode: z.boolean(),
  reference: z.object({ order: word, payment: word }).nullish(),
  response: z.object({ code: word, message: word }).nullish(),
  source: z.object({ payment_method: word }).nullish(),
});
const openedSchema = chargeSchema.extend({
  transaction: z.object({
    url: z.url({ protocol: /^https?$/ }),
    expiry: z.object({ period: z.number().positive() }).nullish(),
  }),
});
const refundSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  response: z.object({ code: word, message: word }).nullish(),
});
const webhookSchema = z.object({
  id: z.string().min(1),
  amount,
  currency: z.string(),
  status: z.string(),
  charge_id: z.string().optional(),
  reference: z.object({ gateway: word, payment: word }).nullish(),
  transaction: z.object({ created: z.union([z.string(), z.number()]).nullish() }).nullish(),
  created: z.union([z.string(), z.number()]).nullish(),
});
const errorSchema = z.object({
  errors: z.array(z.object({ code: z.coerce.string(), description: z.string().default('') })).min(1),
});

/** Words of Tap that leave a payment open, as does any that it may add. */
const states: Readonly<Record<string, ProviderPayment['state']>> = {
  CAPTURED: 'paid',
  ABANDONED: 'failed',
  CANCELLED: 'failed',
  EXPIRED: 'failed',
  FAILED: 'failed',
  DECLINED: 'failed',
  RESTRICTED: 'failed',
  TIMEDOUT: 'failed',
  // Of one that had been captured the money has gone back; of any other it never came.
  VOID: 'refunded',
  REFUNDED: 'refunded',
};
const refundStates: Readonly<Record<string, Refund['state']>> = {
  REFUNDED: 'succeeded',
  DECLINED: 'failed',
  FAILED: 'failed',
  RESTRICTED: 'failed',
  TIMED_OUT: 'failed',
  CANCELLED: 'failed',
};

interface TapDeps {
  readonly settings: TapSettings;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly timeoutMs?: number | undefined;
}

/** Tap Payments: one charge for a checkout, on Tap's page that offers KNET and cards. */
export function createTap({ settings, clock, logger, timeoutMs }: TapDeps): PaymentProvider {
  const access: ProviderAccess = {
    provider: 'tap',
    baseUrl: settings.apiUrl,
    token: settings.secretKey,
    logger,
    timeoutMs,
    failureIn(body) {
      const [error] = errorSchema.safeParse(body).data?.errors ?? [];
      return error === undefined ? null : { code: error.code, message: error.description };
    },
  };
  return {
    id: 'tap',
    isLive: settings.secretKey.startsWith('sk_live_'),
    createCheckout: (request) => createCharge(access, settings, clock, request),
    verifyWebhook: (rawBody, headers) => readWebhook(settings.secretKey, rawBody, headers),
    fetchPayment: (providerRef) => fetchCharge(access, providerRef),
    holdsMoney: (payment) => holdsCharge(access, payment),
    refund: (request) => refundCharge(access, request),
  };
}

async function createCharge(
  access: ProviderAccess,
  settings: TapSettings,
  clock: Clock,
  request: CheckoutRequest,
): Promise<Checkout> {
  const { purchaseId, customer } = request;
  const phone = kuwaitiDigits(customer.phone);
  const charge = await askProvider(access, {
    method: 'POST',
    path: '/charges/',
    answer: openedSchema,
    headers: { lang_code: request.language },
    body: {
      amount: dinarsOf(request.amountFils),
      currency: 'KWD',
      customer_initiated: true,
      threeDSecure: true,
      save_card: false,
      description: request.description,
      metadata: { purchaseId },
      reference: { transaction: purchaseId, order: purchaseId, idempotent: request.idempotencyKey },
      receipt: { email: false, sms: false },
      customer: {
        first_name: customer.name,
        email: customer.email,
        ...(phone !== null && { phone: { country_code: '965', number: phone } }),
      },
      ...(settings.merchantId !== null && { merchant: { id: settings.merchantId } }),
      source: { id: settings.source },
      post: { url: request.webhookUrl.href },
      redirect: { url: request.returnUrl.href },
    },
  });
  const minutes = charge.transaction.expiry?.period ?? usualExpiryMinutes;
  return { providerRef: charge.id, redirectUrl: charge.transaction.url, expiresAt: clock.now() + minutes * 60_000 };
}

// Order, mode and time aren't signed, and an old body may be replayed: the caller fetches the charge.
function readWebhook(secretKey: string, rawBody: string, headers: IncomingHttpHeaders): WebhookEvent {
  const given = headers['hashstring'];
  if (typeof given !== 'string') return { ok: false, reason: 'no signature' };
  const news = webhookSchema.safeParse(JSON.parse(rawBody));
  if (!news.success) return { ok: false, reason: 'shape' };
  const { id, status, charge_id: chargeId } = news.data;
  const signature = createHmac('sha256', secretKey).update(signedText(news.data)).digest('hex');
  if (!isSameText(given.toLowerCase(), signature)) return { ok: false, reason: 'signature' };
  const dedupeKey = `${id}:${status}`;
  if (id.startsWith('chg_')) return { ok: true, kind: 'payment', dedupeKey, providerRef: id };
  return chargeId === undefined
    ? { ok: true, kind: 'ignored' }
    : { ok: true, kind: 'refund', dedupeKey, providerRef: chargeId };
}

function signedText({
  id,
  amount: given,
  currency,
  status,
  reference,
  transaction,
  created,
}: z.infer<typeof webhookSchema>): string {
  const decimals = ['KWD', 'BHD', 'OMR', 'JOD'].includes(currency) ? 3 : 2;
  const printed = (filsOf(given) / 1000).toFixed(decimals);
  return (
    `x_id${id}x_amount${printed}x_currency${currency}x_gateway_reference${reference?.gateway ?? ''}` +
    `x_payment_reference${reference?.payment ?? ''}x_status${status}x_created${transaction?.created ?? created ?? ''}`
  );
}

async function fetchCharge(access: ProviderAccess, providerRef: string): Promise<ProviderPayment> {
  const charge = await askProvider(access, {
    method: 'GET',
    path: `/charges/${encodeURIComponent(providerRef)}`,
    answer: chargeSchema,
  });
  if (charge.id !== providerRef) throw new ProviderUnavailable('tap answered with another charge');
  const state = states[charge.status.toUpperCase()] ?? 'pending';
  return {
    state,
    amountFils: filsOf(charge.amount),
    currency: charge.currency,
    purchaseId: charge.reference?.order ?? '',
    isLive: charge.live_mode,
    method: charge.source?.payment_method?.toLowerCase() ?? null,
    reference: charge.reference?.payment ?? null,
    failure: state === 'failed' ? failureOf(charge) : null,
  };
}

// A charge stays captured while its refund says that the money went back.
async function holdsCharge(
  access: ProviderAccess,
  { providerRef, refundRef }: Pick<RefundRequest, 'providerRef' | 'refundRef'>,
): Promise<boolean> {
  const { state } = await fetchCharge(access, providerRef);
  if (state !== 'paid' || refundRef === null) return state === 'paid';
  const refund = await fetchRefund(access, refundRef);
  return refundStates[refund.status.toUpperCase()] !== 'succeeded';
}

async function refundCharge(access: ProviderAccess, request: RefundRequest): Promise<Refund> {
  try {
    const refund = await (request.refundRef === null
      ? createRefund(access, request)
      : fetchRefund(access, request.refundRef));
    const state = refundStates[refund.status.toUpperCase()] ?? 'pending';
    return { state, refundRef: refund.id, failure: state === 'failed' ? failureOf(refund) : null };
  } catch (error) {
    // A refund that exists is only asked about: that asking fails says nothing of it.
    if (!(error instanceof ProviderError) || request.refundRef !== null) throw error;
    return { state: 'failed', refundRef: null, failure: error.failure };
  }
}

function createRefund(
  access: ProviderAccess,
  { providerRef, amountFils, reason, webhookUrl, idempotencyKey }: RefundRequest,
): Promise<z.infer<typeof refundSchema>> {
  return askProvider(access, {
    method: 'POST',
    path: '/refunds/',
    answer: refundSchema,
    body: {
      charge_id: providerRef,
      amount: dinarsOf(amountFils),
      currency: 'KWD',
      description: reason,
      reason,
      reference: { merchant: idempotencyKey, idempotent: idempotencyKey },
      post: { url: webhookUrl.href },
    },
  });
}

// Tap forgets a key after a day, and a refund may take longer.
function fetchRefund(access: ProviderAccess, refundRef: string): Promise<z.infer<typeof refundSchema>> {
  return askProvider(access, {
    method: 'GET',
    path: `/refunds/${encodeURIComponent(refundRef)}`,
    answer: refundSchema,
  });
}

function failureOf({
  status,
  response,
}: {
  readonly status: string;
  readonly response?:
    | { readonly code?: string | null | undefined; readonly message?: string | null | undefined }
    | null
    | undefined;
}) {
  return { code: response?.code ?? status.toLowerCase(), message: response?.message ?? '' };
}
