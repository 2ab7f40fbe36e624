-- An evening outlasts its game, whose host may delete the account while the others' table stays. It keeps the id that it has
-- had from its game.
alter table gang_evenings drop constraint gang_evenings_game_id_fkey;

create index unrecorded_evenings on gang_evenings (game_id) where counts is null;

-- Members who are the same person as an account: what either has seen counts for both while they are linked.
create view linked_viewers as select id as viewer, user_id as person from gang_members where user_id is not null;
