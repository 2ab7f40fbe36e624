-- Rooms: the phones of a game. A room has a code of six digits while it is open to joining.
create table rooms (
  game_id text primary key references games (id) on delete cascade,
  -- Not unique: an expired one may lead to another room after 30 days.
  code text not null,
  code_until timestamptz not null,
  is_locked boolean not null default false
);

create index rooms_by_code on rooms (code);

-- Every code that was drawn, so that none leads to another room for 30 days. Outlives the games.
create table room_codes (
  code text primary key check (code ~ '^[0-9]{6}$'),
  drawn_at timestamptz not null
);

-- A seat is its phone's token, of which the database knows the hash alone. A removed seat keeps nothing else.
create table seats (
  id text primary key,
  game_id text not null references rooms (game_id) on delete cascade,
  token_hash text not null unique,
  name text not null,
  team_index smallint,
  emblem text not null,
  -- At most one of a room each: what the host hands to a phone.
  is_remote boolean not null default false,
  is_judge boolean not null default false,
  joined_at timestamptz not null,
  -- When its phone last said that it is there.
  seen_at timestamptz not null,
  is_here boolean not null default true,
  removed_at timestamptz
) with (fillfactor = 80);
create index seats_of_game on seats (game_id, joined_at);
-- The time itself isn't indexed: it changes every few seconds, and such an update then touches no index.
create index seats_here on seats (game_id) where is_here;
