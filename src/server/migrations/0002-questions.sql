-- The question bank as the files under content/ give it, its pictures, and what each account has seen.

-- One row: which state of the files is loaded.
create table content_state (
  id boolean primary key default true check (id),
  hash text not null,
  loaded_at timestamptz not null
);

create table categories (
  id text primary key,
  collection text not null,
  use text not null check (use in ('board', 'tie-breaker')),
  name jsonb not null,
  description jsonb not null,
  icon text not null,
  hue smallint not null,
  position integer not null,
  status text not null check (status in ('active', 'retired'))
);

create table questions (
  id text primary key,
  category_id text not null references categories (id),
  value smallint not null check (value in (200, 400, 600)),
  kind text not null,
  band text not null,
  content jsonb not null,
  -- Folded: a game never holds two questions with the same answer.
  answer_key text not null,
  -- Hash of its picture, where it has one.
  picture text,
  content_hash text not null,
  status text not null check (status in ('active', 'retired')),
  -- A fixed random order: a draw begins somewhere in it and goes on from there.
  draw_key integer not null
);
create index questions_draw on questions (category_id, value, draw_key) include (id, answer_key) where status = 'active';

-- Kept for good: a game under way goes on showing the picture it was dealt.
create table pictures (
  hash text primary key,
  svg text not null
);

create table seen_questions (
  user_id text not null,
  question_id text not null,
  seen_at timestamptz not null,
  primary key (user_id, question_id)
);
