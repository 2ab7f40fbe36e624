-- Questions: what two judges say of each, from content/review/ratings.json.
create table question_ratings (
  question_id text primary key references questions (id) on delete cascade,
  -- Of the text that was rated; another text has no rating.
  content_hash text not null,
  fun smallint[] not null check (array_length(fun, 1) = 2),
  value smallint[] not null check (array_length(value, 1) = 2),
  rated_on timestamptz not null
);
