import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Schema } from '#shared/kernel/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MyFatoorahSettings } from '../settings.ts';
import { readMyFatoorahWebhook } from './myfatoorah-webhook.ts';
import { ProviderError, ProviderUnavailable, kuwaitiDigits } from './payment-provider.ts';
import type {
  Checkout,
  CheckoutRequest,
  PaymentProvider,
  ProviderPayment,
  Refund,
  RefundRequest,
} from './payment-provider.ts';
import { askProvider } from './provider-http.ts';
import type { ProviderAccess } from './provider-http.ts';
import { dinarsOf, filsOf } from './wire-amount.ts';

const invoiceOpenMs = 60 * 60_000;
/** Kuwait knows no summer time. */
const kuwaitOffsetMs = 3 * 60 * 60_000;

const word = z.string().nullish();
const id = z.union([z.string().min(1), z.number()]).transform(String);
// As they spell it.
const transactionSchema = z.object({
  TransactionStatus: z.string(),
  TransationValue: z.union([z.string(), z.number()]),
  Currency: z.string(),
  PaymentGateway: word,
  ReferenceId: word,
  Error: word,
  ErrorCode: word,
});
const invoiceSchema = z.object({
  InvoiceId: id,
  InvoiceStatus: z.string(),
  InvoiceValue: z.union([z.string(), z.number()]),
  CustomerReference: word,
  InvoiceTransactions: z.array(transactionSchema).nullish(),
});
const openedSchema = z.object({ InvoiceId: id, InvoiceURL: z.url({ protocol: /^https?$/ }) });
const refundsSchema = z.object({
  RefundStatusResult: z.array(z.object({ RefundId: id, RefundStatus: z.string() })).nullish(),
});
const madeRefundSchema = z.object({ RefundId: id });
const errorSchema = z.object({
  IsSuccess: z.literal(false),
  Message: word,
  ValidationErrors: z.array(z.object({ Name: word, Error: word })).nullish(),
});

type Invoice = z.infer<typeof invoiceSchema>;
type Transaction = z.infer<typeof transactionSchema>;

interface MyFatoorahDeps {
  readonly settings: MyFatoorahSettings;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly timeoutMs?: number | undefined;
}

/** MyFatoorah: one invoice per checkout, with all attempts to pay it. */
export function createMyFatoorah({ settings, clock, logger, timeoutMs }: MyFatoorahDeps): PaymentProvider {
  const access: ProviderAccess = {
    provider: 'myfatoorah',
    baseUrl: settings.apiUrl,
    token: settings.token,
    logger,
    timeoutMs,
    failureIn(body) {
      const refusal = errorSchema.safeParse(body).data;
      if (refusal === undefined) return null;
      const [first] = refusal.ValidationErrors ?? [];
      return { code: first?.Name ?? 'refused', message: first?.Error ?? refusal.Message ?? '' };
    },
  };
  return {
    id: 'myfatoorah',
    isLive: settings.isLive,
    createCheckout: (request) => createInvoice(access, clock, request),
    verifyWebhook: (rawBody, headers) => readMyFatoorahWebhook(settings.webhookSecret, rawBody, headers),
    fetchPayment: (providerRef) => fetchInvoice(access, providerRef, settings.isLive),
    async holdsMoney({ providerRef }) {
      const { state } = await fetchInvoice(access, providerRef, settings.isLive);
      // The invoice stays paid while its refund says that the money went back.
      return state === 'paid' && (await findRefund(access, { providerRef, refundRef: null }))?.state !== 'succeeded';
    },
    refund: (request) => refundInvoice(access, request),
  };
}

/**
 * Uses SendPayment, whose page lets the buyer choose the method; ExecutePayment requires that choice before. A second
 * call makes a new invoice, but a link is only shown to the caller, so a link whose answer was lost is never paid. An
 * earlier invoice of this purchase may have been paid: then no further one is opened.
 */
async function createInvoice(access: ProviderAccess, clock: Clock, request: CheckoutRequest): Promise<Checkout> {
  const earlier = await findInvoice(access, 'CustomerReference', request.purchaseId);
  if (earlier !== null && successIn(earlier) !== undefined)
    throw new ProviderUnavailable('an earlier invoice of this purchase is paid; it is reconciled by itself');
  const expiresAt = clock.now() + invoiceOpenMs;
  const phone = kuwaitiDigits(request.customer.phone);
  const opened = await ask(access, '/v2/SendPayment', openedSchema, {
    NotificationOption: 'LNK',
    InvoiceValue: dinarsOf(request.amountFils),
    DisplayCurrencyIso: 'KWD',
    CustomerName: request.customer.name,
    CustomerEmail: request.customer.email,
    ...(phone !== null && { MobileCountryCode: '+965', CustomerMobile: phone }),
    CallBackUrl: request.returnUrl.href,
    ErrorUrl: request.returnUrl.href,
    Language: request.language.toUpperCase(),
    CustomerReference: request.purchaseId,
    UserDefinedField: request.idempotencyKey,
    ExpiryDate: new Date(expiresAt + kuwaitOffsetMs).toISOString().slice(0, 19),
  });
  return { providerRef: opened.InvoiceId, redirectUrl: opened.InvoiceURL, expiresAt };
}

async function findInvoice(
  access: ProviderAccess,
  keyType: 'InvoiceId' | 'CustomerReference',
  key: string,
): Promise<Invoice | null> {
  try {
    return await ask(access, '/v2/GetPaymentStatus', invoiceSchema, { Key: key, KeyType: keyType });
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

async function fetchInvoice(access: ProviderAccess, providerRef: string, isLive: boolean): Promise<ProviderPayment> {
  const invoice = await ask(access, '/v2/GetPaymentStatus', invoiceSchema, { Key: providerRef, KeyType: 'InvoiceId' });
  if (invoice.InvoiceId !== providerRef) throw new ProviderUnavailable('myfatoorah answered with another invoice');
  const paid = successIn(invoice);
  const state = paid === undefined ? unpaidStateOf(invoice) : 'paid';
  return {
    state,
    amountFils: filsOf(paid?.TransationValue ?? invoice.InvoiceValue),
    currency: currencyOf(paid),
    purchaseId: invoice.CustomerReference ?? '',
    isLive,
    method: paid?.PaymentGateway?.toLowerCase() ?? null,
    reference: paid?.ReferenceId ?? null,
    failure: state === 'failed' ? failureIn(invoice) : null,
  };
}

function failureIn(invoice: Invoice): ProviderPayment['failure'] {
  const last = invoice.InvoiceTransactions?.at(-1);
  return { code: last?.ErrorCode ?? invoice.InvoiceStatus.toLowerCase(), message: last?.Error ?? '' };
}

function successIn({ InvoiceTransactions: transactions }: Invoice): Transaction | undefined {
  return transactions?.find(({ TransactionStatus: status }) => ['succss', 'success'].includes(status.toLowerCase()));
}

// After only failed attempts the buyer sees a failure, though the invoice could still be paid: that is reconciled too.
function unpaidStateOf({ InvoiceStatus: status, InvoiceTransactions: transactions }: Invoice): 'pending' | 'failed' {
  if (['canceled', 'cancelled', 'expired'].includes(status.toLowerCase())) return 'failed';
  if (status.toLowerCase() !== 'pending' || !transactions?.length) return 'pending';
  return transactions.every((tried) =>
    ['failed', 'canceled', 'cancelled'].includes(tried.TransactionStatus.toLowerCase()),
  )
    ? 'failed'
    : 'pending';
}

// An invoice is in the account's own currency, dinars, which they write in two ways.
function currencyOf(paid: Transaction | undefined): string {
  const currency = paid?.Currency.toUpperCase() ?? 'KWD';
  return currency === 'KD' ? 'KWD' : currency;
}

/** Their finance carries refunds out by hand, days later. Looked for first, since nothing makes two requests one. */
async function refundInvoice(access: ProviderAccess, request: RefundRequest): Promise<Refund> {
  const known = await findRefund(access, request);
  if (known !== null) return known;
  try {
    const { RefundId: refundRef } = await ask(access, '/v2/MakeRefund', madeRefundSchema, {
      KeyType: 'InvoiceId',
      Key: request.providerRef,
      Amount: dinarsOf(request.amountFils),
      RefundChargeOnCustomer: false,
      ServiceChargeOnCustomer: false,
      Comment: request.reason,
      ExternalIdentifier: request.idempotencyKey,
    });
    return { state: 'pending', refundRef, failure: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { state: 'failed', refundRef: null, failure: error.failure };
  }
}

async function findRefund(
  access: ProviderAccess,
  { providerRef, refundRef }: Pick<RefundRequest, 'providerRef' | 'refundRef'>,
): Promise<Refund | null> {
  const asked =
    refundRef === null ? { KeyType: 'InvoiceId', Key: providerRef } : { KeyType: 'RefundId', Key: refundRef };
  const all = await refundsBy(access, asked, refundRef === null);
  const states = all.map(({ RefundId, RefundStatus }) => ({ refundRef: RefundId, state: refundStateOf(RefundStatus) }));
  // A refund that was rejected before is over; this is about another.
  const found =
    refundRef === null
      ? (states.find(({ state }) => state === 'succeeded') ?? states.find(({ state }) => state === 'pending'))
      : states.find((refund) => refund.refundRef === refundRef);
  if (found === undefined && refundRef !== null)
    throw new ProviderUnavailable('myfatoorah does not know its own refund');
  if (found === undefined) return null;
  return { ...found, failure: found.state === 'failed' ? { code: 'canceled', message: '' } : null };
}

async function refundsBy(
  access: ProviderAccess,
  asked: { readonly KeyType: string; readonly Key: string },
  mayBeNone: boolean,
) {
  try {
    return (await ask(access, '/v2/GetRefundStatus', refundsSchema, asked)).RefundStatusResult ?? [];
  } catch (error) {
    if (mayBeNone && error instanceof ProviderError) return [];
    throw error;
  }
}

function refundStateOf(status: string): Refund['state'] {
  const lower = status.toLowerCase();
  if (lower === 'refunded') return 'succeeded';
  return ['canceled', 'cancelled', 'rejected'].includes(lower) ? 'failed' : 'pending';
}

async function ask<Data>(access: ProviderAccess, path: string, data: Schema<Data>, body: unknown): Promise<Data> {
  return (
    await askProvider(access, {
      method: 'POST',
      path,
      answer: z.object({ IsSuccess: z.literal(true), Data: data }),
      body,
    })
  ).Data;
}
