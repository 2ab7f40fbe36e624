-- Whether members who join before the gang's first evening has ended have seen what its owner has. An older process asks for none.
alter table gangs add column brings_seen boolean not null default false;
