-- The range of a category's ids, by which the key of what was seen is read.
create index questions_of_category on questions (category_id, id);

-- Counting what a gang has seen of some categories reads the key alone: with the time in it, the rows themselves aren't needed.
create unique index seen_questions_with_time on seen_questions (user_id, question_id) include (seen_at);
alter table seen_questions drop constraint seen_questions_pkey,
  add constraint seen_questions_pkey primary key using index seen_questions_with_time;

-- As before, but nothing is written where nothing changes: a new time changes the key's index too.
create or replace function mark_seen_at(p_viewers text[], p_question_ids text[], p_times timestamptz[]) returns void language sql as $$
  insert into seen_questions (user_id, question_id, seen_at)
  select viewer, opened.question_id, opened.at
  from unnest(p_viewers) as viewer cross join unnest(p_question_ids, p_times) as opened (question_id, at)
  on conflict (user_id, question_id) do update set seen_at = excluded.seen_at where seen_questions.seen_at < excluded.seen_at
$$;
