import { sql } from 'kysely';
import { systemClock } from './platform/clock.ts';
import { inSnapshot } from './platform/database/index.ts';
import type { Database } from './platform/database/index.ts';
import { figuresOf, recomputeDay, isSameDay, readDay } from './store/index.ts';

type Snapshot = Pick<Database, 'query'>;

/** One place where two records that must agree don't. */
export interface Disagreement {
  /** The name of the check. */
  readonly check: string;
  readonly subject: string;
  readonly detail: string;
}

interface Check {
  readonly check: string;
  /** Answers subject and detail of every row that disagrees. */
  readonly query: ReturnType<typeof sql<{ subject: string; detail: string }>>;
}

const checks: readonly Check[] = [
  {
    check: 'balance and ledger',
    query: sql`
      select users.id as subject, format('balance %s, ledger %s', users.game_session_balance, coalesce(sum(delta), 0)) as detail
      from users left join session_ledger on user_id = users.id
      group by users.id having users.game_session_balance <> coalesce(sum(delta), 0)`,
  },
  {
    check: 'ledger, row by row',
    query: sql`
      select id::text as subject, format('balance after is %s, and adds up to %s', balance_after, running) as detail
      from (select id, balance_after, sum(delta) over (partition by user_id order by id) as running from session_ledger) as rows
      where balance_after <> running`,
  },
  {
    check: 'purchase and grant',
    query: sql`
      select purchase.id as subject,
        format('granted %s by its events, %s by the ledger',
          coalesce(sum((event.detail ->> 'sessions')::integer), 0), coalesce(max(ledger.delta), 0)) as detail
      from purchases purchase
      left join purchase_events event on event.purchase_id = purchase.id and event.kind in ('completed', 'paid')
      left join session_ledger ledger on ledger.reason = 'purchase' and ledger.source_id = purchase.id
      group by purchase.id, purchase.date, purchase.total_sessions_granted
      having coalesce(sum((event.detail ->> 'sessions')::integer), 0) <> coalesce(max(ledger.delta), 0)
        or (purchase.date is null and count(ledger.id) > 0)
        or (max(ledger.delta) is not null and max(ledger.delta) <> purchase.total_sessions_granted)`,
  },
  {
    check: 'ledger and its purchase',
    query: sql`
      select ledger.id::text as subject, format('%s of %s', ledger.reason, ledger.source_id) as detail
      from session_ledger ledger left join purchases purchase on purchase.id = ledger.source_id
      where (ledger.reason = 'purchase' and purchase.date is null)
        or (ledger.reason = 'refund' and (purchase.status is distinct from 'refunded' or -ledger.delta > purchase.total_sessions_granted))`,
  },
  {
    check: 'status and marks of a purchase',
    query: sql`
      select id as subject, format('status %s, paid %s, receipt %s, refunded %s from %s', status, date, receipt_number, was_refunded, refunded_from) as detail
      from purchases
      where (status in ('completed', 'paid')) <> (date is not null and not was_refunded)
        or (date is null) <> (receipt_number is null)
        or (status = 'refunded') <> was_refunded
        or (refunded_from is not null) <> (was_refunded and date is not null)`,
  },
  {
    check: 'lines and totals of a purchase',
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
    check: 'uses of a discount code',
    query: sql`
      select code.code as subject, format('counted %s, paid with it %s', code.usage_count, count(purchase.id)) as detail
      from discount_codes code left join purchases purchase on purchase.date is not null
        and (purchase.discount_code_id = code.id or (purchase.discount_code_id is null and purchase.discount_code = code.code))
      group by code.id, code.code, code.usage_count having count(purchase.id) <> code.usage_count`,
  },
  {
    check: 'reservations of discount codes',
    query: sql`
      select reservation.purchase_id as subject, format('reserved by a purchase that is %s', purchase.status) as detail
      from discount_reservations reservation join purchases purchase on purchase.id = reservation.purchase_id
      where purchase.status <> 'pending' or purchase.discount_code_id is distinct from reservation.discount_code_id
      union all
      select purchase.id, 'opened with a code, and reserves no use of it'
      from purchases purchase join discount_codes code on code.id = purchase.discount_code_id
      where purchase.status = 'pending'
        and not exists (select from discount_reservations reservation where reservation.purchase_id = purchase.id)
        and not exists (select from purchase_events event where event.purchase_id = purchase.id and event.kind in ('pending', 'failed'))`,
  },
  {
    check: 'refunds and what was heard of them',
    query: sql`
      select purchase.id as subject, format('%s, its payment %s is %s', purchase.status, attempt.id, attempt.state) as detail
      from purchases purchase join payment_attempts attempt on attempt.purchase_id = purchase.id
      where (attempt.id = purchase.paid_attempt_id and attempt.state = 'paid' and purchase.status = 'refunded' and not purchase.refunded_in_books)
        or (attempt.id = purchase.paid_attempt_id and attempt.state = 'refunded' and purchase.status <> 'refunded')
        or (attempt.id is distinct from purchase.paid_attempt_id and attempt.state = 'paid' and attempt.refund_check_at is null)`,
  },
  {
    // Excludes payments and refunds that are still being checked, and refunds that staff only recorded.
    check: 'refunds and the sandbox',
    query: sql`
      select purchase.id as subject, format('%s, and the sandbox says %s of payment %s', purchase.status, payment.state, payment.id) as detail
      from payment_attempts attempt
      join purchases purchase on purchase.id = attempt.purchase_id
      join sandbox_payments payment on payment.id = attempt.provider_ref
      where attempt.provider = 'sandbox' and attempt.next_check_at is null and attempt.refund_check_at is null
        and not (attempt.id is not distinct from purchase.paid_attempt_id and (purchase.refund_pending or purchase.refunded_in_books))
        and (payment.state = 'captured') <> (attempt.id is not distinct from purchase.paid_attempt_id and purchase.status in ('completed', 'paid'))`,
  },
  {
    check: 'redeem codes and their uses',
    query: sql`
      select code.code as subject, format('counted %s, redeemed %s, in the ledger %s', code.use_count, count(redemption.user_id), count(ledger.id)) as detail
      from redeem_codes code left join redemptions redemption on redemption.redeem_code_id = code.id
      left join session_ledger ledger on ledger.reason = 'redeem-code' and ledger.source_id = code.id || ':' || redemption.user_id
      group by code.id, code.code, code.use_count, code.usage_type, code.multi_use_limit
      having code.use_count <> count(redemption.user_id) or count(redemption.user_id) <> count(ledger.id)
        or (code.usage_type = 'single' and count(redemption.user_id) > 1)`,
  },
  {
    check: 'rewards and ledger',
    query: sql`
      select coalesce(given.id, ledger.source_id) as subject, format('granted %s, booked %s', given.sessions, ledger.delta) as detail
      from reward_grants given
      full join (select * from session_ledger where reason = 'reward') as ledger on ledger.source_id = given.id
      where given.sessions is distinct from ledger.delta or given.user_id is distinct from ledger.user_id`,
  },
];

/** The limit of a code counts as its maximum in the audit log: staff may lower it below its uses. */
const usesBeyondLimit = (at: Date) => sql<{ subject: string; detail: string }>`
  select code.code as subject, format('%s paid of which %s late, %s reserved, limit %s', code.usage_count, late, reserved, highest) as detail
  from discount_codes code,
    lateral (select count(*) as reserved from discount_reservations where discount_code_id = code.id and expires_at > ${at}) as live,
    lateral (select count(*) as late from purchases where discount_late
      and (discount_code_id = code.id or (discount_code_id is null and discount_code = code.code))) as lates,
    lateral (
      select greatest(code.usage_limit, max((entry.before ->> 'usageLimit')::bigint), max((entry.after ->> 'usageLimit')::bigint)) as highest,
        coalesce(bool_or((entry.before is not null and entry.before ->> 'usageLimit' is null)
          or (entry.after is not null and entry.after ->> 'usageLimit' is null)), false) as was_unlimited
      from audit_log entry where entry.subject_type = 'discount-code' and entry.subject_id = code.id
    ) as past
  where code.usage_limit is not null and not was_unlimited and code.usage_count + reserved - late > highest`;

/**
 * Compares ledger, balances, purchases, codes, refunds and statistics with one another, as they are at one moment;
 * empty where all agree.
 */
export function findDisagreements(database: Database, at = systemClock.now()): Promise<Disagreement[]> {
  return inSnapshot(database, async (tx) => {
    const found: Disagreement[] = [];
    for (const { check, query } of [
      ...checks,
      { check: 'limit of a discount code', query: usesBeyondLimit(new Date(at)) },
    ]) {
      const { rows } = await query.execute(tx);
      found.push(...rows.map(({ subject, detail }) => ({ check, subject, detail })));
    }
    return [...found, ...(await checkStatistics({ query: tx }))];
  });
}

/** Every day that sold something, and every day that says so. */
async function checkStatistics(snapshot: Snapshot): Promise<Disagreement[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(date + interval '3 hours', 'YYYY-MM-DD') as day from
      (select (date at time zone 'UTC') as date from purchases where date is not null) as paid
    union select date from store_daily_stats order by day`.execute(snapshot.query);
  const found: Disagreement[] = [];
  for (const { day } of rows) {
    const [kept, sold] = [await readDay(snapshot, day), await recomputeDay(snapshot, day)];
    if (isSameDay(kept, sold)) continue;
    found.push({
      check: 'statistics of a day',
      subject: day,
      detail: `sold ${JSON.stringify(figuresOf(sold))}, kept ${JSON.stringify(figuresOf(kept))}`,
    });
  }
  return found;
}
