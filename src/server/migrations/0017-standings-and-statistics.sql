-- What each host's teams scored, by period; what was played by day.

create table standings (
  -- 'all', 'month 2026-11', 'week 2026-11-15': as plain text the earlier of a kind sorts first.
  period text collate "C" not null,
  user_id text not null references users (id),
  score bigint not null,
  games integer not null,
  primary key (period, user_id)
);
-- Read from its end: a page, and how many stand before somebody.
create index standings_score on standings (period, score, user_id) where score > 0;
-- Deleting an account asks for its rows.
create index standings_user_id on standings (user_id);

insert into standings (period, user_id, score, games)
select 'all', id, total_score, games_played from users where games_played > 0 and deleted_at is null;

create table daily_statistics (
  -- YYYY-MM-DD in Kuwait.
  date text collate "C" primary key,
  total_games integer not null default 0,
  completed_games integer not null default 0,
  active_users integer not null default 0,
  created_at timestamptz not null,
  last_updated_at timestamptz not null,
  expires_at timestamptz not null,
  check (completed_games <= total_games)
);
create index daily_statistics_expires_at on daily_statistics (expires_at);

create table category_usage (
  date text collate "C" not null,
  category_id text not null,
  games integer not null,
  primary key (date, category_id)
);

-- Who was there on which day: by it a person counts once a day, whichever process saw them.
create table active_days (
  user_id text not null references users (id),
  date text collate "C" not null,
  primary key (user_id, date)
);
create index active_days_date on active_days (date);

-- Outlives the days themselves.
create table user_activity (
  user_id text primary key references users (id),
  first_active_on text collate "C" not null,
  last_active_on text collate "C" not null,
  days integer not null
);
create index user_activity_first_active_on on user_activity (first_active_on);

-- Days are folded anew from the games. Of a game's commands the last alone touches one of these.
create index games_created_at on games (created_at);
create index games_finished_at on games (finished_at) where outcome = 'finished';
