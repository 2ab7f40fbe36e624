import { sql } from 'kysely';
import type { z } from 'zod';
import type { adminStoreApi } from '#shared/store/admin-api.ts';
import { calculateDiscount } from '#shared/store/discount.ts';
import type { AppliesTo } from '#shared/store/discount.ts';
import type { PurchaseItem } from '#shared/store/price-purchase.ts';
import { isGranted } from '#shared/store/purchase.ts';
import { recordAudit } from '../../platform/audit.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { StoreDeps } from '../deps.ts';

/** How many purchases are looked at in one call [PUR-8]. */
const batchSize = 100;

type Report = z.input<typeof adminStoreApi.repairDiscounts.output>;

/**
 * Recomputes how a discount is shared among the lines of a purchase, and how often codes were used. Never changes paid
 * amounts or sessions. A dry run reports the same and changes nothing.
 */
export async function repairDiscounts(
  deps: StoreDeps,
  actorId: string,
  wish: { readonly dryRun: boolean; readonly cursor: string | null },
): Promise<Report> {
  return deps.database.transaction(async (tx) => {
    const batch = await nextBatch(tx, wish);
    const purchases = batch.rows
      .map((row) => ({ row, after: sharesOf(row.items, row.discount_amount_fils, row.package_ids ?? 'all') }))
      .filter(({ row, after }) => row.items.some((item, index) => item.discountShareFils !== after[index]));
    // Counts are one short query: run with the last batch, so that a repair is reported once.
    const usageCounts = batch.nextCursor === null ? await wrongCounts(tx, wish.dryRun) : [];
    if (!wish.dryRun) {
      for (const { codeId, after } of usageCounts)
        await tx.updateTable('discount_codes').set({ usage_count: after }).where('id', '=', codeId).execute();
      for (const { row, after } of purchases) {
        await setShares(tx, row, after, deps.clock.now());
      }
    }
    const report: Report = {
      checked: batch.rows.length,
      usageCounts,
      nextCursor: batch.nextCursor,
      purchases: purchases.map(({ row, after }) => ({
        purchaseId: row.id,
        before: row.items.map((item) => item.discountShareFils),
        after,
      })),
    };
    if (!wish.dryRun && (report.purchases.length > 0 || usageCounts.length > 0)) {
      await recordAudit(tx, {
        at: deps.clock.now(),
        actorId,
        action: 'store/discounts-repaired',
        subjectType: 'purchase',
        subjectId: 'batch',
        before: {
          shares: report.purchases.map(({ purchaseId, before }) => ({ purchaseId, before })),
          counts: usageCounts.map(({ code, before }) => ({ code, before })),
        },
        after: {
          shares: report.purchases.map(({ purchaseId, after }) => ({ purchaseId, after })),
          counts: usageCounts.map(({ code, after }) => ({ code, after })),
        },
      });
    }
    return report;
  });
}

type BatchRow = Awaited<ReturnType<typeof nextBatch>>['rows'][number];

/** What a day sold of each package follows the shares: taken off by the old ones, added by the new. */
async function setShares(
  tx: Tx,
  { id, items, status }: BatchRow,
  shares: readonly number[],
  at: number,
): Promise<void> {
  const count = (sign: 1 | -1) => sql`select count_purchase(${id}, ${sign}::integer, ${new Date(at)})`.execute(tx);
  if (isGranted(status)) await count(-1);
  await tx
    .updateTable('purchases')
    .set({ items: JSON.stringify(items.map((item, index) => ({ ...item, discountShareFils: shares[index] ?? 0 }))) })
    .where('id', '=', id)
    .execute();
  if (isGranted(status)) await count(1);
}

// All of a batch are locked before any code or day, as `move_purchase` locks them.
async function nextBatch(tx: Tx, { cursor, dryRun }: { readonly cursor: string | null; readonly dryRun: boolean }) {
  const after = cursor === null ? null : readCursor(cursor);
  const rows = await tx
    .selectFrom('purchases')
    .leftJoin('discount_codes', 'discount_codes.id', 'purchases.discount_code_id')
    .select([
      'purchases.id',
      'purchases.items',
      'purchases.discount_amount_fils',
      'purchases.created_at',
      'purchases.status',
      'discount_codes.package_ids',
    ])
    .where('purchases.discount_amount_fils', '>', 0)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(purchases.created_at, purchases.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('purchases.created_at', 'desc')
    .orderBy('purchases.id', 'desc')
    .limit(batchSize + 1)
    .$if(!dryRun, (query) => query.forNoKeyUpdate('purchases'))
    .execute();
  const batch = rows.slice(0, batchSize);
  const last = batch.at(-1);
  return {
    rows: batch,
    nextCursor: rows.length > batch.length && last ? writeCursor({ at: last.created_at.getTime(), id: last.id }) : null,
  };
}

// A code that was narrowed since covers less than it took off: then its discount lies on all lines.
function sharesOf(items: readonly PurchaseItem[], discountFils: number, appliesTo: AppliesTo): number[] {
  const lines = items.map(({ packageId, quantity, priceFils }) => ({ packageId, quantity, unitPriceFils: priceFils }));
  const shared = calculateDiscount({ discountType: 'fixed', discountValue: discountFils, appliesTo }, lines);
  const whole =
    shared.discountFils === discountFils
      ? shared
      : calculateDiscount({ discountType: 'fixed', discountValue: discountFils, appliesTo: 'all' }, lines);
  return [...whole.sharesFils];
}

type WrongCount = Report['usageCounts'][number];

// Counted again under the codes' locks: a purchase paid at this moment counts itself, before or after.
async function wrongCounts(tx: Tx, dryRun: boolean): Promise<WrongCount[]> {
  const wrong = await countUses(tx);
  if (dryRun || wrong.length === 0) return wrong;
  await tx
    .selectFrom('discount_codes')
    .select('id')
    .where(
      'id',
      'in',
      wrong.map(({ codeId }) => codeId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return (await countUses(tx)).filter(({ codeId }) => wrong.some((each) => each.codeId === codeId));
}

/** A code was used by every purchase that was ever paid with it, given back or not. */
async function countUses(tx: Tx): Promise<WrongCount[]> {
  const { rows } = await sql<{ id: string; code: string; usage_count: number; used: number }>`
    select code.id, code.code, code.usage_count, count(purchase.id)::integer as used
    from discount_codes code left join purchases purchase on purchase.date is not null
      and (purchase.discount_code_id = code.id or (purchase.discount_code_id is null and purchase.discount_code = code.code))
    group by code.id having count(purchase.id) <> code.usage_count
  `.execute(tx);
  return rows.map((row) => ({ codeId: row.id, code: row.code, before: row.usage_count, after: row.used }));
}
