-- How many hosts stand on each step of a period: by it a place is found without reading all who stand before it.

-- Nobody else's process changes them between the first count and the trigger that keeps it.
lock table standings in share row exclusive mode;

-- Steps are a thirty-second of their score wide: exact below 64, so that none ever holds more than a small share of the hosts.
create function standing_step(score bigint) returns integer language sql immutable as $$
  select case when bits <= 6 then score::integer else (bits - 6) * 32 + (score >> (bits - 6))::integer end
  from (select length(ltrim(score::bit(64)::text, '0')) as bits) width
$$;

create table standing_counts (
  period text collate "C" not null,
  step integer not null,
  -- A few rows a step, by the host: two games that end at once seldom wait for each other.
  part smallint not null,
  hosts integer not null,
  primary key (period, step, part)
);

insert into standing_counts (period, step, part, hosts)
select period, standing_step(score), hashtext(user_id) & 7, count(*) from standings where score > 0 group by 1, 2, 3;

create function count_standing() returns trigger language plpgsql as $$
declare
  was integer := case when tg_op = 'INSERT' then 0 else standing_step(old.score) end;
  is_now integer := case when tg_op = 'DELETE' then 0 else standing_step(new.score) end;
begin
  if was = is_now then return null; end if;
  -- Upwards, as scores go, and period by period: whoever waits for another never waits in a circle.
  if was > 0 and tg_op = 'DELETE' then
    -- A period that is over loses its counts first: they don't come back.
    update standing_counts set hosts = hosts - 1 where period = old.period and step = was and part = hashtext(old.user_id) & 7;
  elsif was > 0 then
    insert into standing_counts (period, step, part, hosts) values (old.period, was, hashtext(old.user_id) & 7, -1)
    on conflict (period, step, part) do update set hosts = standing_counts.hosts - 1;
  end if;
  if is_now > 0 then
    insert into standing_counts (period, step, part, hosts) values (new.period, is_now, hashtext(new.user_id) & 7, 1)
    on conflict (period, step, part) do update set hosts = standing_counts.hosts + 1;
  end if;
  return null;
end $$;
create trigger standings_counted after insert or update or delete on standings for each row execute function count_standing();
