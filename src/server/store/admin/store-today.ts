import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import type { adminStoreApi } from '#shared/store/admin-api.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { readDay } from '../daily-statistics.ts';
import type { StoreDeps } from '../deps.ts';

/** Purchases whose last event is a problem without an automatic solution: any later event ends it. */
const troubledPurchases = sql<{ id: string }>`
  select distinct event.purchase_id as id from purchase_events as event
  where event.kind in ('mismatch', 'unmatched', 'refund-failed', 'extra-refund-failed', 'balance-full')
    and not exists (select from purchase_events as later where later.purchase_id = event.purchase_id and later.id > event.id)
`;

/** They are looked up first, being few: as a part of another query they would be joined to every purchase. */
export async function findTroubled(query: Kysely<Tables>): Promise<string[]> {
  const { rows } = await troubledPurchases.execute(query);
  return rows.map(({ id }) => id);
}

export async function getToday({ database, clock }: StoreDeps): Promise<z.input<typeof adminStoreApi.getToday.output>> {
  const date = kuwaitDay(clock.now());
  const { totalPurchases, totalRevenueFils } = await readDay(database, date);
  const troubled = await findTroubled(database.query);
  return { date, purchases: totalPurchases, revenueFils: totalRevenueFils, needAttention: troubled.length };
}
