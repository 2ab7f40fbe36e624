-- Seats that the host removed a moment ago. Their presses stay until it is too late to bring them back; removed_at is then
-- 'epoch'.
create index seats_that_may_return on seats (removed_at) where removed_at > 'epoch';
