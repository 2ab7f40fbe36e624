/**
 * P2: one game command over HTTP, checked, applied and stored, 32 games at once, against a bare
 * node:http server that inserts the same bytes by pg. Both serve from this process.
 *   TEST_DATABASE_URL=postgres://… node --import tsx bench/commands.ts
 */
import { Agent, createServer, request } from 'node:http';
import pg from 'pg';
import { gamesApi } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import { readPack } from '#shared/games/schema.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { botMove } from '#testing/bot.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { createTestApp, type TestUser } from '#testing/test-app.ts';
import { interleave, portOf, report } from './measure.ts';

const games = 32;
const rounds = 7;
const commandsAGame = 60;
const database = process.env['TEST_DATABASE_URL'];
if (database === undefined) throw new Error('Set TEST_DATABASE_URL');

const app = await createTestApp({ checkAnswers: false });
await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
const appPort = portOf(app.server.fastify.server.address());

const pool = new pg.Pool({ connectionString: database, max: 20 });
await pool.query(
  'drop table if exists bench_raw; create table bench_raw (id bigint generated always as identity primary key, body text not null)',
);
const raw = createServer((incoming, answer) => {
  let body = '';
  incoming
    .setEncoding('utf8')
    .on('data', (chunk: string) => {
      body += chunk;
    })
    .on('end', () => {
      void pool
        .query('insert into bench_raw (body) values ($1)', [body])
        .then(() => answer.setHeader('content-type', 'application/json').end('{"ok":true}'));
    });
});
await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
const rawPort = portOf(raw.address());
const agent = new Agent({ keepAlive: true, maxSockets: games });

interface Script {
  readonly path: string;
  readonly cookie: string;
  readonly bodies: readonly string[];
}

let bots = 0;
const hosts: TestUser[] = [];
while (hosts.length < games) hosts.push(await app.verified());

/** A new game of this host, with the commands of a room that plays it. */
async function script(host: TestUser): Promise<Script> {
  await app.database.transaction((tx) =>
    app.accounts.grantSessions(tx, {
      userId: host.user.uid,
      reason: 'admin',
      sourceId: crypto.randomUUID(),
      sessions: 1,
    }),
  );
  const {
    game: { id },
    pack,
  } = await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
  await host.call(gamesApi.takeLease, { id, deviceId: 'bench-device' });
  const random = seededRandom(`bench ${(bots += 1)}`);
  const commands: Command[] = [];
  let game = newGame(readPack(pack));
  let now = app.clock.now();
  while (commands.length < commandsAGame) {
    const { act, waitMs } = botMove(game, random, now);
    // A room that goes home early would leave too few commands.
    if (act.type === 'end') continue;
    now += waitMs;
    const command: Command = { ...act, id: crypto.randomUUID(), seq: game.seq + 1, at: now };
    const next = applyCommand(game, command);
    if (!next.ok) continue;
    game = next.value;
    commands.push(command);
  }
  return {
    path: `/api/games/${id}/commands`,
    cookie: [...host.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    bodies: commands.map((command) => JSON.stringify({ deviceId: 'bench-device', commands: [command] })),
  };
}

function post(port: number, path: string, cookie: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie };
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`))));
    });
    sent.on('error', reject).end(body);
  });
}

/** All games play at once, each one command after the other; ms a command. */
async function play(port: number, scripts: readonly Script[]): Promise<number> {
  const start = performance.now();
  await Promise.all(
    scripts.map(async ({ path, cookie, bodies }) => {
      for (const body of bodies) await post(port, path, cookie, body);
    }),
  );
  return (performance.now() - start) / (scripts.length * commandsAGame);
}

const scripts = () => Promise.all(hosts.map(script));
await play(appPort, await scripts());
const rows = await interleave(
  [
    { name: 'game command', round: async () => play(appPort, await scripts()) },
    { name: 'raw insert of the same bytes', round: async () => play(rawPort, await scripts()) },
  ],
  rounds,
);
const [command, bare] = rows.map(({ medianMs }) => medianMs);
report('P2', `${games} games, ${commandsAGame} commands each, ${rounds} rounds, PostgreSQL`, rows, [
  `ratio ${((bare ?? 0) / (command ?? 1)).toFixed(2)} (reach: at least 0.5)`,
]);

agent.destroy();
raw.close();
await pool.query('drop table bench_raw');
await pool.end();
await app.server.fastify.close();
process.exit(0);
