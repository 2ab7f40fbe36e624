-- Counting what a gang has seen of some categories reads the key alone: with the time in it, the rows themselves aren't needed.
create unique index seen_questions_with_time on seen_questions (user_id, question_id) include (seen_at);
alter table seen_questions drop constraint seen_questions_pkey,
  add constraint seen_questions_pkey primary key using index seen_questions_with_time;

-- The range of a category's ids, by which that key is read.
create index questions_of_category on questions (category_id, id);
