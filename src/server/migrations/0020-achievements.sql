-- Badges, and rewards that grant sessions. What a person has played is folded game by game into one row.
create table play_totals (
  user_id text primary key references users (id) on delete cascade,
  totals jsonb not null,
  updated_at timestamptz not null
);
-- Of what was played before, these two numbers are known.
insert into play_totals (user_id, totals, updated_at)
select id, jsonb_build_object(
  'games', games_played, 'totalScore', total_score, 'bestScore', 0, 'bestMargin', 0, 'bestWinStreak', 0, 'sweeps', 0, 'pureGames', 0, 'mostSteals', 0,
  'mostInADay', 0, 'categories', 0, 'fullBoards', 0, 'winStreak', 0, 'gamesThatDay', 0, 'dayStreak', 0, 'weekStreak', 0,
  'lastDay', null, 'lastWeek', null, 'lastMonth', null, 'categoryIds', '[]'::jsonb), now()
from users where games_played > 0 and deleted_at is null;

create table badges (
  id text primary key,
  name jsonb not null,
  description jsonb not null,
  emblem text not null,
  color text not null,
  -- [{metric, atLeast}]: all must hold.
  conditions jsonb not null,
  is_active boolean not null default false,
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table earned_badges (
  user_id text not null references users (id) on delete cascade,
  badge_id text not null references badges (id),
  -- Null where it was given for what lay before the badge, or the game is gone.
  game_id text,
  earned_at timestamptz not null,
  primary key (user_id, badge_id)
);
create index earned_badges_badge_id on earned_badges (badge_id);

create table reward_rules (
  id text primary key,
  kind text not null check (kind in ('nth-game', 'every-games', 'day-streak', 'week-streak', 'new-month')),
  count integer not null check (count > 0),
  sessions integer not null check (sessions > 0),
  is_active boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);

-- One row, and one of the ledger, for each time a rule rewarded somebody. Kept for the books.
create table reward_grants (
  id text primary key,
  rule_id text not null references reward_rules (id),
  user_id text not null,
  occurrence text not null,
  game_id text not null,
  -- As the rule stood then.
  kind text not null,
  count integer not null,
  sessions integer not null,
  granted_at timestamptz not null,
  unique (rule_id, user_id, occurrence)
);
create index reward_grants_user_id on reward_grants (user_id, granted_at);
create index reward_grants_granted_at on reward_grants (granted_at, id);
