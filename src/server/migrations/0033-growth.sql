-- Indexes in the order that each list is read, so that a page costs the same however long its table is.
-- No index of users or games has a column that a game's commands, a booking or a sign-in changes: those updates stay HOT.

-- Room for such an update beside the row itself; of new pages, and of old ones as they are vacuumed.
alter table users set (fillfactor = 85);

-- users: the few that are staff, and the few that are closed.
create index users_staff on users (role, created_at desc, id desc) where role <> 'player';
drop index users_closed;
create index users_closed on users (created_at desc, id desc) where disabled and deleted_at is null;
create index users_unverified on users (created_at desc, id desc) where not email_verified and deleted_at is null;

-- audit_log: a subject's id alone finds it; with its type it takes the same index.
drop index audit_log_subject;
create index audit_log_subject_id on audit_log (subject_id, id desc);
create index audit_log_subject_type on audit_log (subject_type, id desc);

-- games of an outcome that is rare among all. A host's come from the unique (host_id, idempotency_key), and are few enough to sort.
create index games_in_play on games (created_at desc, id desc) where outcome = 'open';
create index games_abandoned on games (created_at desc, id desc) where outcome = 'abandoned';
-- games_begun answers what this one did.
drop index games_created_at;

-- purchases by price. A buyer's come from the unique (user_id, idempotency_key).
create index purchases_price on purchases (final_price_fils, id);
create index purchases_status_price on purchases (status, final_price_fils, id);

-- redeem_codes by the beginning of a code and by state.
create index redeem_codes_code_prefix on redeem_codes (code text_pattern_ops);
create index redeem_codes_used on redeem_codes (created_at desc, id desc) where is_used;
create index redeem_codes_unused on redeem_codes (created_at desc, id desc) where not is_used;
create index redeem_codes_inactive on redeem_codes (created_at desc, id desc) where not is_active;
drop index redeem_codes_batch_id;
create index redeem_codes_of_batch on redeem_codes (batch_id, created_at desc, id desc) where batch_id is not null;
create index redeem_codes_assigned_purchase on redeem_codes (assigned_purchase_id) where assigned_purchase_id is not null;
create index redemptions_of_code on redemptions (redeem_code_id, redeemed_at desc, user_id);

-- Every part of two or three characters, by which a text is found wherever it stands. Trigrams of pg_trgm would need an
-- extension and a locale that knows Arabic letters.
create function text_parts(t text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct part), '{}')
  from (
    select unnest(array[c || lead(c) over line, c || lead(c) over line || lead(c, 2) over line]) as part
    from unnest(string_to_array(t, null)) with ordinality as sign (c, n) window line as (order by n)
  ) parts
  where part is not null
$$;
alter table support_requests add column search_text text not null
  generated always as (lower(description || ' ' || coalesce(user_name, '') || ' ' || coalesce(user_email, ''))) stored;
create index support_requests_text on support_requests using gin (text_parts(search_text));
drop index support_requests_created_at;
create index support_requests_newest on support_requests (created_at desc, id desc);
drop index support_requests_status;
create index support_requests_status on support_requests (status, created_at desc, id desc) include (question_id);
create index support_requests_category on support_requests (category, created_at desc, id desc);
drop index support_requests_assigned_to;
create index support_requests_assigned_to on support_requests (assigned_to, created_at desc, id desc) where assigned_to is not null;
create index support_requests_unassigned on support_requests (created_at desc, id desc) where assigned_to is null;
drop index support_requests_question_id;
create index support_requests_question_id on support_requests (question_id, created_at desc, id desc) where question_id is not null;
create index support_requests_about_question on support_requests (created_at desc, id desc) where question_id is not null;

-- How many rows of a table a thing has, for lists that show it. A few rows each, by the account: two that add at once
-- seldom wait for each other, and they add in one order.
create table counts (
  name text not null,
  thing_id text not null,
  part smallint not null,
  amount bigint not null,
  primary key (name, thing_id, part)
);
-- Arguments: the count's name, the column that names the thing, and what a row adds.
create function count_rows() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into counts (name, thing_id, part, amount)
     select %L, %I, hashtext(user_id) & 7, %s sum(%s) from changed group by 2, 3 order by 2, 3
     on conflict (name, thing_id, part) do update set amount = counts.amount + excluded.amount',
    tg_argv[0], tg_argv[1], case tg_op when 'DELETE' then '-' else '' end, tg_argv[2]);
  return null;
end $$;

lock table earned_badges, announcement_dismissals, reward_grants in share row exclusive mode;
insert into counts (name, thing_id, part, amount)
select 'earned-badges', badge_id, hashtext(user_id) & 7, count(*) from earned_badges group by 2, 3
union all
select 'announcement-dismissals', announcement_id, hashtext(user_id) & 7, count(*) from announcement_dismissals group by 2, 3
union all
select 'reward-grants', rule_id, hashtext(user_id) & 7, count(*) from reward_grants group by 2, 3
union all
select 'reward-sessions', rule_id, hashtext(user_id) & 7, sum(sessions) from reward_grants group by 2, 3;
create trigger earned_badges_counted_in after insert on earned_badges referencing new table as changed
  for each statement execute function count_rows('earned-badges', 'badge_id', '1');
create trigger earned_badges_counted_out after delete on earned_badges referencing old table as changed
  for each statement execute function count_rows('earned-badges', 'badge_id', '1');
create trigger announcement_dismissals_counted_in after insert on announcement_dismissals referencing new table as changed
  for each statement execute function count_rows('announcement-dismissals', 'announcement_id', '1');
create trigger announcement_dismissals_counted_out after delete on announcement_dismissals referencing old table as changed
  for each statement execute function count_rows('announcement-dismissals', 'announcement_id', '1');
create trigger reward_grants_counted after insert on reward_grants referencing new table as changed
  for each statement execute function count_rows('reward-grants', 'rule_id', '1');
create trigger reward_sessions_counted after insert on reward_grants referencing new table as changed
  for each statement execute function count_rows('reward-sessions', 'rule_id', 'sessions');

-- How many accounts that first played in a week (its Sunday) played in that week or one of the seven after it.
create table retention (
  first_week text collate "C" not null,
  week text collate "C" not null,
  players integer not null,
  primary key (first_week, week)
);
create function week_of(day text) returns text language sql immutable strict parallel safe as $$
  select to_char(day::date - extract(dow from day::date)::integer, 'YYYY-MM-DD')
$$;
insert into retention (first_week, week, players)
select week_of(activity.first_active_on), week_of(day.date), count(distinct day.user_id)
from user_activity activity join active_days day on day.user_id = activity.user_id
where day.date::date - activity.first_active_on::date < 56 group by 1, 2
having week_of(day.date)::date - week_of(activity.first_active_on)::date <= 49;

-- The kinds of trouble as findTroubled names them, with balances that were full.
drop index purchase_events_trouble;
create index purchase_events_trouble on purchase_events (purchase_id, id)
  where kind in ('mismatch', 'unmatched', 'refund-failed', 'extra-refund-failed', 'balance-full');
