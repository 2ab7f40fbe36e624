-- How often a gang has drawn since its latest game, and how many draws there were before a game that keeps a draw's number.
alter table gangs
  add column draws integer not null default 0,
  add column drawn_at timestamptz;
alter table gang_evenings add column draws integer;
