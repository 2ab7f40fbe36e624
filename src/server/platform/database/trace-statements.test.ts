import { expect, it } from 'vitest';
import { summarize } from './trace-statements.ts';

it.each([
  ['select "x" from "users" as "u" inner join "sessions" on true where "u"."name" = $1', 'SELECT users sessions'],
  ['insert into "outbox" ("id") values ($1), ($2)', 'INSERT outbox'],
  ['update "outbox" set "kind" = $1 where "id" in (select "id" from "outbox" for update skip locked)', 'UPDATE outbox'],
  [
    'with "due" as (select * from jobs), done as materialized (delete from rows) select * from due, done',
    'WITH jobs rows',
  ],
  ['insert into days (day) select day from games on conflict (day) do update set day = 1', 'INSERT days games'],
  ["select extract(epoch from now()) from a where b is distinct from c and d = 'from noura'", 'SELECT a'],
  ['select * from append_commands($1) as done -- from nobody', 'SELECT append_commands'],
  ['select 1 from a join b on true join c on true join d on true join e on true', 'SELECT a b c d'],
  ['( select 1 )', 'SELECT'],
  ['commit', 'COMMIT'],
  ['', 'OTHER'],
])('summarizes a statement by its operation and its tables: %s', (sql, summary) => {
  expect(summarize(sql)).toBe(summary);
});
