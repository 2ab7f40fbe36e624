import type { FastifyBaseLogger } from 'fastify';
import { lockBalance } from '../server/accounts/ledger.ts';
import { AppError } from '../server/platform/app-error.ts';
import { createPayments } from '../server/store/payments.ts';
import type { PaymentSettings } from '../server/store/payments.ts';
import type { Sandbox } from '../server/store/payment/sandbox-provider.ts';
import { refundPurchase } from '../server/store/refunds.ts';
import type { PayingDeps } from '../server/store/deps.ts';
import type { TestApp } from './test-app.ts';

export const payingSecret = 'of tests';

type PayingApp = Pick<TestApp, 'database' | 'clock' | 'outbox'> & {
  readonly server: { readonly fastify: { readonly log: FastifyBaseLogger } };
};

/** The dependencies of reconciling and refunding a payment, beside a running app; and the sandbox. */
export function payingDeps(app: PayingApp, settings: PaymentSettings): PayingDeps & { readonly sandbox: Sandbox } {
  const deps = {
    database: app.database,
    clock: app.clock,
    outbox: app.outbox,
    logger: app.server.fastify.log,
    mailer: { send: () => Promise.resolve() },
    publicUrl: new URL('http://localhost:3000'),
    secret: payingSecret,
    discountReservationMs: 30 * 60_000,
    userChanged: () => undefined,
    packagesChanged: () => undefined,
    lockBalance,
  };
  return { ...deps, ...createPayments(deps, settings) };
}

/** A refund through the provider, as one of the staff asks for it. */
export function giveBack(deps: PayingDeps, purchaseId: string, takesBack = false): Promise<void> {
  return refundPurchase(deps, purchaseId, {
    throughProvider: true,
    takesBack,
    record: () => Promise.resolve(),
    actor: 'staff',
  });
}

/** How a refund ends that another one came before, whether or not that one is done. */
export const refundRejected = 'store/refund-under-way or store/purchase-refunded';

/** How each call ended, those that were done first: done, or the code that it was rejected with. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((call) => (call.status === 'fulfilled' ? 'done' : wordOf(call.reason))).sort();
}

function wordOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return refundRejected.includes(error.code) ? refundRejected : error.code;
}
