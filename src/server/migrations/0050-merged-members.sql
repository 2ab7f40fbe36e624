-- Members who became one with another. Teams that were drawn before the merge name the member who is gone.
create table gang_merges (
  member_id text primary key,
  gang_id text not null references gangs (id) on delete cascade,
  -- The member who stays, also after further merges.
  into_id text not null references gang_members (id) on delete cascade,
  at timestamptz not null
);
create index gang_merges_of_gang on gang_merges (gang_id, at desc);
create index gang_merges_into on gang_merges (into_id);
