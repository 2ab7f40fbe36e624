-- The staff's library of pictures, sounds and films. The files lie on a disk or in a bucket; here stands what they are.
create table media (
  id text primary key,
  -- Part of the addresses: says nothing, and never belongs to another.
  key text not null unique,
  kind text not null check (kind in ('image', 'audio', 'video')),
  type text not null,
  name text not null,
  -- As shared/kernel/text.ts folds it: SQL can't.
  folded_name text not null,
  -- Of the bytes as they came: the same twice are one.
  sha256 text not null unique,
  bytes integer not null,
  width integer,
  height integer,
  is_animated boolean not null,
  files jsonb not null,
  alt jsonb not null,
  -- Null where the account is gone.
  uploaded_by text references users (id),
  uploaded_at timestamptz not null
);
create index media_newest on media (uploaded_at desc, id desc);

-- What uses one, by the kind of thing and its id: as long as a row stands here the medium can't be deleted.
create table media_uses (
  media_id text not null references media (id),
  kind text not null,
  thing_id text not null,
  primary key (media_id, kind, thing_id)
);
create index media_uses_thing on media_uses (kind, thing_id);
