-- Notifications in the list of each person, the devices they are pushed to, and how far a push has come.

create table notifications (
  -- Grows with time.
  id text primary key,
  audience text not null check (audience in ('all', 'topic', 'user')),
  topic text check ((topic is not null) = (audience = 'topic')),
  user_id text references users (id) check ((user_id is not null) = (audience = 'user')),
  title_ar text not null,
  title_en text,
  body_ar text not null,
  body_en text,
  data jsonb not null,
  sent_by text not null,
  idempotency_key text not null,
  created_at timestamptz not null,
  -- The last device that was taken up; what comes after it waits.
  push_cursor text not null default '',
  -- Null while there are devices after the cursor.
  pushed_at timestamptz,
  sent_count integer not null default 0,
  -- What is under way counts as failed until it is known.
  failed_count integer not null default 0,
  dropped_count integer not null default 0,
  unique (sent_by, idempotency_key)
);
create index notifications_created_at on notifications (created_at desc, id desc);
create index notifications_to_many on notifications (created_at desc, id desc) where audience <> 'user';
create index notifications_user_id on notifications (user_id, created_at desc, id desc) where user_id is not null;

create table notification_reads (
  user_id text not null references users (id),
  notification_id text not null references notifications (id) on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, notification_id)
);

create table push_registrations (
  -- The token by which its owner names it. Grows with time.
  id text primary key,
  user_id text not null references users (id),
  -- The device's session: nothing is pushed to one that was signed out.
  session_id text not null,
  kind text not null check (kind in ('web', 'native')),
  -- The push service's address, or the phone's token: one device is one account's.
  address text not null unique,
  auth text check ((auth is not null) = (kind = 'web')),
  p256dh text check ((p256dh is not null) = (kind = 'web')),
  platform text,
  created_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index push_registrations_user_id on push_registrations (user_id, refreshed_at);

create table followed_topics (
  user_id text not null references users (id),
  topic text not null,
  primary key (user_id, topic)
);

-- Devices whose push service asked for patience.
create table push_retries (
  notification_id text not null references notifications (id) on delete cascade,
  registration_id text not null references push_registrations (id) on delete cascade,
  attempts integer not null check (attempts > 0),
  run_after timestamptz not null,
  primary key (notification_id, registration_id)
);
create index push_retries_run_after on push_retries (run_after);
create index push_retries_registration_id on push_retries (registration_id);

-- The pair that signs our pushes, where the environment gives none.
create table push_keys (
  public_key text primary key,
  sealed_private_key text not null,
  created_at timestamptz not null
);
