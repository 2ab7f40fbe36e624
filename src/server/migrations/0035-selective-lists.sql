-- Indexes for the combinations of filters that are rare among what each filter alone finds.

-- audit_log: a page of each subject type and action, of everybody, of one actor or of one subject.
create index audit_log_kind on audit_log (subject_type, action, id desc);
create index audit_log_kind_of_actor on audit_log (actor_id, subject_type, action, id desc);
create index audit_log_kind_of_subject on audit_log (subject_id, subject_type, action, id desc);
drop index audit_log_subject_type;
drop index audit_log_subject_id;
drop index audit_log_action;
drop index audit_log_actor;

-- games: a host's by outcome. No column here is one that a command changes.
create index games_of_host on games (host_id, outcome, created_at desc, id desc);
create index games_uncounted_of_host on games (host_id, created_at desc, id desc) where uncounted is not null;

-- purchases of an app store: those whose receipt is looked for in their first day, and those that are given up after it.
create index purchases_in_app_unpaid on purchases (created_at) where method = 'iap' and status in ('pending', 'failed');
create index purchases_in_app_pending on purchases (created_at) where method = 'iap' and status = 'pending';

-- Parts of one character too: one that is in no recent message is looked up.
drop index support_requests_text;
create or replace function text_parts(t text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct part), '{}')
  from (
    select unnest(array[c, c || lead(c) over line, c || lead(c) over line || lead(c, 2) over line]) as part
    from unnest(string_to_array(t, null)) with ordinality as sign (c, n) window line as (order by n)
  ) parts
  where part is not null
$$;
create index support_requests_text on support_requests using gin (text_parts(search_text));
