-- Games: the pack each was dealt, every command ever given, who may write, and lines set aside.

create table games (
  id text primary key,
  host_id text not null references users (id),
  idempotency_key text not null,
  outcome text not null default 'open' check (outcome in ('open', 'finished', 'abandoned')),
  length text not null,
  -- The line of commands that counts.
  line integer not null default 0,
  -- Where that line stands; so that lists and the next command needn't replay it.
  seq integer not null default 0,
  game_status text not null default 'setup',
  current_team_index integer not null,
  wheel_passed boolean not null default false,
  scores integer[] not null,
  opened_tiles integer not null default 0,
  winners integer[] not null default '{}',
  lease_device text,
  lease_expires_at timestamptz,
  created_at timestamptz not null,
  last_command_at timestamptz,
  finished_at timestamptz,
  unique (host_id, idempotency_key)
) with (fillfactor = 80);
-- No column that a command changes is indexed: its update then touches no index.
create index games_open on games (host_id, created_at) where outcome = 'open';
create index games_finished on games (host_id, finished_at desc, id desc) where outcome = 'finished';

-- What never changes in a game, apart from what each command updates.
create table game_packs (
  game_id text primary key references games (id) on delete cascade,
  pack jsonb not null,
  -- Teams and category names, for lists.
  card jsonb not null,
  question_ids text[] not null
);

-- Only ever appended to. A line is whole: a branch begins with a copy of what it has in common.
create table game_commands (
  game_id text not null references games (id) on delete cascade,
  line integer not null,
  seq integer not null,
  id text not null,
  payload jsonb not null,
  device_id text not null,
  received_at timestamptz not null,
  primary key (game_id, line, seq),
  unique (game_id, line, id)
);

-- Which device held the lease, from which step to which.
create table game_writers (
  game_id text not null references games (id) on delete cascade,
  line integer not null,
  device_id text not null,
  from_seq integer not null,
  -- Null while nobody else has taken over.
  to_seq integer,
  primary key (game_id, line, device_id, from_seq)
);

create table game_branches (
  id text primary key,
  game_id text not null references games (id) on delete cascade,
  line integer not null,
  device_id text not null,
  -- Last command it has in common with the line that counted when it was stored.
  fork_seq integer not null,
  seq integer not null,
  scores integer[] not null,
  opened_tiles integer not null,
  last_command_at timestamptz not null,
  -- Open until the host has chosen.
  status text not null default 'open' check (status in ('open', 'chosen', 'set-aside')),
  unique (game_id, line)
);

-- One row a game: its codes all begin with the same two characters, by which the row is found.
create table answer_codes (
  game_id text primary key references games (id) on delete cascade,
  bucket text not null,
  codes text not null
);
create index answer_codes_bucket on answer_codes (bucket);
