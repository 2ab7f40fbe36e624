-- Whose history those bring along who join before the gang's first evening has ended; null: nobody wished it. A gang that an older
-- process hands to another owner keeps the first one's id here, which asks for nothing any more.
alter table gangs add column brings_seen_of text;
