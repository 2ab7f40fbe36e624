-- Referrals, deleted accounts, and requests to the support.

-- An account that was deleted keeps its row for the books, without anything of the person.
alter table users add column deleted_at timestamptz;

create table referral_codes (
  code text primary key,
  user_id text not null unique references users (id)
);

-- Who came by whom; a row is written with both rewards, in one transaction, and so at most once an account.
create table referrals (
  invited_id text primary key references users (id),
  inviter_id text not null references users (id),
  rewarded_at timestamptz not null,
  check (invited_id <> inviter_id)
);
create index referrals_inviter_id on referrals (inviter_id);

-- Keyed hashes of addresses whose accounts were deleted: such an address is nobody new.
create table deleted_addresses (
  hash text primary key,
  deleted_at timestamptz not null
);

create table support_requests (
  id text primary key,
  -- 'anonymous' for visitors, and after an account was deleted.
  user_id text not null,
  user_email text,
  user_name text,
  game_id text,
  description text not null,
  game_state jsonb,
  status text not null default 'new',
  category text not null,
  notes text,
  assigned_to text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index support_requests_user_id on support_requests (user_id);
create index support_requests_created_at on support_requests (created_at desc);
