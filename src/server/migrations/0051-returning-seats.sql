-- Seats that the host removed a moment ago. Their presses stay until it is too late to bring them back; removed_at is then
-- 'epoch'.
-- First, so that a deletion of an older process can't wait for a row while this waits for the table.
lock table seats in share row exclusive mode;
update seats set removed_at = 'epoch' where removed_at is not null;
create index seats_that_may_return on seats (removed_at) where removed_at > 'epoch';
