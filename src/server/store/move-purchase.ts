import { sql } from 'kysely';
import { assert, present } from '#shared/kernel/assert.ts';
import type { PurchaseStatus } from '#shared/store/purchase.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { purchaseMoved } from '../platform/measurements.ts';
import type { StoreDeps } from './deps.ts';

/** Who moves a purchase: a part of the product, or the id of one of the staff. */
export type Mover = 'buyer' | 'provider' | 'poller' | 'app-store' | (string & {});

export interface PurchaseMove {
  readonly purchaseId: string;
  readonly to: PurchaseStatus;
  readonly actor: Mover;
  readonly at: number;
  /** Kept with the event; `failure` of it stays with a failed purchase. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** The attempt that paid. */
  readonly attemptId?: string;
  /** On a refund: takes back the remaining sessions. */
  readonly takesBack?: boolean;
}

export interface Moved {
  /** `refused`: the move isn't allowed; `repeated`: it has that status already; `full`: the balance is at its maximum. */
  readonly outcome: 'done' | 'repeated' | 'refused' | 'full' | 'unknown';
  readonly from: PurchaseStatus | null;
  /** Sessions given, or taken back where below zero. */
  readonly sessions: number;
}

const outcomes: readonly string[] = [
  'done',
  'repeated',
  'refused',
  'full',
  'unknown',
] satisfies readonly Moved['outcome'][];

/** Where a purchase may go from a status; none for one that is final. */
export async function listNextStatuses(query: Pick<Tx, 'selectFrom'>, from: PurchaseStatus): Promise<PurchaseStatus[]> {
  const rows = await query.selectFrom('purchase_moves').select('to_status').where('from_status', '=', from).execute();
  return rows.map((row) => row.to_status);
}

/** The one way a purchase changes its status, with everything that hangs on it [PUR-2]. */
export async function movePurchase(tx: Tx, { outbox }: Pick<StoreDeps, 'outbox'>, move: PurchaseMove): Promise<Moved> {
  const { purchaseId, to, actor, at, detail = {}, attemptId = null, takesBack = false } = move;
  const { rows } = await sql<{ outcome: string; from_status: PurchaseStatus | null; sessions_moved: number }>`
    select * from move_purchase(${purchaseId}, ${to}, ${actor}, ${JSON.stringify(detail)}::jsonb, ${attemptId}, ${takesBack}, ${new Date(at)})
  `.execute(tx);
  const { outcome, from_status: from, sessions_moved: sessions } = present(rows[0], 'answer of move_purchase');
  assert(outcomes.includes(outcome), `move_purchase answered ${outcome}`);
  if (outcome === 'done') {
    // The SQL function adds its own entry to the outbox.
    outbox.deliverAfterCommit(tx);
    afterCommit(tx, () => purchaseMoved.publish({ to }));
  }
  return { outcome: outcome as Moved['outcome'], from, sessions };
}
