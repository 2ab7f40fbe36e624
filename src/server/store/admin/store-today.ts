import { sql } from 'kysely';
import type { z } from 'zod';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import type { adminStoreApi } from '#shared/store/admin-api.ts';
import { foldDay } from '../daily-statistics.ts';
import type { StoreDeps } from '../store-deps.ts';

/** Purchases whose last event is trouble that no rule settles: whatever happens to one afterwards ends it. */
export const troubledPurchases = sql<string>`(
  select event.purchase_id from purchase_events as event
  where event.kind in ('mismatch', 'unmatched', 'refund-failed', 'extra-refund-failed')
    and not exists (select from purchase_events as later where later.purchase_id = event.purchase_id and later.id > event.id)
)`;

export async function getToday({ database, clock }: StoreDeps): Promise<z.input<typeof adminStoreApi.getToday.output>> {
  const date = kuwaitDay(clock.now());
  const { totalPurchases, totalRevenueFils } = await foldDay(database, date);
  const { count } = await database.query.selectFrom('purchases').where('id', 'in', troubledPurchases)
    .select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { date, purchases: totalPurchases, revenueFils: totalRevenueFils, needAttention: count };
}
