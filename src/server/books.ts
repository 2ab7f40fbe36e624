import { sql } from 'kysely';
import { statisticsBatchDays } from '#shared/store/store-statistics.ts';
import type { Database } from './platform/database/index.ts';
import { foldDay } from './store/index.ts';

/** One place where two books that must say the same don't. */
export interface Disagreement {
  /** What was compared. */
  readonly book: string;
  readonly subject: string;
  readonly detail: string;
}

interface Check {
  readonly book: string;
  /** Answers subject and detail of every row that disagrees. */
  readonly query: ReturnType<typeof sql<{ subject: string; detail: string }>>;
}

const checks: readonly Check[] = [
  {
    book: 'balance and ledger',
    query: sql`
      select users.id as subject, format('balance %s, ledger %s', users.game_session_balance, coalesce(sum(delta), 0)) as detail
      from users left join session_ledger on user_id = users.id
      group by users.id having users.game_session_balance <> coalesce(sum(delta), 0)`,
  },
  {
    book: 'ledger, row by row',
    query: sql`
      select id::text as subject, format('balance after is %s, and adds up to %s', balance_after, running) as detail
      from (select id, balance_after, sum(delta) over (partition by user_id order by id) as running from session_ledger) as rows
      where balance_after <> running`,
  },
  {
    book: 'purchase and grant',
    query: sql`
      select purchase.id as subject, format('granted %s by its events, %s by the ledger', coalesce(sum((event.detail ->> 'sessions')::integer), 0), coalesce(max(ledger.delta), 0)) as detail
      from purchases purchase
      left join purchase_events event on event.purchase_id = purchase.id and event.kind in ('completed', 'paid')
      left join session_ledger ledger on ledger.reason = 'purchase' and ledger.source_id = purchase.id
      group by purchase.id, purchase.date, purchase.total_sessions_granted
      having coalesce(sum((event.detail ->> 'sessions')::integer), 0) <> coalesce(max(ledger.delta), 0)
        or (purchase.date is null and count(ledger.id) > 0)
        or (max(ledger.delta) is not null and max(ledger.delta) <> purchase.total_sessions_granted)`,
  },
  {
    book: 'ledger and its purchase',
    query: sql`
      select ledger.id::text as subject, format('%s of %s', ledger.reason, ledger.source_id) as detail
      from session_ledger ledger left join purchases purchase on purchase.id = ledger.source_id
      where (ledger.reason = 'purchase' and purchase.date is null)
        or (ledger.reason = 'refund' and (purchase.status is distinct from 'refunded' or -ledger.delta > purchase.total_sessions_granted))`,
  },
  {
    book: 'status and marks of a purchase',
    query: sql`
      select id as subject, format('status %s, paid %s, receipt %s, refunded %s from %s', status, date, receipt_number, was_refunded, refunded_from) as detail
      from purchases
      where (status in ('completed', 'paid')) <> (date is not null and not was_refunded)
        or (date is null) <> (receipt_number is null)
        or (status = 'refunded') <> was_refunded
        or (refunded_from is not null) <> (was_refunded and date is not null)`,
  },
  {
    book: 'lines and totals of a purchase',
    query: sql`
      select purchase.id as subject, 'its lines add up to something else' as detail
      from purchases purchase, lateral (
        select sum((item ->> 'priceFils')::integer * (item ->> 'quantity')::integer) as price,
          sum((item ->> 'originalPriceFils')::integer * (item ->> 'quantity')::integer) as original,
          sum((item ->> 'discountShareFils')::integer) as discount,
          sum((item ->> 'sessions')::integer * (item ->> 'quantity')::integer) as sessions
        from jsonb_array_elements(purchase.items) as item
      ) as lines
      where (price, original, discount, sessions) is distinct from
          (price_fils::bigint, original_price_fils::bigint, discount_amount_fils::bigint, total_sessions_granted::bigint)
        or final_price_fils <> price_fils - discount_amount_fils
        or price_fils <> original_price_fils - package_discount_fils`,
  },
  {
    book: 'uses of a discount code',
    query: sql`
      select code.code as subject, format('counted %s, paid with it %s', code.usage_count, count(purchase.id)) as detail
      from discount_codes code left join purchases purchase on purchase.date is not null
        and (purchase.discount_code_id = code.id or (purchase.discount_code_id is null and purchase.discount_code = code.code))
      group by code.id, code.code, code.usage_count having count(purchase.id) <> code.usage_count`,
  },
  {
    book: 'redeem codes and their uses',
    query: sql`
      select code.code as subject, format('counted %s, redeemed %s, in the ledger %s', code.use_count, count(redemption.user_id), count(ledger.id)) as detail
      from redeem_codes code left join redemptions redemption on redemption.redeem_code_id = code.id
      left join session_ledger ledger on ledger.reason = 'redeem-code' and ledger.source_id = code.id || ':' || redemption.user_id
      group by code.id, code.code, code.use_count, code.usage_type, code.multi_use_limit
      having code.use_count <> count(redemption.user_id) or count(redemption.user_id) <> count(ledger.id)
        or (code.usage_type = 'single' and count(redemption.user_id) > 1)`,
  },
  {
    book: 'rewards and ledger',
    query: sql`
      select coalesce(given.id, ledger.source_id) as subject, format('granted %s, booked %s', given.sessions, ledger.delta) as detail
      from reward_grants given
      full join (select * from session_ledger where reason = 'reward') as ledger on ledger.source_id = given.id
      where given.sessions is distinct from ledger.delta or given.user_id is distinct from ledger.user_id`,
  },
];

/** Compares ledger, balances, purchases, codes and statistics with one another; empty where all agree. */
export async function checkBooks(database: Database): Promise<Disagreement[]> {
  const found: Disagreement[] = [];
  for (const { book, query } of checks) {
    const { rows } = await query.execute(database.query);
    found.push(...rows.map(({ subject, detail }) => ({ book, subject, detail })));
  }
  return [...found, ...await checkStatistics(database)];
}

/** Every day that sold something, and every day that says so. */
async function checkStatistics(database: Database): Promise<Disagreement[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(date + interval '3 hours', 'YYYY-MM-DD') as day from
      (select (date at time zone 'UTC') as date from purchases where date is not null) as paid
    union select date from store_daily_stats order by day`.execute(database.query);
  const found: Disagreement[] = [];
  for (let from = 0; from < rows.length; from += statisticsBatchDays) {
    for (const { day } of rows.slice(from, from + statisticsBatchDays)) found.push(...await checkDay(database, day));
  }
  return found;
}

async function checkDay(database: Database, day: string): Promise<Disagreement[]> {
  const kept = await database.query.selectFrom('store_daily_stats').selectAll().where('date', '=', day).executeTakeFirst();
  const { totalPurchases, totalRevenueFils, totalSessions, totalDiscountsFils, discountedPurchasesCount, packageBreakdown } = await foldDay(database, day);
  const summed = [totalPurchases, totalRevenueFils, totalSessions, totalDiscountsFils, discountedPurchasesCount, sortedEntries(packageBreakdown)];
  const told = kept === undefined ? null : [
    kept.total_purchases, kept.total_revenue_fils, kept.total_sessions, kept.total_discounts_fils, kept.discounted_purchases_count, sortedEntries(kept.package_breakdown),
  ];
  return JSON.stringify(summed) === JSON.stringify(told) ? [] : [{ book: 'statistics of a day', subject: day, detail: `sold ${JSON.stringify(summed)}, kept ${JSON.stringify(told)}` }];
}

function sortedEntries(breakdown: Readonly<Record<string, { readonly count: number; readonly revenueFils: number }>>) {
  return Object.entries(breakdown).map(([id, { count, revenueFils }]) => [id, count, revenueFils]).sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
}
