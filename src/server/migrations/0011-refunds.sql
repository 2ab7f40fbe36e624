-- A refund that a provider takes days for is asked about by the provider's own id of it.

alter table payment_attempts
  -- Null until the provider has answered.
  add column refund_ref text,
  -- Refunds that were refused: the next one goes by a key of its own.
  add column refund_tries integer not null default 0,
  -- When a second payment for one purchase, which goes back, is asked about next.
  add column refund_check_at timestamptz;
create index payment_attempts_refund_due on payment_attempts (refund_check_at) where refund_check_at is not null;
