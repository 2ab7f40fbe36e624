-- The host may mute the reactions of a room's phones.
alter table rooms add column has_reactions boolean not null default true;
