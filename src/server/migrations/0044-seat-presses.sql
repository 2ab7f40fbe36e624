-- The captain that a team has chosen; without one its first seat that is there.
alter table seats add column is_captain boolean not null default false;

-- What phones have pressed for their teams: the newest of a seat, kind and task. Awards are counted from it.
create table seat_presses (
  game_id text not null references rooms (game_id) on delete cascade,
  seat_id text not null references seats (id) on delete cascade,
  -- Which question, and which stage of it.
  task text not null,
  kind text not null,
  team_index smallint,
  press jsonb not null,
  pressed_at timestamptz not null,
  primary key (game_id, task, kind, seat_id)
) with (fillfactor = 80);
create index presses_of_seat on seat_presses (seat_id);
-- One actor a task, however many phones ask at once.
create unique index actor_of_task on seat_presses (game_id, task) where kind = 'act-it';
