-- Gangs: the people who play together.
create table gangs (
  id text primary key,
  owner_id text not null references users (id),
  idempotency_key text not null,
  name text not null,
  emblem text not null,
  color text not null,
  -- The address of the public page; null while it is off. Its hosts see it, so it is stored as it is.
  public_token text unique,
  created_at timestamptz not null,
  unique (owner_id, idempotency_key)
);

-- Co-hosts; the owner has no row here.
create table gang_hosts (
  gang_id text not null references gangs (id) on delete cascade,
  user_id text not null references users (id),
  joined_at timestamptz not null,
  primary key (gang_id, user_id)
);
create index gangs_of_host on gang_hosts (user_id);

create table gang_members (
  id text primary key,
  gang_id text not null references gangs (id) on delete cascade,
  name text not null,
  -- One spelling of all names that a room would mix up.
  normalized_name text not null,
  emblem text not null,
  color text not null,
  is_young boolean not null,
  is_shown boolean not null default false,
  -- The linked account.
  user_id text references users (id),
  joined_at timestamptz not null,
  unique (gang_id, normalized_name)
);
create unique index members_of_user on gang_members (user_id, gang_id) where user_id is not null;

-- An invitation is its token, of which the database knows the hash alone. Once used it stays until it expires, for a
-- repeated call of the same user.
create table gang_invitations (
  token_hash text primary key,
  gang_id text not null references gangs (id) on delete cascade,
  -- Null for a co-host.
  member_id text references gang_members (id) on delete cascade,
  invited_by text not null references users (id),
  used_by text references users (id),
  expires_at timestamptz not null
);
create index invitations_of_gang on gang_invitations (gang_id, expires_at);
create index invitations_for_member on gang_invitations (member_id) where member_id is not null;
create index invitations_by_user on gang_invitations (invited_by);
create index invitations_used_by on gang_invitations (used_by) where used_by is not null;

-- The games of a gang.
create table gang_evenings (
  game_id text primary key references games (id) on delete cascade,
  gang_id text not null references gangs (id) on delete cascade,
  -- Of the draw that made the teams.
  seed text,
  -- Null until the game has finished.
  counts boolean,
  result jsonb,
  at timestamptz not null
);
create index evenings_of_gang on gang_evenings (gang_id, at desc, game_id desc);
create index counted_evenings on gang_evenings (gang_id, at desc) where counts;

-- Who played. An erased member leaves a row that says that a player was there.
create table gang_players (
  game_id text not null references gang_evenings (game_id) on delete cascade,
  member_id text references gang_members (id) on delete set null,
  team_index smallint not null,
  -- As in the pack of the game.
  name text not null
);
create unique index players_of_game on gang_players (game_id, member_id);
create index games_of_member on gang_players (member_id) where member_id is not null;
