/** P3: `GET /api/me` with a session, against an answer of the same server that needs neither session nor database. */
import { accountsApi } from '#shared/accounts/api.ts';
import { measureLoad, repeated, rowsOf } from './load.ts';
import { ratioOf, report } from './measure.ts';
import { signUpPlayers } from './players.ts';
import { createPostgres, startBuiltServer } from './servers.ts';

const rounds = 9;

const postgres = await createPostgres();
const product = await startBuiltServer(postgres);
const players = await signUpPlayers(product, postgres, 32);

for (const [callers, callsEach] of [
  [1, 1000],
  [32, 200],
] as const) {
  const scriptsOf = (path: string) =>
    repeated(callers, callsEach, (caller) => ({ path, headers: { cookie: players[caller]?.cookie ?? '' } }));
  const loads = await measureLoad(
    [
      { name: 'GET /api/me', server: product, scripts: scriptsOf(accountsApi.getMe.path) },
      { name: 'GET /health/live', server: product, scripts: scriptsOf('/health/live') },
    ],
    rounds,
    postgres,
  );
  const [me, constant] = loads.map(({ ms }) => ms);
  report({
    id: `P3-${callers}`,
    conditions: `${callers} callers, ${callsEach} calls each a round, PostgreSQL`,
    rows: rowsOf(loads),
    goals: [
      {
        what: `speed against a constant answer, ${callers} callers`,
        value: ratioOf(constant, me),
        target: { atLeast: 0.5 },
      },
    ],
  });
}

await product.stop();
await postgres.drop();
