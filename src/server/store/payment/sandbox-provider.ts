import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SandboxChoice } from '#shared/store/sandbox-api.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/outbox.ts';
import { ProviderUnavailable, isSameText } from './payment-provider.ts';
import type { CheckoutRequest, PaymentProvider, ProviderPayment } from './payment-provider.ts';

/**
 * A fake bank that takes no money: for a first run, for tests, for demonstrations. It keeps its payments in a table,
 * has a page on which a person decides the result, and sends signed webhooks like a real one.
 */
export interface Sandbox extends PaymentProvider {
  /** The data of its page; null for an unknown payment. */
  show(id: string): Promise<SandboxPayment | null>;
  /** What a person chose on its page; answers where to go next. */
  choose(id: string, choice: SandboxChoice): Promise<{ location: string } | null>;
}

export interface SandboxPayment {
  readonly id: string;
  readonly amountFils: number;
  readonly state: 'open' | 'captured' | 'declined' | 'refunded';
}

/** Outbox entry: deliver a webhook of the sandbox. */
export const sandboxWebhookKind = 'store/sandbox-webhook';
export const sandboxSignatureHeader = 'x-sandbox-signature';
const pageOpenMs = 30 * 60_000;
/** How late a late payment is. */
export const lateCaptureMs = 20_000;

const bodySchema = z.object({ event: z.string(), payment: z.string(), state: z.string() });

interface SandboxDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly publicUrl: URL;
  readonly secret: string;
}

export function createSandbox(deps: SandboxDeps): Sandbox {
  const { database, clock } = deps;
  const key = createHmac('sha256', deps.secret).update('sandbox webhooks').digest();
  const sign = (body: string) => createHmac('sha256', key).update(body).digest('hex');

  return {
    id: 'sandbox',
    isLive: false,
    async createCheckout(request) {
      const payment = await openPayment(deps, request);
      const url = new URL(`/sandbox-payment/${payment.id}`, deps.publicUrl);
      return { providerRef: payment.id, redirectUrl: url.href, expiresAt: payment.expires_at.getTime() };
    },
    verifyWebhook(rawBody, headers) {
      const signature = headers[sandboxSignatureHeader];
      if (typeof signature !== 'string' || !isSameText(signature, sign(rawBody)))
        return { ok: false, reason: 'signature' };
      const { event, payment, state } = bodySchema.parse(JSON.parse(rawBody));
      return { ok: true, kind: state === 'refunded' ? 'refund' : 'payment', dedupeKey: event, providerRef: payment };
    },
    async fetchPayment(providerRef) {
      const row = await database.query
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('id', '=', providerRef)
        .executeTakeFirst();
      if (row === undefined) throw new ProviderUnavailable('the sandbox has no such payment');
      const isKnown = row.captured_at === null || row.captured_at.getTime() <= clock.now();
      return {
        state: stateOf(row.state, isKnown),
        amountFils: row.amount_fils,
        currency: 'KWD',
        purchaseId: row.purchase_id,
        isLive: false,
        method: 'sandbox',
        reference: row.id.slice(-12),
        failure: row.state === 'declined' ? { code: 'declined', message: 'Declined in the sandbox' } : null,
      };
    },
    async holdsMoney({ providerRef }) {
      const row = await database.query
        .selectFrom('sandbox_payments')
        .select('state')
        .where('id', '=', providerRef)
        .executeTakeFirst();
      return row?.state === 'captured';
    },
    async refund({ providerRef }) {
      const refunded = await database.query
        .updateTable('sandbox_payments')
        .set({ state: 'refunded' })
        .where('id', '=', providerRef)
        .where('state', 'in', ['captured', 'refunded'])
        .returning('id')
        .executeTakeFirst();
      return refunded === undefined
        ? { state: 'failed', refundRef: null, failure: { code: 'not-captured', message: 'The sandbox took no money' } }
        : { state: 'succeeded', refundRef: providerRef, failure: null };
    },
    async show(id) {
      const row = await database.query
        .selectFrom('sandbox_payments')
        .select(['id', 'amount_fils', 'state'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : { id: row.id, amountFils: row.amount_fils, state: row.state };
    },
    choose: (id, choice) => choose(deps, sign, id, choice),
  };
}

async function openPayment(
  { database, clock }: SandboxDeps,
  request: CheckoutRequest,
): Promise<{ id: string; expires_at: Date }> {
  const now = clock.now();
  await database.query
    .insertInto('sandbox_payments')
    .values({
      id: newId(now),
      purchase_id: request.purchaseId,
      amount_fils: request.amountFils,
      state: 'open',
      return_url: request.returnUrl.href,
      language: request.language,
      captured_at: null,
      idempotency_key: request.idempotencyKey,
      created_at: new Date(now),
      expires_at: new Date(now + pageOpenMs),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return database.query
    .selectFrom('sandbox_payments')
    .select(['id', 'expires_at'])
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirstOrThrow();
}

function stateOf(state: SandboxPayment['state'], isKnown: boolean): ProviderPayment['state'] {
  if (state === 'captured') return isKnown ? 'paid' : 'pending';
  return state === 'declined' ? 'failed' : state === 'refunded' ? 'refunded' : 'pending';
}

async function choose(
  deps: SandboxDeps,
  sign: (body: string) => string,
  id: string,
  choice: SandboxChoice,
): Promise<{ location: string } | null> {
  return deps.database.transaction(async (tx) => {
    const payment = await tx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (payment === undefined) return null;
    const now = deps.clock.now();
    const isOpen = payment.state === 'open' && payment.expires_at.getTime() > now;
    if (isOpen && choice !== 'leave') {
      const state = choice === 'decline' ? 'declined' : 'captured';
      // Without a time it is known at once, also after the clock went back.
      const capturedAt = choice === 'pay-late' ? new Date(now + lateCaptureMs) : null;
      await tx.updateTable('sandbox_payments').set({ state, captured_at: capturedAt }).where('id', '=', id).execute();
      await announce(tx, deps, sign, { id, state }, webhooksOf(choice));
    }
    return { location: payment.return_url };
  });
}

function webhooksOf(choice: SandboxChoice): number {
  if (choice === 'webhook-twice') return 2;
  return choice === 'webhook-lost' || choice === 'pay-late' ? 0 : 1;
}

// The same event as often as it is sent.
async function announce(
  tx: Tx,
  deps: SandboxDeps,
  sign: (body: string) => string,
  payment: { id: string; state: string },
  times: number,
): Promise<void> {
  const body = JSON.stringify({ event: `${payment.id}:${payment.state}`, payment: payment.id, state: payment.state });
  for (let sent = 0; sent < times; sent += 1)
    await deps.outbox.add(tx, sandboxWebhookKind, { body, signature: sign(body) });
}
