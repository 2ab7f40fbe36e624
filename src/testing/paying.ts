import { createPayments } from '../server/store/payments.ts';
import type { PaymentSettings } from '../server/store/payments.ts';
import { refundPurchase } from '../server/store/refunds.ts';
import type { PayingDeps } from '../server/store/store-deps.ts';
import type { TestApp } from './test-app.ts';

/** What a payment is settled and refunded with, beside an app that serves people. */
export function payingDeps(app: TestApp, settings: PaymentSettings): PayingDeps {
  const deps = {
    database: app.database, clock: app.clock, outbox: app.outbox, logger: app.server.fastify.log, mailer: { send: () => Promise.resolve() },
    publicUrl: new URL('http://localhost:3000'), secret: 'of tests', userChanged: () => undefined,
  };
  return { ...deps, payments: createPayments(deps, settings).payments };
}

/** A refund through the provider, as one of the staff asks for it. */
export function giveBack(deps: PayingDeps, purchaseId: string, takesBack = false): Promise<void> {
  return refundPurchase(deps, purchaseId, { throughProvider: true, takesBack, record: () => Promise.resolve(), actor: 'staff' });
}
