-- ID tokens and their keys; accounts that are signed in to by Google or Apple.

-- ID tokens issued before this are refused; null where nothing has ended them yet.
alter table users add column tokens_valid_from timestamptz;

create table signing_keys (
  -- The key's own thumbprint: kid of the tokens it signs.
  id text primary key,
  -- The private key, sealed under the session secret.
  sealed_key text not null,
  created_at timestamptz not null,
  -- No longer signs; what it signed is taken until then plus a while.
  retired_at timestamptz
);
-- One key signs, however many processes start at once.
create unique index signing_keys_current on signing_keys ((true)) where retired_at is null;

create table identities (
  provider text not null check (provider in ('google', 'apple')),
  -- The person's name at the provider. Never the address: that can change hands.
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  -- As the provider gave it when the identity was first seen.
  email text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user_id on identities (user_id);
