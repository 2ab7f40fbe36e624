-- A message may be written without a network and arrive later, more than once: its own id keeps it one.
alter table support_requests
  add column message_id text,
  add column written_at timestamptz,
  add column question_id text,
  add column reason text,
  add column sent_from jsonb;
update support_requests set written_at = created_at;
alter table support_requests alter column written_at set not null;
create unique index support_requests_message_id on support_requests (user_id, message_id);
create index support_requests_question_id on support_requests (question_id) where question_id is not null;
