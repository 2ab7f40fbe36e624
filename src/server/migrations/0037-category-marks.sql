-- Questions: the categories that a host likes or doesn't want to see at set-up.
create table category_marks (
  user_id text not null,
  category_id text not null references categories (id) on delete cascade,
  mark text not null check (mark in ('favourite', 'hidden')),
  primary key (user_id, category_id)
);
