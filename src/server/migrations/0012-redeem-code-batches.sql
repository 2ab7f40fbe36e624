-- Codes are made in batches, each for one request of an admin: a repeated one makes none anew.
create table redeem_code_batches (
  id text primary key,
  created_by text not null,
  idempotency_key text not null,
  code_count integer not null check (code_count > 0),
  created_at timestamptz not null,
  unique (created_by, idempotency_key)
);

alter table redeem_codes add column batch_id text references redeem_code_batches (id);
create index redeem_codes_batch_id on redeem_codes (batch_id) where batch_id is not null;
