-- Discount codes, purchases and how they are paid; redeem codes; the one row of site settings; who changed what.

create table discount_codes (
  id text primary key,
  -- Upper-case.
  code text not null unique,
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  -- Whole per cent, or fils.
  discount_value integer not null check (discount_value > 0),
  -- Null: all packages.
  package_ids text[],
  usage_limit integer check (usage_limit > 0),
  usage_count integer not null default 0 check (usage_count >= 0),
  end_date timestamptz,
  is_active boolean not null default true,
  last_used_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index discount_codes_created_at on discount_codes (created_at desc, id desc);

create sequence receipt_numbers;

create table purchases (
  id text primary key,
  user_id text not null references users (id),
  -- Of the first line.
  package_id text not null,
  items jsonb not null,
  total_sessions_granted integer not null check (total_sessions_granted > 0),
  original_price_fils integer not null check (original_price_fils >= 0),
  package_discount_fils integer not null check (package_discount_fils >= 0),
  discount_amount_fils integer not null check (discount_amount_fils >= 0),
  -- After the packages' own discounts, and after the code too.
  price_fils integer not null check (price_fils >= 0),
  final_price_fils integer not null check (final_price_fils >= 0),
  status text not null check (status in ('pending', 'completed', 'paid', 'refunded', 'failed')),
  method text not null check (method in ('online', 'iap')),
  discount_code text,
  discount_code_id text,
  was_refunded boolean not null default false,
  refunded_from text,
  refunded_at timestamptz,
  -- Asked of the provider, which may take days.
  refund_pending boolean not null default false,
  -- Whether it then takes back what is left of the sessions.
  refund_takes_back boolean not null default false,
  -- Why the last try failed: a code, and what the provider said.
  failure jsonb,
  -- The attempt that paid; who else pays for the same purchase gets the money back.
  paid_attempt_id text,
  payment_method text,
  -- What a bank asks for.
  payment_reference text,
  -- The in-app store's own number, which pays for one purchase only.
  iap_store text,
  iap_transaction_id text,
  unique (iap_store, iap_transaction_id),
  -- Drawn when it is paid, so that receipts are numbered without gaps for what never was.
  receipt_number bigint unique,
  -- False where no real money moved.
  is_live boolean not null,
  idempotency_key text not null,
  unique (user_id, idempotency_key),
  -- When it was paid.
  date timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index purchases_history on purchases (user_id, date desc, id desc) where status in ('completed', 'paid');
create index purchases_created_at on purchases (created_at desc, id desc);
create index purchases_status on purchases (status, created_at desc, id desc);
create index purchases_date on purchases (date) where date is not null;
create index purchases_discount_code_id on purchases (discount_code_id) where discount_code_id is not null;

-- One try at paying online. A purchase has at most one that is open.
create table payment_attempts (
  id text primary key,
  purchase_id text not null references purchases (id) on delete cascade,
  provider text not null,
  -- The provider's own id of the payment; null until it has answered.
  provider_ref text,
  unique (provider, provider_ref),
  redirect_url text,
  state text not null check (state in ('open', 'paid', 'failed', 'refunded')),
  expires_at timestamptz not null,
  -- When the provider is to be asked next; null once nothing more can come.
  next_check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null
);
create unique index payment_attempts_open on payment_attempts (purchase_id) where state = 'open';
create index payment_attempts_due on payment_attempts (next_check_at) where next_check_at is not null;

-- What a provider told us, once each.
create table provider_events (
  provider text not null,
  dedupe_key text not null,
  purchase_id text,
  kind text not null,
  body jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (provider, dedupe_key)
);
create index provider_events_received_at on provider_events (received_at);

-- Everything that happened to a purchase, in order.
create table purchase_events (
  id bigint generated always as identity primary key,
  purchase_id text not null references purchases (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  -- 'buyer', 'provider', 'poller', or the id of who did it.
  actor text not null,
  detail jsonb not null default '{}'
);
create index purchase_events_purchase_id on purchase_events (purchase_id, id);

-- The moves that shared/store/purchase.ts allows; a test walks every pair and compares.
create table purchase_moves (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into purchase_moves values
  ('pending', 'completed'), ('pending', 'paid'), ('pending', 'failed'), ('pending', 'refunded'),
  ('failed', 'pending'), ('failed', 'completed'), ('failed', 'paid'), ('failed', 'refunded'),
  ('completed', 'refunded'), ('paid', 'refunded');

-- The one way a purchase changes its status: with its grant, its code's count, its event and its news, or not at all.
-- Outcome: done, repeated (it stands there already), refused (from where it stands there is no such move) or unknown.
create function move_purchase(p_id text, p_to text, p_actor text, p_detail jsonb, p_attempt_id text, p_take_back boolean, p_at timestamptz)
returns table (outcome text, from_status text, sessions_moved integer) language plpgsql as $$
declare
  purchase purchases;
  is_gone boolean;
  held integer;
  moved integer := 0;
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
    -- The buyer may have deleted the account meanwhile: it is paid, and there is nobody to give it to.
    if not is_gone then
      perform book_sessions(purchase.user_id, purchase.total_sessions_granted, 'purchase', p_id, p_at);
      moved := purchase.total_sessions_granted;
    end if;
    update discount_codes set usage_count = usage_count + 1, last_used_at = p_at
      where id = purchase.discount_code_id or (purchase.discount_code_id is null and code = purchase.discount_code);
    update purchases set status = p_to, date = p_at, failure = null, updated_at = p_at,
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
  elsif p_to = 'failed' then
    update purchases set status = p_to, failure = p_detail -> 'failure', updated_at = p_at where id = p_id;
  else
    update purchases set status = p_to, failure = null, updated_at = p_at where id = p_id;
  end if;

  insert into purchase_events (purchase_id, at, kind, actor, detail)
    values (p_id, p_at, p_to, p_actor, p_detail || jsonb_build_object('from', purchase.status, 'sessions', moved));
  insert into outbox (id, kind, payload, run_after, created_at)
    values (gen_random_uuid()::text, 'store/purchase-moved', jsonb_build_object('purchaseId', p_id, 'from', purchase.status, 'to', p_to), p_at, p_at);
  return query select 'done', purchase.status, moved;
end $$;

-- Folded from the purchases, a day at a time (Asia/Kuwait); `npm run check:books` compares.
create table store_daily_stats (
  -- YYYY-MM-DD in Kuwait.
  date text primary key,
  total_purchases integer not null,
  total_revenue_fils bigint not null,
  total_sessions integer not null,
  total_discounts_fils bigint not null,
  discounted_purchases_count integer not null,
  package_breakdown jsonb not null,
  updated_at timestamptz not null
);

-- The sandbox's own memory: what a bank would know.
create table sandbox_payments (
  id text primary key,
  purchase_id text not null,
  amount_fils integer not null,
  state text not null check (state in ('open', 'captured', 'declined', 'refunded')),
  return_url text not null,
  language text not null,
  -- A capture that only becomes known then.
  captured_at timestamptz,
  idempotency_key text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table redeem_codes (
  id text primary key,
  code text not null unique,
  sessions_granted integer not null check (sessions_granted > 0),
  usage_type text not null check (usage_type in ('single', 'multi')),
  -- Null or 0: without limit.
  multi_use_limit integer check (multi_use_limit >= 0),
  -- Used up: a single one redeemed, or a multiple one at its limit.
  is_used boolean not null default false,
  use_count integer not null default 0 check (use_count >= 0),
  is_active boolean not null default true,
  auto_generated boolean not null default false,
  created_by text not null,
  assigned_purchase_id text,
  assigned_to_user_id text,
  assigned_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null
);
create index redeem_codes_created_at on redeem_codes (created_at desc, id desc);
create index redeem_codes_assigned on redeem_codes (assigned_to_user_id, assigned_at desc, id desc) where assigned_to_user_id is not null;

create table redemptions (
  redeem_code_id text not null references redeem_codes (id) on delete cascade,
  user_id text not null references users (id),
  redeemed_at timestamptz not null,
  primary key (redeem_code_id, user_id)
);
create index redemptions_user_id on redemptions (user_id, redeemed_at desc);

-- Redeems in one statement. Outcome: done, or why not, in the order of shared/redeem-codes/redeem.ts.
create function redeem_code(p_user_id text, p_code text, p_at timestamptz)
returns table (outcome text, sessions integer, balance integer) language plpgsql as $$
declare
  found_code redeem_codes;
  booked record;
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
    insert into redemptions values (found_code.id, p_user_id, p_at);
    update redeem_codes set use_count = use_count + 1, last_used_at = p_at,
      is_used = usage_type = 'single' or (coalesce(multi_use_limit, 0) > 0 and use_count + 1 >= multi_use_limit)
      where id = found_code.id;
    select * into booked from book_sessions(p_user_id, found_code.sessions_granted, 'redeem-code', found_code.id || ':' || p_user_id, p_at);
    return query select 'done', found_code.sessions_granted, booked.balance;
  end if;
end $$;

-- One record (product.md §3 "Site settings").
create table site_settings (
  id text primary key check (id = 'site_settings'),
  maintenance_mode boolean not null default false,
  maintenance_message text not null default 'Site is under maintenance. Please check back later.',
  estimated_maintenance_time text not null default '60',
  maintenance_start_time timestamptz,
  payment_method_override jsonb not null
    default '{"enabled":false,"appliesTo":"all_flutter","forceMethod":"iap","reason":"Admin override","scheduledStart":null,"scheduledEnd":null,"updatedAt":null,"updatedBy":null}',
  referral_reward_inviter integer not null default 1 check (referral_reward_inviter >= 0),
  referral_reward_invited integer not null default 1 check (referral_reward_invited >= 0),
  last_updated timestamptz not null default now(),
  updated_by text
);
insert into site_settings (id) values ('site_settings');

-- Who of the staff changed what, and how it stood before.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  note text
);
create index audit_log_subject on audit_log (subject_type, subject_id, id desc);
create index audit_log_at on audit_log (at desc, id desc);
