/**
 * P1: redeemCodeCallable over HTTP, by 1 and by 32 callers, each code its own, against a bare node:http server that
 * looks up the session and calls the same SQL function by pg. Both serve from this process, on the same database.
 *   TEST_DATABASE_URL=postgres://… node --import tsx bench/redeem.ts
 */
import { Agent, createServer, request } from 'node:http';
import { sql } from 'kysely';
import pg from 'pg';
import { createTestApp, type TestUser } from '#testing/test-app.ts';
import { interleave, portOf, report } from './measure.ts';

const most = 32;
const rounds = 7;
const codesARound = 640;
const database = process.env['TEST_DATABASE_URL'];
if (database === undefined) throw new Error('Set TEST_DATABASE_URL');

const app = await createTestApp({ checkAnswers: false });
await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
const appPort = portOf(app.server.fastify.server.address());
const people: TestUser[] = [];
while (people.length < most) people.push(await app.verified());
// Their sessions on the bare server: by a token in its own table.
const {
  rows: [own],
} = await sql<{ name: string }>`select current_database() as name`.execute(app.database.query);
const address = new URL(database);
address.pathname = `/${own?.name ?? ''}`;
const pool = new pg.Pool({ connectionString: address.href, max: 20 });
await pool.query('create table bench_sessions (token text primary key, user_id text not null)');
for (const { user } of people) await pool.query('insert into bench_sessions values ($1, $1)', [user.uid]);

const raw = createServer((incoming, answer) => {
  let body = '';
  incoming
    .setEncoding('utf8')
    .on('data', (chunk: string) => {
      body += chunk;
    })
    .on('end', () => {
      void (async () => {
        const {
          rows: [session],
        } = await pool.query<{ user_id: string }>('select user_id from bench_sessions where token = $1', [
          incoming.headers.authorization,
        ]);
        const {
          data: { code },
        } = JSON.parse(body) as { data: { code: string } };
        const {
          rows: [redeemed],
        } = await pool.query<{ outcome: string; sessions: number }>('select * from redeem_code($1, $2, now())', [
          session?.user_id,
          code.trim().toUpperCase(),
        ]);
        answer
          .writeHead(redeemed?.outcome === 'done' ? 200 : 409, { 'content-type': 'application/json' })
          .end(JSON.stringify({ result: { success: true, message: '', sessionsGranted: redeemed?.sessions } }));
      })();
    });
});
await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
const rawPort = portOf(raw.address());
const agent = new Agent({ keepAlive: true, maxSockets: most });

let made = 0;
/** Unredeemed codes. */
async function freshCodes(): Promise<string[]> {
  const codes = Array.from({ length: codesARound }, () => `BENCH-${(made += 1)}`);
  await pool.query(
    `insert into redeem_codes (id, code, sessions_granted, usage_type, created_by, created_at)
    select code, code, 1, 'single', 'bench', now() from unnest($1::text[]) as code`,
    [codes],
  );
  return codes;
}

function post(port: number, headers: Readonly<Record<string, string>>, code: string): Promise<void> {
  const body = JSON.stringify({ data: { code } });
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: '/functions/me-central1/redeemCodeCallable',
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      },
      (answer) => {
        answer
          .resume()
          .on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(String(answer.statusCode)))));
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** Every caller one code after the other; ms a code. */
async function redeem(
  port: number,
  callers: number,
  headersOf: (person: TestUser) => Readonly<Record<string, string>>,
): Promise<number> {
  const codes = await freshCodes();
  const start = performance.now();
  await Promise.all(
    people.slice(0, callers).map(async (person, index) => {
      for (let at = index; at < codes.length; at += callers) await post(port, headersOf(person), codes[at] ?? '');
    }),
  );
  return (performance.now() - start) / codes.length;
}

const cookieOf = ({ cookies }: TestUser) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});
const tokenOf = ({ user }: TestUser) => ({ authorization: user.uid });
for (const callers of [1, most]) {
  await redeem(appPort, callers, cookieOf);
  await redeem(rawPort, callers, tokenOf);
  const rows = await interleave(
    [
      { name: 'redeemCodeCallable', round: () => redeem(appPort, callers, cookieOf) },
      { name: 'the same SQL behind a bare server', round: () => redeem(rawPort, callers, tokenOf) },
    ],
    rounds,
  );
  const [ours, bare] = rows.map(({ medianMs }) => medianMs);
  report(`P1-${callers}`, `${callers} callers, ${codesARound} codes a round, ${rounds} rounds, PostgreSQL`, rows, [
    `ratio ${((bare ?? 0) / (ours ?? 1)).toFixed(2)} (reach: at least 0.8)`,
  ]);
}

agent.destroy();
raw.close();
await pool.query('drop table bench_sessions');
await pool.end();
await app.server.fastify.close();
process.exit(0);
