-- Views: the columns that a domain offers to all others, which may not read its tables (docs/decisions/012).
-- A view without conditions of its own is planned like its table.

-- Accounts: who a user is, and whether the account is closed or deleted.
create view user_directory as select id, email, display_name, role, disabled, deleted_at from users;

-- Questions: names of categories, retired ones too.
create view category_names as select id, name from categories;
