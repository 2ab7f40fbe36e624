-- Uses of discount codes that open purchases reserve, refunds in the books alone, a bound on balances, and the figures
-- of a day added to in the transaction that sells.

-- A row goes when its purchase is paid, fails or is refunded. A lapsed one no longer counts against the limit.
create table discount_reservations (
  purchase_id text primary key references purchases (id) on delete cascade,
  discount_code_id text not null references discount_codes (id) on delete cascade,
  expires_at timestamptz not null
);
create index discount_reservations_code on discount_reservations (discount_code_id, expires_at);

alter table purchases
  -- Paid without a live reservation when its code had no use left: honoured, beyond the code's limit.
  add column discount_late boolean not null default false,
  -- Staff marked it as refunded without asking the provider, which keeps what it holds.
  add column refunded_in_books boolean not null default false;

insert into discount_reservations
  select purchase.id, code.id, purchase.created_at + interval '30 minutes'
  from purchases purchase join discount_codes code on code.id = purchase.discount_code_id where purchase.status = 'pending';

update purchases set discount_late = true
  from (
    select purchase.id, code.usage_limit, row_number() over (partition by code.id order by purchase.date, purchase.id) as use
    from purchases purchase join discount_codes code on code.id = purchase.discount_code_id where purchase.date is not null
  ) as uses
  where purchases.id = uses.id and uses.use > uses.usage_limit;

update purchases set refunded_in_books = true
  where refunded_from is not null and exists (
    select from audit_log entry where entry.subject_type = 'purchase' and entry.subject_id = purchases.id
      and ((entry.action = 'store/refund-asked' and entry.after ->> 'throughProvider' = 'false')
        or (entry.action = 'store/purchase-status-changed' and entry.after ->> 'status' = 'refunded')));

-- The largest cart a hundred thousand times a day outgrows an integer.
alter table store_daily_stats alter column total_sessions type bigint;

-- As before, and with outcome full where the column can't hold the balance.
create or replace function book_sessions(p_user_id text, p_delta integer, p_reason text, p_source_id text, p_at timestamptz)
returns table (outcome text, balance integer) language plpgsql as $$
declare
  current_balance integer;
begin
  -- Not FOR UPDATE: a row inserted before that references the account holds its key, and two such transactions would deadlock.
  select game_session_balance into current_balance from users where id = p_user_id for no key update;
  if not found then
    return query select 'unknown', 0;
  elsif exists (select 1 from session_ledger where reason = p_reason and source_id = p_source_id) then
    return query select 'repeated', current_balance;
  elsif current_balance + p_delta::bigint < 0 then
    return query select 'short', current_balance;
  elsif current_balance + p_delta::bigint > 2147483647 then
    return query select 'full', current_balance;
  else
    update users set game_session_balance = current_balance + p_delta where id = p_user_id;
    insert into session_ledger (user_id, delta, reason, source_id, balance_after, created_at)
      values (p_user_id, p_delta, p_reason, p_source_id, current_balance + p_delta, p_at);
    return query select 'done', current_balance + p_delta;
  end if;
end $$;

-- Adds what a paid purchase sold to the figures of its day in Kuwait (1), or takes it off again (-1).
-- Locks the day's row: to be called after the purchase, its account and its code are locked.
create function count_purchase(p_id text, p_sign integer, p_at timestamptz) returns void language plpgsql as $$
declare
  sold purchases;
  day text;
  packages jsonb;
  line record;
  pieces bigint;
begin
  select * into sold from purchases where id = p_id;
  if sold.date is null then
    return;
  end if;
  day := to_char((sold.date at time zone 'UTC') + interval '3 hours', 'YYYY-MM-DD');
  insert into store_daily_stats (date, total_purchases, total_revenue_fils, total_sessions, total_discounts_fils,
      discounted_purchases_count, package_breakdown, updated_at)
    values (day, 0, 0, 0, 0, 0, '{}', p_at) on conflict (date) do nothing;
  select package_breakdown into packages from store_daily_stats where date = day for no key update;
  for line in
    select item ->> 'packageId' as id, sum((item ->> 'quantity')::bigint) as quantity,
      sum((item ->> 'priceFils')::bigint * (item ->> 'quantity')::bigint - (item ->> 'discountShareFils')::bigint) as revenue
    from jsonb_array_elements(sold.items) as item group by 1
  loop
    pieces := coalesce((packages -> line.id ->> 'count')::bigint, 0) + p_sign * line.quantity;
    packages := case when pieces = 0 then packages - line.id else packages || jsonb_build_object(line.id, jsonb_build_object(
      'count', pieces, 'revenueFils', coalesce((packages -> line.id ->> 'revenueFils')::bigint, 0) + p_sign * line.revenue)) end;
  end loop;
  update store_daily_stats set
    total_purchases = total_purchases + p_sign,
    total_revenue_fils = total_revenue_fils + p_sign * sold.final_price_fils::bigint,
    total_sessions = total_sessions + p_sign * sold.total_sessions_granted::bigint,
    total_discounts_fils = total_discounts_fils + p_sign * sold.discount_amount_fils::bigint,
    discounted_purchases_count = discounted_purchases_count + case when sold.discount_amount_fils > 0 then p_sign else 0 end,
    package_breakdown = packages, updated_at = p_at
    where date = day;
end $$;

-- The one way a purchase changes its status: with its grant, its code's count and reservation, its day's figures, its
-- event and its change event, or not at all.
-- Outcome: done, repeated (it has that status already), refused (its status doesn't allow the move), full (the balance
-- can't take the sessions) or unknown.
create or replace function move_purchase(
  p_id text, p_to text, p_actor text, p_detail jsonb, p_attempt_id text, p_take_back boolean, p_at timestamptz)
returns table (outcome text, from_status text, sessions_moved integer) language plpgsql as $$
declare
  purchase purchases;
  is_gone boolean;
  held integer;
  moved integer := 0;
  used_code discount_codes;
  is_reserved boolean;
  others bigint;
  is_late boolean := false;
begin
  select * into purchase from purchases where id = p_id for no key update;
  if not found then
    return query select 'unknown', null::text, 0;
    return;
  elsif purchase.status = p_to then
    return query select 'repeated', purchase.status, 0;
    return;
  elsif not exists (select 1 from purchase_moves m where m.from_status = purchase.status and m.to_status = p_to) then
    return query select 'refused', purchase.status, 0;
    return;
  end if;

  select deleted_at is not null, game_session_balance into is_gone, held from users where id = purchase.user_id for no key update;

  if p_to in ('completed', 'paid') then
    if not is_gone and held + purchase.total_sessions_granted::bigint > 2147483647 then
      return query select 'full', purchase.status, 0;
      return;
    end if;
    -- The buyer may have deleted the account meanwhile: it is paid, and there is no account to grant it to.
    if not is_gone then
      perform book_sessions(purchase.user_id, purchase.total_sessions_granted, 'purchase', p_id, p_at);
      moved := purchase.total_sessions_granted;
    end if;
    update discount_codes set usage_count = usage_count + 1, last_used_at = p_at
      where id = purchase.discount_code_id or (purchase.discount_code_id is null and discount_codes.code = purchase.discount_code)
      returning * into used_code;
    delete from discount_reservations where purchase_id = p_id returning expires_at > p_at into is_reserved;
    if used_code.usage_limit is not null and is_reserved is not true then
      select count(*) into others from discount_reservations where discount_code_id = used_code.id and expires_at > p_at;
      is_late := used_code.usage_count + others > used_code.usage_limit;
    end if;
    update purchases set status = p_to, date = p_at, failure = null, updated_at = p_at, discount_late = is_late,
      paid_attempt_id = coalesce(p_attempt_id, paid_attempt_id),
      receipt_number = coalesce(receipt_number, nextval('receipt_numbers')) where id = p_id;
  elsif p_to = 'refunded' then
    if p_take_back and not is_gone and purchase.status in ('completed', 'paid') then
      moved := -least(held, purchase.total_sessions_granted);
      if moved < 0 then
        perform book_sessions(purchase.user_id, moved, 'refund', p_id, p_at);
      end if;
    end if;
    update purchases set status = p_to, was_refunded = true, refund_pending = false, updated_at = p_at,
      refunded_from = case when purchase.status in ('completed', 'paid') then purchase.status end,
      refunded_at = case when purchase.status in ('completed', 'paid') then p_at end where id = p_id;
    delete from discount_reservations where purchase_id = p_id;
  elsif p_to = 'failed' then
    update purchases set status = p_to, failure = p_detail -> 'failure', updated_at = p_at where id = p_id;
    delete from discount_reservations where purchase_id = p_id;
  else
    update purchases set status = p_to, failure = null, updated_at = p_at where id = p_id;
  end if;

  insert into purchase_events (purchase_id, at, kind, actor, detail)
    values (p_id, p_at, p_to, p_actor, p_detail || jsonb_build_object('from', purchase.status, 'sessions', moved));
  if is_late then
    insert into purchase_events (purchase_id, at, kind, actor, detail) values (p_id, p_at, 'discount-late', p_actor,
      jsonb_build_object('code', used_code.code, 'uses', used_code.usage_count, 'reserved', others, 'limit', used_code.usage_limit));
  end if;
  insert into outbox (id, kind, payload, run_after, created_at)
    values (gen_random_uuid()::text, 'store/purchase-moved', jsonb_build_object('purchaseId', p_id, 'from', purchase.status, 'to', p_to), p_at, p_at);
  -- Last, since every sale of a day waits for its row.
  if p_to in ('completed', 'paid') then
    perform count_purchase(p_id, 1, p_at);
  elsif p_to = 'refunded' and purchase.status in ('completed', 'paid') then
    perform count_purchase(p_id, -1, p_at);
  end if;
  return query select 'done', purchase.status, moved;
end $$;

-- As before, and with outcome balance-full, which leaves the code unused, where the balance would pass
-- maxSessionBalance (shared/accounts/balance.ts).
create or replace function redeem_code(p_user_id text, p_code text, p_at timestamptz)
returns table (outcome text, sessions integer, balance integer) language plpgsql as $$
declare
  found_code redeem_codes;
  booked record;
  held integer;
begin
  select * into found_code from redeem_codes where code = p_code for no key update;
  if not found then
    return query select 'not-found', 0, 0;
  elsif not found_code.is_active then
    return query select 'inactive', 0, 0;
  elsif found_code.assigned_to_user_id is not null and found_code.assigned_to_user_id <> p_user_id then
    return query select 'assigned-to-another', 0, 0;
  elsif exists (select 1 from redemptions where redeem_code_id = found_code.id and user_id = p_user_id) then
    return query select 'already-redeemed', 0, 0;
  elsif found_code.usage_type = 'single' and (found_code.is_used or found_code.use_count > 0) then
    return query select 'already-used', 0, 0;
  elsif found_code.usage_type = 'multi' and coalesce(found_code.multi_use_limit, 0) > 0 and found_code.use_count >= found_code.multi_use_limit then
    return query select 'limit-reached', 0, 0;
  else
    select game_session_balance into held from users where id = p_user_id for no key update;
    if held + found_code.sessions_granted::bigint > 1000000 then
      return query select 'balance-full', 0, held;
      return;
    end if;
    insert into redemptions values (found_code.id, p_user_id, p_at);
    update redeem_codes set use_count = use_count + 1, last_used_at = p_at,
      is_used = usage_type = 'single' or (coalesce(multi_use_limit, 0) > 0 and use_count + 1 >= multi_use_limit)
      where id = found_code.id;
    select * into booked from book_sessions(p_user_id, found_code.sessions_granted, 'redeem-code', found_code.id || ':' || p_user_id, p_at);
    return query select 'done', found_code.sessions_granted, booked.balance;
  end if;
end $$;

-- Sales whose day was still to be counted when this ran.
delete from store_daily_stats;
insert into store_daily_stats (date, total_purchases, total_revenue_fils, total_sessions, total_discounts_fils,
    discounted_purchases_count, package_breakdown, updated_at)
  select day, count(*) filter (where counts), coalesce(sum(final_price_fils) filter (where counts), 0),
    coalesce(sum(total_sessions_granted) filter (where counts), 0), coalesce(sum(discount_amount_fils) filter (where counts), 0),
    count(*) filter (where counts and discount_amount_fils > 0), '{}', now()
  from (
    select *, to_char((date at time zone 'UTC') + interval '3 hours', 'YYYY-MM-DD') as day, status in ('completed', 'paid') as counts
    from purchases where date is not null
  ) as sold group by day;
update store_daily_stats set package_breakdown = lines.packages
  from (
    select day, jsonb_object_agg(id, jsonb_build_object('count', pieces, 'revenueFils', revenue)) as packages
    from (
      select to_char((date at time zone 'UTC') + interval '3 hours', 'YYYY-MM-DD') as day, item ->> 'packageId' as id,
        sum((item ->> 'quantity')::bigint) as pieces,
        sum((item ->> 'priceFils')::bigint * (item ->> 'quantity')::bigint - (item ->> 'discountShareFils')::bigint) as revenue
      from purchases, jsonb_array_elements(items) as item where status in ('completed', 'paid') group by 1, 2
    ) as packages group by day
  ) as lines
  where store_daily_stats.date = lines.day;
