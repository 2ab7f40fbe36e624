/**
 * P2: one game command over HTTP, checked, applied, stored and published, 32 games at once, against a bare node:http
 * server that inserts the same bytes by pg.
 */
import { z } from 'zod';
import { gamesApi } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import { readPack } from '#shared/games/schema.ts';
import type { Pack } from '#shared/games/pack.ts';
import { idempotencyHeader } from '#shared/kernel/contract.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { botMove } from '#testing/bot.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { measureLoad, requestOf, rowsOf } from './load.ts';
import { ratioOf, report } from './measure.ts';
import { signUpPlayers } from './players.ts';
import type { Player } from './players.ts';
import { createPostgres, startBuiltServer, startLimit } from './servers.ts';

const games = 32;
const rounds = 9;
const commandsPerGame = 60;
const deviceId = 'bench-device';

const postgres = await createPostgres();
const product = await startBuiltServer(postgres);
const hosts = await signUpPlayers(product, postgres, games);
const bare = await startLimit('commands-limit.ts', postgres.url);
const { items } = z
  .object({ items: z.array(z.object({ id: z.string() })) })
  .parse(await (await fetch(`${product.origin}${questionsApi.listCategories.path}`)).json());

async function post<Answer>(host: Player, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${product.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: host.cookie, [idempotencyHeader]: crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A new game of this host, with the commands of a room that plays it. */
async function scriptOf(host: Player, index: number): Promise<readonly Buffer[]> {
  const setup = sampleSetup({
    length: 'full',
    categoryIds: Array.from({ length: 6 }, (_, at) => items[(index * 6 + at) % items.length]?.id ?? ''),
  });
  const {
    game: { id },
    pack,
  } = await post<{ readonly game: { readonly id: string }; readonly pack: Pack }>(host, gamesApi.startGame.path, setup);
  await post(host, gamesApi.takeLease.path.replace('{id}', id), { deviceId });
  const random = seededRandom(id);
  const commands: Command[] = [];
  let game = newGame(readPack(pack));
  // Starts an hour ago: bots outrun the clock, and the server rejects times in the future.
  let now = Date.now() - 60 * 60_000;
  while (commands.length < commandsPerGame) {
    const { act, waitMs } = botMove(game, random, now);
    // Ending early would leave too few commands.
    if (act.type === 'end') continue;
    now += waitMs;
    const command: Command = { ...act, id: crypto.randomUUID(), seq: game.seq + 1, at: now };
    const next = applyCommand(game, command);
    if (!next.ok) continue;
    game = next.value;
    commands.push(command);
  }
  return commands.map((command) =>
    requestOf({
      method: 'POST',
      path: gamesApi.sendCommands.path.replace('{id}', id),
      headers: { cookie: host.cookie },
      body: JSON.stringify({ deviceId, commands: [command] }),
    }),
  );
}

/** Starts a new game for each host. First resets balances and seen questions, so that every round begins alike. */
async function scripts(): Promise<readonly (readonly Buffer[])[]> {
  await postgres.pool.query('delete from seen_questions');
  await postgres.pool.query('update users set game_session_balance = 10');
  const all: (readonly Buffer[])[] = [];
  for (const [index, host] of hosts.entries()) all.push(await scriptOf(host, index));
  return all;
}

const loads = await measureLoad(
  [
    { name: 'a game command', server: product, scripts },
    { name: 'raw insert of the same bytes', server: bare, scripts },
  ],
  rounds,
  postgres,
);
const [command, insert] = loads.map(({ ms }) => ms);
report({
  id: 'P2',
  conditions: `${games} games, ${commandsPerGame} commands each a round, PostgreSQL`,
  rows: rowsOf(loads),
  goals: [{ what: 'speed against the insert', value: ratioOf(insert, command), target: { atLeast: 0.5 } }],
});

await product.stop();
await bare.stop();
await postgres.drop();
