-- Every 15 seconds each process looks for refunds that are due, and must not read every purchase for that.
create index purchases_refund_pending on purchases (updated_at) where refund_pending;
