-- The staff's questions: drafts, versions, who wrote what stands, a folded text to search in, and newer texts of the files that wait for somebody.
alter table questions drop constraint questions_status_check;
alter table questions add constraint questions_status_check check (status in ('draft', 'active', 'retired'));
alter table questions
  add column version integer not null default 1,
  -- Whose hand what stands is from: what staff have touched, no file overwrites.
  add column origin text not null default 'files' check (origin in ('files', 'staff')),
  -- Hash of the files' text that was last seen; null where the files have none.
  add column file_hash text,
  -- Both languages, folded.
  add column search_text text not null default '',
  add column updated_at timestamptz not null default date_trunc('milliseconds', now()),
  -- Null where it was the files.
  add column updated_by text;
update questions set file_hash = content_hash;
create index questions_updated_at on questions (updated_at desc, id desc);
-- So that the next start folds what was loaded before.
delete from content_state;

-- Each state that a save has left, and each that the files replaced. The standing one may be without a row while only the files have written it.
create table question_versions (
  question_id text not null references questions (id) on delete cascade,
  version integer not null,
  category_id text not null,
  content jsonb not null,
  picture text,
  status text not null,
  origin text not null,
  done text not null,
  -- Null where it was the files.
  changed_by text,
  changed_at timestamptz not null,
  primary key (question_id, version)
);

-- What the files newly say of a question that staff have changed, until it is taken or left.
create table question_updates (
  question_id text primary key references questions (id) on delete cascade,
  category_id text not null,
  content jsonb not null,
  picture text,
  content_hash text not null,
  found_at timestamptz not null
);

-- How questions fared in games that have ended.
create table question_figures (
  question_id text primary key,
  opened integer not null,
  own integer not null,
  stolen integer not null,
  nobody integer not null
);
