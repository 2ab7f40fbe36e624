-- One invitation reward a mailbox: an address without its tag, at Gmail also without dots (shared/accounts/mailbox.ts).
-- Null where the account was deleted, whose keyed hash refuses another reward, or where a mailbox had several before.
alter table referrals add column mailbox text;

with rewarded as (
  select referrals.invited_id, referrals.rewarded_at,
    split_part(users.email, '@', 2) as domain, split_part(split_part(users.email, '@', 1), '+', 1) as name, users.email
  from referrals join users on users.id = referrals.invited_id
  where users.deleted_at is null
), folded as (
  select invited_id, rewarded_at,
    case
      when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      when name = '' then email
      else name || '@' || domain
    end as mailbox
  from rewarded
), first_of_each as (
  select invited_id, mailbox, row_number() over (partition by mailbox order by rewarded_at, invited_id) as place from folded
)
update referrals set mailbox = first_of_each.mailbox
from first_of_each
where first_of_each.invited_id = referrals.invited_id and first_of_each.place = 1;

create unique index referrals_mailbox on referrals (mailbox);
