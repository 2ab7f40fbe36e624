-- The staff's side of messages: what they changed is counted, so that two who answer at once learn of each other.
alter table support_requests add column version integer not null default 1;
create index support_requests_status on support_requests (status, created_at desc, id desc);
create index support_requests_assigned_to on support_requests (assigned_to) where assigned_to is not null;
