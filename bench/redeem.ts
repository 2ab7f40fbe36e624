/**
 * P1: redeemCodeCallable over HTTP, by 1 and by 32 callers, each code its own, against a bare node:http server that calls
 * (a) a minimal SQL function with its own tables, and (b) the product's SQL.
 */
import { measureLoad, requestOf, rowsOf } from './load.ts';
import { signUpPlayers } from './players.ts';
import { ratioOf, report } from './measure.ts';
import { createPostgres, startBuiltServer, startLimit } from './servers.ts';

const maxCallers = 32;
const rounds = 9;

const postgres = await createPostgres();
const { pool } = postgres;
const product = await startBuiltServer(postgres);
const players = await signUpPlayers(product, postgres, maxCallers);
await pool.query(`
  create table bench_sessions (token text primary key, user_id text not null);
  create table bench_balances (user_id text primary key, balance integer not null);
  create table bench_codes (code text primary key, sessions integer not null, used_by text);
  create table bench_ledger (
    id bigint generated always as identity primary key, user_id text not null, code text not null unique,
    amount integer not null, at timestamptz not null default now()
  );
  insert into bench_sessions select id, user_id from sessions;
  insert into bench_balances select id, 0 from users;
  create function bench_redeem(p_token text, p_code text) returns table (outcome text, sessions integer) language plpgsql as $$
  declare
    caller text;
    granted integer;
  begin
    select user_id into caller from bench_sessions where token = p_token;
    update bench_codes set used_by = caller where code = p_code and used_by is null returning bench_codes.sessions into granted;
    if caller is null or granted is null then
      return query select 'refused', 0;
      return;
    end if;
    update bench_balances set balance = balance + granted where user_id = caller;
    insert into bench_ledger (user_id, code, amount) values (caller, p_code, granted);
    return query select 'done', granted;
  end $$`);
const { rows: sessions } = await pool.query<{ id: string; user_id: string }>('select id, user_id from sessions');
const minimal = await startLimit('redeem-limit.ts', 'minimal', postgres.url);
const sameSql = await startLimit('redeem-limit.ts', 'product', postgres.url);

let codes = 0;

/** One request for each of these new codes, shared among the callers. */
async function scriptsFor(
  callers: number,
  codesARound: number,
  headersOf: (caller: number) => Readonly<Record<string, string>>,
): Promise<readonly (readonly Buffer[])[]> {
  const fresh = Array.from({ length: codesARound }, () => `BENCH-${(codes += 1)}`);
  await pool.query('insert into bench_codes select code, 1 from unnest($1::text[]) code', [fresh]);
  await pool.query(
    `insert into redeem_codes (id, code, sessions_granted, usage_type, created_by, created_at)
    select code, code, 1, 'single', 'bench', now() from unnest($1::text[]) code`,
    [fresh],
  );
  return Array.from({ length: callers }, (_, caller) =>
    fresh
      .filter((__, index) => index % callers === caller)
      .map((code) =>
        requestOf({
          method: 'POST',
          path: '/functions/me-central1/redeemCodeCallable',
          headers: headersOf(caller),
          body: JSON.stringify({ data: { code } }),
        }),
      ),
  );
}

const cookieOf = (caller: number) => ({ cookie: players[caller]?.cookie ?? '' });
const tokenOf = (caller: number) => ({
  authorization: sessions.find(({ user_id }) => user_id === players[caller]?.uid)?.id ?? '',
});

for (const [callers, codesARound] of [
  [1, 400],
  [maxCallers, 1600],
] as const) {
  const loads = await measureLoad(
    [
      { name: 'redeemCodeCallable', server: product, scripts: () => scriptsFor(callers, codesARound, cookieOf) },
      { name: '(a) minimal SQL', server: minimal, scripts: () => scriptsFor(callers, codesARound, tokenOf) },
      { name: '(b) the same SQL', server: sameSql, scripts: () => scriptsFor(callers, codesARound, tokenOf) },
    ],
    rounds,
    postgres,
  );
  const [ours, a, b] = loads.map(({ ms }) => ms);
  report({
    id: `P1-${callers}`,
    conditions: `${callers} callers, ${codesARound} codes a round, PostgreSQL`,
    rows: rowsOf(loads),
    goals: [
      { what: `speed against (a), ${callers} callers`, value: ratioOf(a, ours), target: { atLeast: 0.5 } },
      { what: `speed against (b), ${callers} callers`, value: ratioOf(b, ours), target: { atLeast: 0.85 } },
    ],
  });
}

for (const server of [product, minimal, sameSql]) await server.stop();
await postgres.drop();
