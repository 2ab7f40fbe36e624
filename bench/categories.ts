/**
 * P13: `GET /api/categories` of the whole bank by 32 visitors and by 32 hosts who have played ten games, against an
 * answer of the same server that needs no database.
 */
import { questionsApi } from '#shared/questions/api.ts';
import { measureLoad, repeated, rowsOf, type Sent } from './load.ts';
import { ratioOf, report } from './measure.ts';
import { signUpPlayers } from './players.ts';
import { createPostgres, startBuiltServer } from './servers.ts';

const rounds = 9;
const callers = 32;
const callsEach = 50;
const seenByEach = 360;

const postgres = await createPostgres();
const product = await startBuiltServer(postgres);
const hosts = await signUpPlayers(product, postgres, callers);
await postgres.pool.query(
  `insert into seen_questions (user_id, question_id, seen_at)
  select users.id, question.id, now() from users,
    lateral (select id from questions where status = 'active' order by md5(id || users.id) limit $1) question`,
  [seenByEach],
);
await postgres.pool.query('vacuum analyze');
const { path } = questionsApi.listCategories;
const answer = await fetch(`${product.origin}${path}`);
const bytes = (await answer.arrayBuffer()).byteLength;
const etag = answer.headers.get('etag');

const scriptsOf = (sentBy: (caller: number) => Sent) => repeated(callers, callsEach, sentBy);
const loads = await measureLoad(
  [
    { name: 'a visitor', server: product, scripts: scriptsOf(() => ({ path })) },
    {
      name: 'a visitor again',
      server: product,
      scripts: scriptsOf(() => ({ path, headers: etag === null ? {} : { 'if-none-match': etag } })),
    },
    {
      name: 'a host',
      server: product,
      scripts: scriptsOf((caller) => ({ path, headers: { cookie: hosts[caller]?.cookie ?? '' } })),
    },
    { name: 'GET /health/live', server: product, scripts: scriptsOf(() => ({ path: '/health/live' })) },
  ],
  rounds,
  postgres,
);
const [visitor, again, host, constant] = loads.map(({ ms }) => ms);
report({
  id: 'P13',
  conditions: `${callers} callers, ${callsEach} calls each a round, ${bytes} bytes an answer, PostgreSQL`,
  rows: rowsOf(loads),
  goals: [
    { what: 'visitors against a constant answer', value: ratioOf(constant, visitor), target: { atLeast: 0.6 } },
    { what: 'visitors who have the answer already', value: ratioOf(constant, again), target: { atLeast: 0.6 } },
    { what: 'hosts against a constant answer', value: ratioOf(constant, host), target: { atLeast: 0.3 } },
  ],
});

await product.stop();
await postgres.drop();
