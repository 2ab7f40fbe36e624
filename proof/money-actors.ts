/** The calls that may meet at one purchase: of its buyer, its bank and staff. */
import { createHmac } from 'node:crypto';
import { declaresError, type Contract } from '#shared/kernel/contract.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi, type Payment } from '#shared/store/purchase-api.ts';
import type { PurchaseStatus } from '#shared/store/purchase.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { webhookApi } from '#shared/store/webhook-api.ts';
import type { Caller, Outcome } from '#testing/caller.ts';
import { sessionSecret, type Site } from './site.ts';

export interface Trial {
  readonly site: Site;
  readonly buyer: Caller;
  readonly admin: Caller;
  readonly purchaseId: string;
  /** The bank's pages that were opened for it, in order. */
  readonly pages: string[];
  /** What staff mark by hand. */
  readonly mark: PurchaseStatus;
}

/** How a call was answered; `isDeclared` is whether its contract allows that. */
export interface Answer {
  readonly kind: 'done' | 'refused' | 'unknown';
  readonly said: string;
  readonly isDeclared: boolean;
}

export const actorNames = [
  'buyer pays',
  'bank declines',
  'webhook',
  'webhook twice',
  'return page',
  'second device',
  'buyer pays again',
  'refund',
  'refund with sessions',
  'refund in records',
  'staff marks',
] as const;
export type ActorName = (typeof actorNames)[number];

export const actors: Readonly<Record<ActorName, (trial: Trial) => Promise<Answer>>> = {
  'buyer pays': ({ buyer, pages }) =>
    answerOf(sandboxApi.choose, buyer.call(sandboxApi.choose, { id: pages.at(-1) ?? '', choice: 'webhook-lost' })),
  'bank declines': ({ buyer, pages }) =>
    answerOf(sandboxApi.choose, buyer.call(sandboxApi.choose, { id: pages.at(-1) ?? '', choice: 'decline' })),
  webhook: ({ site, pages }) => sendWebhook(site, pages.at(-1) ?? '', 'captured'),
  'webhook twice': async ({ site, pages }) => {
    const page = pages.at(-1) ?? '';
    const [one, other] = await Promise.all([sendWebhook(site, page, 'captured'), sendWebhook(site, page, 'captured')]);
    return one.kind === 'done' ? other : one;
  },
  'return page': check,
  'second device': async (trial) => {
    const { buyer, purchaseId } = trial;
    const [checked] = await Promise.all([
      check(trial),
      check(trial),
      buyer.call(purchaseApi.getPurchase, { id: purchaseId }),
      buyer.call(purchaseApi.listPurchases, {}),
    ]);
    return checked;
  },
  'buyer pays again': async ({ buyer, purchaseId, pages }) => {
    const outcome = await buyer.call(purchaseApi.payAgain, { id: purchaseId });
    if (outcome.kind === 'done') addPage(pages, outcome.value.payment);
    return answerOf(purchaseApi.payAgain, Promise.resolve(outcome));
  },
  refund: (trial) => refund(trial, {}),
  'refund with sessions': (trial) => refund(trial, { takesBack: true }),
  'refund in records': (trial) => refund(trial, { throughProvider: false }),
  'staff marks': ({ admin, purchaseId, mark }) =>
    answerOf(
      adminStoreApi.changePurchaseStatus,
      admin.call(adminStoreApi.changePurchaseStatus, { id: purchaseId, status: mark }),
    ),
};

export function addPage(pages: string[], payment: Payment): void {
  if (payment.kind !== 'redirect') return;
  const page = payment.url.slice(payment.url.lastIndexOf('/') + 1);
  if (!pages.includes(page)) pages.push(page);
}

function check({ buyer, purchaseId }: Trial): Promise<Answer> {
  return answerOf(purchaseApi.checkPurchase, buyer.call(purchaseApi.checkPurchase, { id: purchaseId }));
}

function refund({ admin, purchaseId }: Trial, how: { takesBack?: boolean; throughProvider?: boolean }) {
  return answerOf(adminStoreApi.refundPurchase, admin.call(adminStoreApi.refundPurchase, { id: purchaseId, ...how }));
}

async function answerOf(contract: Contract, asked: Promise<Outcome<unknown>>): Promise<Answer> {
  const outcome = await asked;
  if (outcome.kind === 'done') return { kind: 'done', said: 'done', isDeclared: true };
  if (outcome.kind === 'unknown') return { kind: 'unknown', said: outcome.why, isDeclared: false };
  return { kind: 'refused', said: outcome.code, isDeclared: declaresError(contract, outcome.code) };
}

/** As the sandbox sends it: signed, and by the event's name the same one as often as it is sent; `event` is part of that name. */
export function webhookOf(
  secret: string,
  payment: string,
  state: 'captured' | 'declined' | 'refunded',
  event: string = state,
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const body = JSON.stringify({ event: `${payment}:${event}`, payment, state });
  const key = createHmac('sha256', secret).update('sandbox webhooks').digest();
  const signature = createHmac('sha256', key).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature } };
}

export async function sendWebhook(
  { at }: Pick<Site, 'at'>,
  ...[payment, state, event]: readonly [string, 'captured' | 'declined' | 'refunded', string?]
): Promise<Answer> {
  const { body, headers } = webhookOf(sessionSecret, payment, state, event);
  const url = `${at}${webhookApi.takeWebhook.path.replace('{provider}', 'sandbox')}`;
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) });
    const said = `${answer.status} ${await answer.text()}`;
    if (answer.status >= 500) return { kind: 'unknown', said, isDeclared: false };
    return { kind: answer.ok ? 'done' : 'refused', said, isDeclared: answer.ok };
  } catch (error) {
    return { kind: 'unknown', said: error instanceof Error ? error.message : String(error), isDeclared: false };
  }
}
