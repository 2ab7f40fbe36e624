-- An account may have no password: it is entered by a mailed link alone, until one is set.
alter table users alter column password_hash drop not null;
