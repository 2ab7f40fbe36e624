-- The few accounts that are closed, for the leaderboard to leave out.
create index users_closed on users (id) where disabled and deleted_at is null;
