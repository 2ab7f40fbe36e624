-- Members who came while a game of their gang was played. They see what opens from then on; the evening isn't theirs.
create table gang_latecomers (
  game_id text not null references gang_evenings (game_id) on delete cascade,
  member_id text not null references gang_members (id) on delete cascade,
  -- The last step of the game before the member came.
  after_seq integer not null,
  at timestamptz not null,
  primary key (game_id, member_id)
);
create index late_games_of_member on gang_latecomers (member_id);
