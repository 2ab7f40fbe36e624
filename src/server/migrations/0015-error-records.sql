-- What went wrong on pages and on the server: high and critical, kept for 30 days.
create table error_records (
  id text primary key,
  -- Null for visitors, for the server, and after an account was deleted.
  user_id text references users (id),
  origin text not null check (origin in ('page', 'server')),
  severity text not null,
  category text not null,
  code text not null,
  context text not null,
  type text not null,
  message text not null,
  user_message text,
  metadata jsonb not null,
  stack text,
  handled boolean not null,
  environment text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);
create index error_records_received_at on error_records (received_at);
create index error_records_user_id on error_records (user_id) where user_id is not null;
