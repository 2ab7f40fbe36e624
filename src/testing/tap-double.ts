import { createHmac } from 'node:crypto';
import { present } from '#shared/kernel/assert.ts';
import type { TapSettings } from '../server/store/settings.ts';
import { startProviderDouble } from './provider-double.ts';
import type { DoubleAnswer, DoubleRequest, ProviderDouble } from './provider-double.ts';

export interface TapCharge {
  id: string;
  object: 'charge';
  status: string;
  amount: number;
  currency: string;
  live_mode: boolean;
  reference: { order: string; transaction: string; gateway: string; payment: string };
  response: { code: string; message: string };
  source: { payment_method: string; payment_type: string };
  transaction: { created: string; url: string; expiry: { period: number; type: 'MINUTE' } };
}

export interface TapRefund {
  id: string;
  object: 'refund';
  charge_id: string;
  status: string;
  amount: number;
  currency: string;
  response: { code: string; message: string };
  created: string;
}

export interface TapWebhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A fake of Tap: charges, refunds and signed webhooks in its shapes, and what a test makes of them. */
export interface TapDouble extends ProviderDouble {
  readonly settings: TapSettings;
  readonly charges: Map<string, TapCharge>;
  readonly refunds: Map<string, TapRefund>;
  /** What becomes of refunds that are asked for from now on; null: they fail. */
  refundStatus: string | null;
  /** The charge behind the address the buyer is sent to. */
  chargeAt(address: string): TapCharge;
  news(about: TapCharge | TapRefund): TapWebhook;
}

const secretKey = 'sk_test_of_the_double';

export async function startTapDouble(): Promise<TapDouble> {
  const charges = new Map<string, TapCharge>();
  const refunds = new Map<string, TapRefund>();
  // Idempotent by key: the same answer, with nothing done again.
  const answered = new Map<string, string>();
  const double = await startProviderDouble((request) => handle(request));

  const handle = (request: DoubleRequest): DoubleAnswer => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refused(401, '2104', 'Unauthorized');
    const [, kind = '', id = ''] = /^\/v2\/(charges|refunds)\/(.*)$/.exec(request.path) ?? [];
    const known = kind === 'charges' ? charges : refunds;
    if (request.method === 'POST') return create(kind, request);
    const found = known.get(id);
    return found === undefined ? refused(404, '1143', `No such ${kind}`) : { status: 200, body: found };
  };

  const create = (kind: string, { body }: DoubleRequest): DoubleAnswer => {
    const key = (body['reference'] as { idempotent: string }).idempotent;
    const before = answered.get(key);
    if (before !== undefined) return { status: 200, body: charges.get(before) ?? refunds.get(before) };
    if (kind === 'refunds' && tap.refundStatus === null) return refused(400, '1118', 'Refund is not possible');
    const made =
      kind === 'charges'
        ? newCharge(body, charges.size + 1, tap.url)
        : newRefund(body, refunds.size + 1, present(tap.refundStatus, 'status'));
    answered.set(key, made.id);
    if (made.object === 'charge') charges.set(made.id, made);
    else refunds.set(made.id, made);
    return { status: 200, body: made };
  };

  const tap: TapDouble = Object.assign(double, {
    settings: { secretKey, merchantId: '1234', apiUrl: new URL('/v2', double.url), source: 'src_all' },
    charges,
    refunds,
    refundStatus: 'REFUNDED',
    chargeAt: (address: string) =>
      present(charges.get(address.slice(address.lastIndexOf('/') + 1)), `charge at ${address}`),
    news: (about: TapCharge | TapRefund) => newsOf(about),
  });
  return tap;
}

function newCharge(body: DoubleRequest['body'], number: number, url: URL): TapCharge {
  const reference = body['reference'] as { order: string; transaction: string };
  const id = `chg_TS0${number}`;
  return {
    id,
    object: 'charge',
    status: 'INITIATED',
    amount: body['amount'] as number,
    currency: body['currency'] as string,
    live_mode: false,
    reference: { order: reference.order, transaction: reference.transaction, gateway: '', payment: '' },
    response: { code: '100', message: 'Initiated' },
    source: { payment_method: 'KNET', payment_type: 'DEBIT' },
    transaction: {
      created: '1795194000000',
      url: new URL(`/page/${id}`, url).href,
      expiry: { period: 30, type: 'MINUTE' },
    },
  };
}

function newRefund(body: DoubleRequest['body'], number: number, status: string): TapRefund {
  return {
    id: `re_TS0${number}`,
    object: 'refund',
    charge_id: body['charge_id'] as string,
    status,
    amount: body['amount'] as number,
    currency: body['currency'] as string,
    response: {
      code: status === 'REFUNDED' ? '000' : '502',
      message: status === 'REFUNDED' ? 'Refunded' : 'Insufficient balance',
    },
    created: '1795194000001',
  };
}

function newsOf(about: TapCharge | TapRefund): TapWebhook {
  const [gateway, payment, created] =
    about.object === 'charge'
      ? [about.reference.gateway, about.reference.payment, about.transaction.created]
      : ['', '', about.created];
  const signed =
    `x_id${about.id}x_amount${about.amount.toFixed(about.currency === 'KWD' ? 3 : 2)}x_currency${about.currency}x_gateway_reference${gateway}` +
    `x_payment_reference${payment}x_status${about.status}x_created${created}`;
  return {
    body: JSON.stringify(about),
    headers: { hashstring: createHmac('sha256', secretKey).update(signed).digest('hex') },
  };
}

function refused(status: number, code: string, description: string): DoubleAnswer {
  return { status, body: { errors: [{ code, description }] } };
}
