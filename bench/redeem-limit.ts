/** The limits of bench/redeem.ts: bare node:http and pg with `minimal`, one small function, or `product`, the product's SQL. */
import { createServer } from 'node:http';
import pg from 'pg';
import { reportPort } from './servers.ts';

const [kind, url] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 0 });

interface Redeemed {
  readonly outcome: string;
  readonly sessions: number;
}

async function first<Row extends object>(name: string, text: string, values: readonly unknown[]) {
  const { rows } = await pool.query<Row>({ name, text, values: [...values] });
  return rows[0];
}

async function redeem(token: string, code: string): Promise<Redeemed | undefined> {
  if (kind === 'minimal')
    return first<Redeemed>('redeem', 'select outcome, sessions from bench_redeem($1, $2)', [token, code]);
  const session = await first<{ user_id: string }>(
    'session',
    `select user_id from sessions join users on users.id = user_id
      where sessions.id = $1 and expires_at > now() and not users.disabled`,
    [token],
  );
  return first<Redeemed>('redeem', 'select outcome, sessions from redeem_code($1, $2, now())', [
    session?.user_id,
    code,
  ]);
}

const server = createServer((incoming, answer) => {
  let body = '';
  incoming
    .setEncoding('utf8')
    .on('data', (chunk: string) => {
      body += chunk;
    })
    .on('end', () => {
      const { data } = JSON.parse(body) as { readonly data: { readonly code: string } };
      void redeem(incoming.headers.authorization ?? '', data.code.trim().toUpperCase()).then((redeemed) => {
        answer
          .writeHead(redeemed?.outcome === 'done' ? 200 : 409, { 'content-type': 'application/json' })
          .end(JSON.stringify({ result: { success: true, message: '', sessionsGranted: redeemed?.sessions } }));
      });
    });
});
reportPort(server);
