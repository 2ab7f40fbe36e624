import { createHmac } from 'node:crypto';
import { present } from '#shared/kernel/assert.ts';
import type { MyFatoorahSettings } from '../server/store/settings.ts';
import { startProviderDouble } from './provider-double.ts';
import type { DoubleAnswer, DoubleRequest, ProviderDouble } from './provider-double.ts';

export interface MyFatoorahTransaction {
  TransactionStatus: string;
  PaymentGateway: string;
  PaymentId: string;
  ReferenceId: string;
  TransationValue: string;
  Currency: string;
  Error: string | null;
  ErrorCode: string | null;
}

export interface MyFatoorahInvoice {
  InvoiceId: number;
  InvoiceStatus: string;
  InvoiceValue: number;
  CustomerReference: string;
  UserDefinedField: string;
  InvoiceTransactions: MyFatoorahTransaction[];
}

export interface MyFatoorahRefund {
  RefundId: number;
  RefundStatus: string;
  InvoiceId: number;
  Amount: number;
}

export interface MyFatoorahWebhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A fake of MyFatoorah: invoices with their attempts, refund requests and signed webhooks in its shapes. */
export interface MyFatoorahDouble extends ProviderDouble {
  readonly settings: MyFatoorahSettings;
  readonly invoices: Map<string, MyFatoorahInvoice>;
  readonly refunds: MyFatoorahRefund[];
  /** Whether requests for refunds are taken from now on. */
  refunding: boolean;
  /** The invoice behind the address the buyer is sent to. */
  invoiceAt(address: string): MyFatoorahInvoice;
  /** One more payment attempt; by default a plain one by KNET. */
  tried(invoice: MyFatoorahInvoice, status: string, changes?: Partial<MyFatoorahTransaction>): void;
  news(about: MyFatoorahInvoice | MyFatoorahRefund): MyFatoorahWebhook;
  /** The same in the generation before. */
  flatWebhook(about: MyFatoorahInvoice): MyFatoorahWebhook;
}

const token = 'a token of the double';
const webhookSecret = 'mf-secret';

export async function startMyFatoorahDouble(): Promise<MyFatoorahDouble> {
  const invoices = new Map<string, MyFatoorahInvoice>();
  const refunds: MyFatoorahRefund[] = [];
  const double = await startProviderDouble((request) =>
    request.headers.authorization === `Bearer ${token}`
      ? handle(myFatoorah, request)
      : { status: 401, body: { Message: 'Unauthorized' } },
  );
  const myFatoorah: MyFatoorahDouble = Object.assign(double, {
    settings: { token, webhookSecret, apiUrl: double.url, isLive: false },
    invoices,
    refunds,
    refunding: true,
    invoiceAt: (address: string) =>
      present(invoices.get(address.slice(address.lastIndexOf('/') + 1)), `invoice at ${address}`),
    tried(invoice: MyFatoorahInvoice, status: string, changes: Partial<MyFatoorahTransaction> = {}) {
      const number = invoice.InvoiceTransactions.length + 1;
      invoice.InvoiceTransactions.push({
        TransactionStatus: status,
        PaymentGateway: 'KNET',
        PaymentId: `0707${invoice.InvoiceId}${number}`,
        ReferenceId: `ref-${number}`,
        TransationValue: invoice.InvoiceValue.toLocaleString('en', { minimumFractionDigits: 3 }),
        Currency: 'KD',
        Error: status === 'Failed' ? 'Not captured' : null,
        ErrorCode: status === 'Failed' ? 'MF002' : null,
        ...changes,
      });
      if (status === 'Succss') invoice.InvoiceStatus = 'Paid';
    },
    news: (about: MyFatoorahInvoice | MyFatoorahRefund) => newsOf(about),
    flatWebhook: (about: MyFatoorahInvoice) => flatNewsOf(about),
  });
  return myFatoorah;
}

function handle(double: MyFatoorahDouble, { path, body }: DoubleRequest): DoubleAnswer {
  if (path === '/v2/SendPayment') return sendPayment(double, body);
  if (path === '/v2/GetPaymentStatus') return paymentStatus(double, body);
  if (path === '/v2/MakeRefund') return makeRefund(double, body);
  if (path === '/v2/GetRefundStatus') return refundStatus(double, body);
  return { status: 404, body: null };
}

function sendPayment(double: MyFatoorahDouble, body: DoubleRequest['body']): DoubleAnswer {
  const id = 6_389_661 + double.invoices.size;
  double.invoices.set(String(id), {
    InvoiceId: id,
    InvoiceStatus: 'Pending',
    InvoiceValue: body['InvoiceValue'] as number,
    CustomerReference: body['CustomerReference'] as string,
    UserDefinedField: body['UserDefinedField'] as string,
    InvoiceTransactions: [],
  });
  return done({
    InvoiceId: id,
    InvoiceURL: new URL(`/ie/${id}`, double.url).href,
    CustomerReference: body['CustomerReference'],
    UserDefinedField: body['UserDefinedField'],
  });
}

function paymentStatus(
  { invoices }: MyFatoorahDouble,
  { Key: key, KeyType: keyType }: DoubleRequest['body'],
): DoubleAnswer {
  const all = [...invoices.values()].reverse();
  const found = all.find((invoice) =>
    keyType === 'InvoiceId' ? String(invoice.InvoiceId) === key : invoice.CustomerReference === key,
  );
  return found === undefined ? refused('No data match the provided value!') : done(found);
}

function makeRefund(double: MyFatoorahDouble, { Key: key, Amount: amount }: DoubleRequest['body']): DoubleAnswer {
  if (!double.refunding) return refused('Refund amount exceeds the balance');
  const refund = {
    RefundId: 2840 + double.refunds.length,
    RefundStatus: 'Pending',
    InvoiceId: Number(key),
    Amount: amount as number,
  };
  double.refunds.push(refund);
  return done({ Key: key, RefundId: refund.RefundId, RefundReference: '2026000019', Amount: amount });
}

function refundStatus(
  { refunds }: MyFatoorahDouble,
  { Key: key, KeyType: keyType }: DoubleRequest['body'],
): DoubleAnswer {
  const found = refunds.filter(
    (refund) => String(keyType === 'InvoiceId' ? refund.InvoiceId : refund.RefundId) === key,
  );
  return found.length === 0 ? refused('No data match the provided value!') : done({ RefundStatusResult: found });
}

function newsOf(about: MyFatoorahInvoice | MyFatoorahRefund): MyFatoorahWebhook {
  const [name, data, signed] = 'RefundId' in about ? refundNews(about) : invoiceNews(about);
  const body = {
    Event: {
      Code: name === 'REFUND_STATUS_CHANGED' ? 2 : 1,
      Name: name,
      CountryIsoCode: 'KWT',
      CreationDate: '2026-11-20T17:00:00Z',
      Reference: `WHR-${signed.length}`,
    },
    Data: data,
  };
  return { body: JSON.stringify(body), headers: signatureOf(signed) };
}

function invoiceNews(invoice: MyFatoorahInvoice): readonly [string, object, string] {
  const last = invoice.InvoiceTransactions.at(-1);
  const [status, tried] = [
    invoice.InvoiceStatus.toUpperCase(),
    last?.TransactionStatus === 'Succss' ? 'SUCCESS' : last?.TransactionStatus.toUpperCase(),
  ];
  const data = {
    Invoice: { Id: String(invoice.InvoiceId), Status: status, ExternalIdentifier: null },
    Transaction: { Status: tried, PaymentId: last?.PaymentId },
    Customer: { Name: 'x' },
    Amount: { BaseCurrency: 'KWD' },
  };
  const signed =
    `Invoice.Id=${invoice.InvoiceId},Invoice.Status=${status},Transaction.Status=${tried ?? ''},` +
    `Transaction.PaymentId=${last?.PaymentId ?? ''},Invoice.ExternalIdentifier=`;
  return ['PAYMENT_STATUS_CHANGED', data, signed];
}

function refundNews(refund: MyFatoorahRefund): readonly [string, object, string] {
  const [status, amount] = [refund.RefundStatus.toUpperCase(), refund.Amount.toFixed(3)];
  const data = {
    Refund: { Id: refund.RefundId, Status: status },
    Amount: { ValueInBaseCurrency: amount },
    ReferencedInvoice: { Id: String(refund.InvoiceId) },
  };
  return [
    'REFUND_STATUS_CHANGED',
    data,
    `Refund.Id=${refund.RefundId},Refund.Status=${status},Amount.ValueInBaseCurrency=${amount},ReferencedInvoice.Id=${refund.InvoiceId}`,
  ];
}

function flatNewsOf(invoice: MyFatoorahInvoice): MyFatoorahWebhook {
  const data = {
    InvoiceId: invoice.InvoiceId,
    CustomerReference: invoice.CustomerReference,
    CustomerName: null,
    PaymentId: invoice.InvoiceTransactions.at(-1)?.PaymentId ?? '',
    TransactionStatus: 'SUCCESS',
    invoiceValueInBaseCurrency: '1.500',
  };
  const signed =
    `CustomerName=,CustomerReference=${data.CustomerReference},InvoiceId=${data.InvoiceId},invoiceValueInBaseCurrency=1.500,` +
    `PaymentId=${data.PaymentId},TransactionStatus=SUCCESS`;
  const body = {
    EventType: 1,
    Event: 'TransactionsStatusChanged',
    DateTime: '20112026200000',
    CountryIsoCode: 'KWT',
    Data: data,
  };
  return { body: JSON.stringify(body), headers: signatureOf(signed) };
}

function signatureOf(signed: string): Readonly<Record<string, string>> {
  return { 'myfatoorah-signature': createHmac('sha256', webhookSecret).update(signed).digest('base64') };
}

function done(data: unknown): DoubleAnswer {
  return { status: 200, body: { IsSuccess: true, Message: '', ValidationErrors: null, Data: data } };
}

function refused(message: string): DoubleAnswer {
  return { status: 400, body: { IsSuccess: false, Message: message, ValidationErrors: null, Data: null } };
}
