-- A question may show a picture, play a sound or a film: of the bank by its hash, of the staff's library by its address.
alter table questions rename column picture to media;
alter table question_versions rename column picture to media;
alter table question_updates rename column picture to media;

-- What a game under way may still show is served a month longer than the library shows it.
alter table media add column was_used boolean not null default false;
alter table media add column removed_at timestamptz;
create index media_removed on media (removed_at) where removed_at is not null;
