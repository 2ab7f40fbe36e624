-- Accounts: the city whose prayers a host's games announce; null announces none.
alter table users add column prayer_city text;

-- Games: why the writing device shows the screen of an intermission; null while the game is played.
alter table games add column intermission text check (intermission in ('prayer', 'dinner'));
