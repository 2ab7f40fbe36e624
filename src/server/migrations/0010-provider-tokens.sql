-- By which Apple's grant is given back when an account is deleted; sealed, and null for providers that don't want it.
alter table identities add column sealed_refresh_token text;
