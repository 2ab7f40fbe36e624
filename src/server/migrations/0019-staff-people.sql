-- The staff looks people up by their names, and what one of them changed.

-- As shared/kernel/text.ts folds it: SQL can't. Null until the server, when it starts, has filled it in.
alter table users add column folded_name text;
create index users_folded_name on users using gin (array_to_tsvector(string_to_array(folded_name, ' ')));
create index users_unfolded on users (id) where folded_name is null;
create index users_email_prefix on users (email text_pattern_ops);
create index users_joined on users (created_at desc, id desc);

create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_action on audit_log (action text_pattern_ops, id desc);

create index games_begun on games (created_at desc, id desc);
