import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { z } from 'zod';
import { maxSessionBalance } from '#shared/accounts/balance.ts';
import type { AdminPurchase, PurchaseEvent, adminStoreApi } from '#shared/store/admin-api.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { isGranted, refusalOfMove } from '#shared/store/purchase.ts';
import type { PurchaseStatus } from '#shared/store/purchase.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import { isOneOf } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { listNextStatuses, movePurchase } from '../move-purchase.ts';
import type { Moved } from '../move-purchase.ts';
import { getPurchase, purchaseOf } from '../purchase-queries.ts';
import { markRefundedInBooks, refundPurchase } from '../refunds.ts';
import { reconcilePaymentsOf } from '../reconcile-payment.ts';
import type { PayingDeps, StoreDeps } from '../deps.ts';
import { findTroubled } from './store-today.ts';

type Wish = z.output<typeof adminStoreApi.listAllPurchases.input>;
type Page = z.input<typeof adminStoreApi.listAllPurchases.output>;

const sorted = {
  createdAt: {
    by: sql.ref<Date>('purchases.created_at'),
    valueOf: (purchase: AdminPurchase) => purchase.createdAt,
    bound: (at: number): RawBuilder<unknown> => sql`${new Date(at)}::timestamptz`,
  },
  finalPrice: {
    by: sql.ref<number>('purchases.final_price_fils'),
    valueOf: (purchase: AdminPurchase) => purchase.finalPriceFils,
    bound: (fils: number): RawBuilder<unknown> => sql`${fils}::bigint`,
  },
} as const;

export async function listAllPurchases({ database }: StoreDeps, wish: Wish): Promise<Page> {
  const { by, valueOf, bound } = sorted[wish.sortBy];
  const after = wish.cursor === undefined ? null : readCursor(wish.cursor);
  const beyond = wish.sortDirection === 'desc' ? sql`<` : sql`>`;
  const troubled = wish.attention === undefined ? [] : await findTroubled(database.query);
  const page = database.query
    .selectFrom('purchases')
    .select('purchases.id')
    .$if(wish.orderId !== undefined, (query) => query.where('purchases.id', '=', wish.orderId ?? ''))
    .$if(wish.reference !== undefined, (query) => query.where('purchases.id', 'in', calledBy(wish.reference ?? '')))
    .$if(wish.userId !== undefined, (query) => query.where('purchases.user_id', '=', wish.userId ?? ''))
    .$if(wish.status !== undefined, (query) => query.where('purchases.status', '=', wish.status ?? 'pending'))
    .$if(wish.attention !== undefined, (query) => query.where(isOneOf('purchases.id', troubled)))
    .$if(wish.startDate !== undefined, (query) =>
      query.where('purchases.created_at', '>=', new Date(wish.startDate ?? 0)),
    )
    .$if(wish.endDate !== undefined, (query) => query.where('purchases.created_at', '<=', new Date(wish.endDate ?? 0)))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${by}, purchases.id) ${beyond} (${bound(after?.at ?? 0)}, ${after?.id ?? ''})`),
    )
    .orderBy(by, wish.sortDirection)
    .orderBy('purchases.id', wish.sortDirection)
    .limit(wish.limit + 1);
  // Buyers are joined to the page alone.
  const rows = await selectPurchases(database.query)
    .where('purchases.id', 'in', page)
    .orderBy(by, wish.sortDirection)
    .orderBy('purchases.id', wish.sortDirection)
    .execute();
  const shown = rows.slice(0, wish.limit).map(adminPurchaseOf);
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length;
  return {
    items: shown,
    nextCursor: hasMore && last ? writeCursor({ at: valueOf(last), id: last.id }) : null,
    hasMore,
  };
}

/**
 * Ids of purchases by purchase id, payment reference, in-app transaction id or provider reference; each search has its
 * index.
 */
function calledBy(name: string): RawBuilder<string> {
  return sql<string>`(
    select id from purchases where id = ${name} union select id from purchases where payment_reference = ${name}
    union select id from purchases where iap_transaction_id = ${name} union select purchase_id from payment_attempts where provider_ref = ${name}
  )`;
}

export async function getAnyPurchase(
  { database }: StoreDeps,
  id: string,
): Promise<{ purchase: AdminPurchase; nextStatuses: PurchaseStatus[]; events: PurchaseEvent[] }> {
  const row = await selectPurchases(database.query).where('purchases.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('store/purchase-not-found');
  const events = await database.query
    .selectFrom('purchase_events')
    .selectAll()
    .where('purchase_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    purchase: adminPurchaseOf(row),
    nextStatuses: await listNextStatuses(database.query, row.status),
    events: events.map(({ at, kind, actor, detail }) => ({ at: at.getTime(), kind, actor, detail: { ...detail } })),
  };
}

/**
 * Changes a purchase's status by hand, by the rules of its state machine [PUR-2]. Asks the provider first: a late
 * payment completes the purchase, and isn't treated as a second payment afterwards.
 */
export async function changeStatus(
  deps: PayingDeps,
  actorId: string,
  id: string,
  to: PurchaseStatus,
  note: string,
): Promise<AdminPurchase> {
  const stood = await getPurchase(deps.database.query, id);
  await reconcilePaymentsOf(deps, id, actorId);
  await deps.database.transaction((tx) => moveByHand(tx, deps, stood, { actorId, to, note, at: deps.clock.now() }));
  return (await getAnyPurchase(deps, id)).purchase;
}

interface HandMove {
  readonly actorId: string;
  readonly to: PurchaseStatus;
  readonly note: string;
  readonly at: number;
}

/** Under the row lock: a purchase that was paid meanwhile is not marked refunded while its provider keeps the money. */
async function moveByHand(
  tx: Tx,
  deps: StoreDeps,
  { id, status: seen }: Purchase,
  { actorId, to, note, at }: HandMove,
): Promise<void> {
  const from = await lockStatus(tx, id);
  // Its provider, or a colleague, was quicker: the purchase has this status already.
  if (from === to && seen !== to && to !== 'refunded') return;
  const { outcome } = await movePurchase(tx, deps, {
    purchaseId: id,
    to,
    actor: actorId,
    at,
    detail: note === '' ? {} : { note },
  });
  checkOutcome(outcome, { seen, from, to });
  if (outcome === 'repeated') return;
  if (to === 'refunded' && isGranted(from)) await markRefundedInBooks(tx, id);
  await recordAudit(tx, {
    at,
    actorId,
    action: 'store/purchase-status-changed',
    subjectType: 'purchase',
    subjectId: id,
    before: { status: from },
    after: { status: to },
    note,
  });
}

/** Locks the purchase's row and returns its status. Throws while its refund is pending. */
async function lockStatus(tx: Tx, id: string): Promise<PurchaseStatus> {
  const row = await tx
    .selectFrom('purchases')
    .select(['status', 'refund_pending'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('store/purchase-not-found');
  if (row.refund_pending) throw new AppError('store/refund-under-way');
  return row.status;
}

/** Throws where the move was not made, or was made of a purchase that was paid since the staff saw it. */
function checkOutcome(
  outcome: Moved['outcome'],
  { seen, from, to }: { readonly seen: PurchaseStatus; readonly from: PurchaseStatus; readonly to: PurchaseStatus },
): void {
  const isFinal = from === 'refunded' || isGranted(from);
  if (outcome === 'refused' || (outcome === 'repeated' && isFinal)) {
    const { code, params } = refusalOfMove(from, to);
    throw new AppError(code, { params });
  }
  if (isGranted(from) && !isGranted(seen)) throw new AppError('store/purchase-changed');
  if (outcome === 'full') throw new AppError('accounts/balance-full', { params: { most: maxSessionBalance } });
}

export async function refundByStaff(
  deps: PayingDeps,
  actorId: string,
  wish: { readonly id: string; readonly throughProvider: boolean; readonly takesBack: boolean; readonly note: string },
): Promise<AdminPurchase> {
  const { id, throughProvider, takesBack, note } = wish;
  await refundPurchase(deps, id, {
    throughProvider,
    takesBack,
    actor: actorId,
    record: (tx, from) =>
      recordAudit(tx, {
        at: deps.clock.now(),
        actorId,
        action: 'store/refund-asked',
        subjectType: 'purchase',
        subjectId: id,
        before: { status: from },
        after: { status: 'refunded', throughProvider, takesBack },
        note,
      }),
  });
  return (await getAnyPurchase(deps, id)).purchase;
}

export async function deletePurchase(deps: StoreDeps, actorId: string, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const row = await tx.selectFrom('purchases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) throw new AppError('store/purchase-not-found');
    const open = await tx
      .selectFrom('payment_attempts')
      .select('id')
      .where('purchase_id', '=', id)
      .where((build) => build.or([build('state', '=', 'open'), build('next_check_at', 'is not', null)]))
      .executeTakeFirst();
    // A payment may arrive while the buyer is at the provider's page, and while late payments are still checked.
    if ((row.status !== 'pending' && row.status !== 'failed') || open !== undefined)
      throw new AppError('store/purchase-not-deletable');
    await tx.deleteFrom('purchases').where('id', '=', id).execute();
    await recordAudit(tx, {
      at: deps.clock.now(),
      actorId,
      action: 'store/purchase-deleted',
      subjectType: 'purchase',
      subjectId: id,
      before: { ...purchaseOf(row) },
      after: null,
    });
  });
}

function selectPurchases(query: Kysely<Tables>) {
  return query
    .selectFrom('purchases')
    .innerJoin('user_directory as buyer', 'buyer.id', 'purchases.user_id')
    .selectAll('purchases')
    .select(['buyer.display_name', 'buyer.email', 'buyer.deleted_at']);
}

type Row = Parameters<typeof purchaseOf>[0] & {
  readonly display_name: string;
  readonly email: string;
  readonly deleted_at: Date | null;
};

function adminPurchaseOf(row: Row): AdminPurchase {
  return {
    ...purchaseOf(row),
    discountLate: row.discount_late,
    buyer: row.deleted_at === null ? { displayName: row.display_name, email: row.email } : null,
  };
}
