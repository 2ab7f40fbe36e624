import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { isSameText } from './payment-provider.ts';
import type { WebhookEvent } from './payment-provider.ts';

export const myFatoorahSignatureHeader = 'myfatoorah-signature';

const value = z.union([z.string(), z.number()]).nullish();
const payment = z.object({
  Event: z.object({ Code: z.literal(1), Reference: value }),
  Data: z.object({
    Invoice: z.object({ Id: z.union([z.string().min(1), z.number()]), Status: value, ExternalIdentifier: value }),
    Transaction: z.object({ Status: value, PaymentId: value }).nullish(),
  }),
});
const refund = z.object({
  Event: z.object({ Code: z.literal(2), Reference: value }),
  Data: z.object({
    Refund: z.object({ Id: value, Status: value }),
    Amount: z.object({ ValueInBaseCurrency: value }).nullish(),
    ReferencedInvoice: z.object({ Id: z.union([z.string().min(1), z.number()]) }),
  }),
});
const other = z.object({ Event: z.object({ Code: z.number() }) });
/** The generation before: one flat list of data, which older accounts still send. */
const flat = z.object({ EventType: z.number(), Data: z.record(z.string(), z.unknown()) });

type Read = { readonly signed: string; readonly news: WebhookEvent };

/** MyFatoorah's webhook, with a verified signature. It contains no time: an old body may be replayed. */
export function readMyFatoorahWebhook(secret: string, rawBody: string, headers: IncomingHttpHeaders): WebhookEvent {
  const given = headers[myFatoorahSignatureHeader];
  if (typeof given !== 'string') return { ok: false, reason: 'no signature' };
  const body: unknown = JSON.parse(rawBody);
  const read = readPayment(body) ?? readRefund(body) ?? readFlat(body);
  // Deposits, suppliers and the like are ignored, signed or not.
  if (read === null)
    return other.safeParse(body).success ? { ok: true, kind: 'ignored' } : { ok: false, reason: 'shape' };
  const signature = createHmac('sha256', secret).update(read.signed).digest('base64');
  return isSameText(given, signature) ? read.news : { ok: false, reason: 'signature' };
}

function readPayment(body: unknown): Read | null {
  const { data } = payment.safeParse(body);
  if (data === undefined) return null;
  const { Invoice: invoice, Transaction: transaction } = data.Data;
  return {
    signed: pairs([
      ['Invoice.Id', invoice.Id],
      ['Invoice.Status', invoice.Status],
      ['Transaction.Status', transaction?.Status],
      ['Transaction.PaymentId', transaction?.PaymentId],
      ['Invoice.ExternalIdentifier', invoice.ExternalIdentifier],
    ]),
    news: {
      ok: true,
      kind: 'payment',
      providerRef: String(invoice.Id),
      dedupeKey: [invoice.Id, transaction?.PaymentId, transaction?.Status, data.Event.Reference].map(textOf).join(':'),
    },
  };
}

function readRefund(body: unknown): Read | null {
  const { data } = refund.safeParse(body);
  if (data === undefined) return null;
  const { Refund: refunded, Amount: amount, ReferencedInvoice: invoice } = data.Data;
  return {
    signed: pairs([
      ['Refund.Id', refunded.Id],
      ['Refund.Status', refunded.Status],
      ['Amount.ValueInBaseCurrency', amount?.ValueInBaseCurrency],
      ['ReferencedInvoice.Id', invoice.Id],
    ]),
    news: {
      ok: true,
      kind: 'refund',
      providerRef: String(invoice.Id),
      dedupeKey: ['refund', refunded.Id, refunded.Status, data.Event.Reference].map(textOf).join(':'),
    },
  };
}

function readFlat(body: unknown): Read | null {
  const { data } = flat.safeParse(body);
  if (data === undefined) return null;
  const { EventType: type, Data: values } = data;
  const named = Object.entries(values)
    .filter(([name]) => name !== 'GatewayReference')
    .sort(([one], [next]) => (one.toLowerCase() < next.toLowerCase() ? -1 : 1));
  const news: WebhookEvent =
    type === 1 || type === 2
      ? {
          ok: true,
          kind: type === 1 ? 'payment' : 'refund',
          providerRef: textOf(values['InvoiceId']),
          dedupeKey: [
            type,
            values['InvoiceId'],
            values['PaymentId'] ?? values['RefundId'],
            values['TransactionStatus'] ?? values['RefundStatus'],
          ]
            .map(textOf)
            .join(':'),
        }
      : { ok: true, kind: 'ignored' };
  return { signed: pairs(named), news };
}

function pairs(named: readonly (readonly [string, unknown])[]): string {
  return named.map(([name, text]) => `${name}=${textOf(text)}`).join(',');
}

function textOf(written: unknown): string {
  return typeof written === 'string' || typeof written === 'number' || typeof written === 'boolean'
    ? String(written)
    : '';
}
