-- A badge may show a picture of the staff's library in its emblem's place. The library keeps what is used.
alter table badges add column picture_id text;
alter table badges add column picture_url text;
alter table badges add check ((picture_id is null) = (picture_url is null));
-- Of what was written; whoever changes it says which they read.
alter table badges add column version integer not null default 1;
