-- Accounts, their sessions, mailed codes and the ledger of game sessions; the outbox.

create table users (
  id text primary key,
  -- Folded (shared/accounts/schema.ts), so that one address is one account.
  email text not null unique,
  password_hash text not null,
  display_name text not null,
  role text not null default 'player' check (role in ('player', 'moderator', 'admin')),
  disabled boolean not null default false,
  email_verified boolean not null default false,
  is_new_user boolean not null default true,
  preferences jsonb not null,
  game_session_balance integer not null default 0 check (game_session_balance >= 0),
  games_played integer not null default 0 check (games_played >= 0),
  total_score integer not null default 0,
  referred_by text,
  referral_processed boolean not null default false,
  phone_number text,
  notifications_enabled boolean not null default false,
  fcm_tokens text[] not null default '{}',
  last_token_update timestamptz,
  last_login timestamptz,
  last_logout timestamptz,
  created_at timestamptz not null
);

create table sessions (
  -- HMAC of the cookie's token.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table action_codes (
  -- HMAC of the mailed code.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  mode text not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer code of the same kind ends the older ones.
  superseded_at timestamptz
);
create index action_codes_user_id on action_codes (user_id);

create table session_ledger (
  id bigint generated always as identity primary key,
  user_id text not null references users (id),
  delta integer not null check (delta <> 0),
  reason text not null,
  source_id text not null,
  balance_after integer not null check (balance_after >= 0),
  created_at timestamptz not null,
  -- Exactly once: a game is paid once, a purchase granted once.
  unique (reason, source_id)
);
create index session_ledger_user_id on session_ledger (user_id, id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'session_ledger is append-only';
end $$;

create trigger session_ledger_append_only before update or delete on session_ledger
  for each row execute function refuse_ledger_change();

-- The one way to change a balance: the ledger row and the balance move together or not at all.
-- Answers the balance after it, with outcome done, repeated (this source was booked before), short or unknown.
create function book_sessions(p_user_id text, p_delta integer, p_reason text, p_source_id text, p_at timestamptz)
returns table (outcome text, balance integer) language plpgsql as $$
declare
  current_balance integer;
begin
  -- Not FOR UPDATE: a row inserted before that references the account holds its key, and two such transactions would wait for each other.
  select game_session_balance into current_balance from users where id = p_user_id for no key update;
  if not found then
    return query select 'unknown', 0;
  elsif exists (select 1 from session_ledger where reason = p_reason and source_id = p_source_id) then
    return query select 'repeated', current_balance;
  elsif current_balance + p_delta < 0 then
    return query select 'short', current_balance;
  else
    update users set game_session_balance = current_balance + p_delta where id = p_user_id;
    insert into session_ledger (user_id, delta, reason, source_id, balance_after, created_at)
      values (p_user_id, p_delta, p_reason, p_source_id, current_balance + p_delta, p_at);
    return query select 'done', current_balance + p_delta;
  end if;
end $$;

create table outbox (
  id text primary key,
  kind text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  run_after timestamptz not null,
  last_error text,
  -- Given up on, and kept to be looked at.
  dead_at timestamptz,
  created_at timestamptz not null
);
create index outbox_due on outbox (run_after) where dead_at is null;
