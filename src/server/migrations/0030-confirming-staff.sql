-- True in the session in which the account's present password was chosen. Where confirming an address gives staff
-- rights, a password chosen in any other session ends. Sessions that began before this count as others.
alter table sessions add column chose_password boolean not null default false;
