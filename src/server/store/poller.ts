import { sql } from 'kysely';
import { movePurchase } from './move-purchase.ts';
import { refundEveryMs, reconcilePayment } from './reconcile-payment.ts';
import { pursueExtraRefund, pursueRefund } from './refunds.ts';
import type { PayingDeps } from './deps.ts';

const batchSize = 20;
/** What a process that died has taken is taken again after this. */
const leaseMs = 2 * 60_000;
/** A provider that stays away is asked less and less often, down to this. */
const maxLeaseMs = 30 * 60_000;
/** An attempt that the provider never received: the process died before it asked. */
const unheardGraceMs = 10 * 60_000;

/** Asks about every payment and refund that is due; answers how many were taken. What webhooks lost is found here. */
export async function checkDuePayments(deps: PayingDeps): Promise<number> {
  const attempts = await takeDueAttempts(deps);
  for (const id of attempts) await quietly(deps, { attemptId: id }, () => reconcilePayment(deps, id, 'poller'));
  await closeUnheard(deps);
  const refunds = await takeDueRefunds(deps);
  for (const id of refunds) await quietly(deps, { purchaseId: id }, () => pursueRefund(deps, id, 'poller'));
  const extras = await takeDueExtraRefunds(deps);
  for (const id of extras) await quietly(deps, { attemptId: id }, () => followExtraRefund(deps, id));
  return attempts.length + refunds.length + extras.length;
}

// A refund made on the provider's own pages can't be repeated by us: reconciling the payment ends it.
async function followExtraRefund(deps: PayingDeps, id: string): Promise<void> {
  await pursueExtraRefund(deps, id, 'poller');
  await reconcilePayment(deps, id, 'poller');
}

// One that fails is retried later, and doesn't block others.
async function quietly(
  deps: PayingDeps,
  checked: { readonly attemptId: string } | { readonly purchaseId: string },
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.logger.warn({ err: error, ...checked }, 'a payment could not be checked');
  }
}

async function takeDueAttempts({ database, clock }: PayingDeps): Promise<string[]> {
  const now = clock.now();
  const rows = await database.query
    .updateTable('payment_attempts')
    .set((build) => ({ next_check_at: leaseUntil(now), checks: build('checks', '+', 1) }))
    .where('id', 'in', (build) =>
      build
        .selectFrom('payment_attempts')
        .select('id')
        .where('next_check_at', '<=', new Date(now))
        .where('provider_ref', 'is not', null)
        .orderBy('next_check_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function takeDueRefunds({ database, clock }: PayingDeps): Promise<string[]> {
  const now = clock.now();
  const rows = await database.query
    .updateTable('purchases')
    .set({ updated_at: new Date(now) })
    .where('id', 'in', (build) =>
      build
        .selectFrom('purchases')
        .select('id')
        .where('refund_pending', '=', true)
        .where('updated_at', '<=', new Date(now - refundEveryMs))
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function takeDueExtraRefunds({ database, clock }: PayingDeps): Promise<string[]> {
  const now = clock.now();
  const rows = await database.query
    .updateTable('payment_attempts')
    .set({ refund_check_at: new Date(now + refundEveryMs) })
    .where('id', 'in', (build) =>
      build
        .selectFrom('payment_attempts')
        .select('id')
        .where('refund_check_at', '<=', new Date(now))
        .where('state', '=', 'paid')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

// The answer sets the next check; without one, the lease does.
function leaseUntil(now: number) {
  return sql<Date>`${new Date(now)}::timestamptz + least(${leaseMs} * 2 ^ least(checks, 10), ${maxLeaseMs}) * interval '1 millisecond'`;
}

async function closeUnheard(deps: PayingDeps): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const rows = await database.query
    .selectFrom('payment_attempts')
    .select(['id', 'purchase_id'])
    .where('state', '=', 'open')
    .where('provider_ref', 'is', null)
    .where('expires_at', '<=', new Date(now - unheardGraceMs))
    .limit(batchSize)
    .execute();
  for (const { id, purchase_id: purchaseId } of rows) {
    await database.transaction(async (tx) => {
      // Before the attempt's row, as everywhere.
      await tx
        .selectFrom('purchases')
        .select('id')
        .where('id', '=', purchaseId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const closed = await tx
        .updateTable('payment_attempts')
        .set({ state: 'failed', next_check_at: null })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .where('provider_ref', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (closed === undefined) return;
      await movePurchase(tx, deps, {
        purchaseId,
        to: 'failed',
        actor: 'poller',
        at: now,
        detail: { failure: { code: 'never-opened', message: '' } },
      });
    });
  }
}
