/** P3: `GET /api/me` with a session, against an answer of the same server that needs neither session nor database. */
import { accountsApi } from '#shared/accounts/api.ts';
import { measureLoad, requestOf } from './load.ts';
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
  const scriptsOf = (path: string) => () =>
    Promise.resolve(
      players.slice(0, callers).map(({ cookie }) => {
        const request = requestOf({ path, headers: { cookie } });
        return Array.from({ length: callsEach }, () => request);
      }),
    );
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
    rows: loads.flatMap(({ ms, serverCpu, databaseCpu }) => [ms, serverCpu, databaseCpu]),
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
