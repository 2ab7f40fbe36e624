-- What the house announces on its pages, and who has put it away; and notifications that wait for their time.
create table announcements (
  -- Grows with time.
  id text primary key,
  title jsonb not null,
  body jsonb not null,
  link text,
  audience text not null,
  priority text not null check (priority in ('urgent', 'normal', 'quiet')),
  is_dismissible boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  check (ends_at is null or starts_at < ends_at)
);
create index announcements_created_at on announcements (created_at desc, id desc);
create index announcements_standing on announcements (starts_at) where withdrawn_at is null;

create table announcement_dismissals (
  user_id text not null references users (id) on delete cascade,
  announcement_id text not null references announcements (id) on delete cascade,
  dismissed_at timestamptz not null,
  primary key (user_id, announcement_id)
);
create index announcement_dismissals_announcement_id on announcement_dismissals (announcement_id);

-- What happened to a purchase that a person has to look at; it is looked for by staff who open the overview.
create index purchase_events_trouble on purchase_events (purchase_id, id) where kind in ('mismatch', 'unmatched', 'refund-failed', 'extra-refund-failed');

-- By what a provider calls a payment, the staff find its purchase.
create index purchases_payment_reference on purchases (payment_reference) where payment_reference is not null;
create index purchases_iap_transaction_id on purchases (iap_transaction_id) where iap_transaction_id is not null;
create index payment_attempts_provider_ref on payment_attempts (provider_ref) where provider_ref is not null;

-- Notifications that wait for their time: a row is sent once, by whichever process takes it first.
create table scheduled_notifications (
  -- Grows with time.
  id text primary key,
  audience text not null check (audience in ('all', 'topic', 'user')),
  topic text check ((topic is not null) = (audience = 'topic')),
  user_id text references users (id) on delete cascade check ((user_id is not null) = (audience = 'user')),
  title jsonb not null,
  body jsonb not null,
  data jsonb not null,
  send_at timestamptz not null,
  state text not null check (state in ('waiting', 'sent', 'missed', 'cancelled')),
  -- What it became.
  notification_id text,
  created_by text not null,
  idempotency_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  unique (created_by, idempotency_key)
);
create index scheduled_notifications_due on scheduled_notifications (send_at) where state = 'waiting';
create index scheduled_notifications_send_at on scheduled_notifications (send_at desc, id desc);
create index scheduled_notifications_user_id on scheduled_notifications (user_id) where user_id is not null;
