/** The limit of bench/commands.ts: bare node:http and pg that insert the bytes of each request. */
import { createServer } from 'node:http';
import pg from 'pg';
import { reportPort } from './servers.ts';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10, idleTimeoutMillis: 0 });
await pool.query(
  'create table bench_raw (id bigint generated always as identity primary key, game_id text not null, body text not null)',
);
const server = createServer((incoming, answer) => {
  let body = '';
  incoming
    .setEncoding('utf8')
    .on('data', (chunk: string) => {
      body += chunk;
    })
    .on('end', () => {
      void pool
        .query({
          name: 'insert',
          text: 'insert into bench_raw (game_id, body) values ($1, $2)',
          values: [incoming.url, body],
        })
        .then(() => answer.setHeader('content-type', 'application/json').end('{"ok":true}'));
    });
});
reportPort(server);
