import { isGranted } from '#shared/store/purchase.ts';
import type { PurchaseStatus } from '#shared/store/purchase.ts';
import type { Database } from '../platform/database/index.ts';
import { ProviderUnavailable } from './payment/payment-provider.ts';
import type { Payments } from './deps.ts';

export interface ComparedRefunds {
  readonly disagreements: readonly { readonly subject: string; readonly detail: string }[];
  /** Purchases whose provider could not be asked. */
  readonly unanswered: readonly string[];
}

const batchSize = 10;

/** Asks the providers about every payment that our records say went back, and about those that still have to. */
export async function compareRefunds(database: Database, payments: Pick<Payments, 'byId'>): Promise<ComparedRefunds> {
  const rows = await database.query
    .selectFrom('payment_attempts as attempt')
    .innerJoin('purchases as purchase', 'purchase.id', 'attempt.purchase_id')
    .select([
      'attempt.id',
      'attempt.purchase_id',
      'attempt.provider',
      'attempt.provider_ref',
      'attempt.refund_ref',
      'attempt.refund_check_at',
      'attempt.next_check_at',
      'purchase.status',
      'purchase.paid_attempt_id',
      'purchase.refund_pending',
      'purchase.refunded_in_books',
    ])
    // The sandbox is a table of ours, compared with all others.
    .where('attempt.provider', '<>', 'sandbox')
    .where('attempt.provider_ref', 'is not', null)
    .where((build) =>
      build.or([
        build('attempt.state', '=', 'refunded'),
        build('purchase.status', '=', 'refunded'),
        build('attempt.state', '=', 'paid').and(
          'purchase.paid_attempt_id',
          'is distinct from',
          build.ref('attempt.id'),
        ),
      ]),
    )
    .orderBy('attempt.id')
    .execute();
  const disagreements: { subject: string; detail: string }[] = [];
  const unanswered: string[] = [];
  for (let from = 0; from < rows.length; from += batchSize) {
    await Promise.all(
      rows.slice(from, from + batchSize).map(async (row) => {
        const expected = expectedHolding(row);
        if (expected === null) return;
        const holds = await ask(payments, row);
        if (holds === null) unanswered.push(row.purchase_id);
        else if (holds !== expected) {
          const detail = `${row.provider} ${row.provider_ref ?? ''}: ${holds ? 'still has the money' : 'gave the money back'}`;
          disagreements.push({ subject: row.purchase_id, detail });
        }
      }),
    );
  }
  return { disagreements, unanswered };
}

/** Whether the provider should still have the money of a payment; null if undecided, or decided by staff. */
function expectedHolding(row: {
  readonly id: string;
  readonly status: PurchaseStatus;
  readonly paid_attempt_id: string | null;
  readonly refund_pending: boolean;
  readonly refunded_in_books: boolean;
  readonly refund_check_at: Date | null;
  readonly next_check_at: Date | null;
}): boolean | null {
  const isItsPayment = row.paid_attempt_id === row.id;
  if (
    row.next_check_at !== null ||
    row.refund_check_at !== null ||
    (isItsPayment && (row.refund_pending || row.refunded_in_books))
  )
    return null;
  return isItsPayment && isGranted(row.status);
}

async function ask(
  payments: Pick<Payments, 'byId'>,
  row: Parameters<typeof expectedHolding>[0] & {
    readonly provider: 'tap' | 'myfatoorah' | 'sandbox';
    readonly provider_ref: string | null;
    readonly refund_ref: string | null;
  },
): Promise<boolean | null> {
  const provider = payments.byId.get(row.provider);
  if (provider === undefined || row.provider_ref === null) return null;
  try {
    return await provider.holdsMoney({ providerRef: row.provider_ref, refundRef: row.refund_ref });
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}
