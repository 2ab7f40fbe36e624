/**
 * P4: the live channel. 2,000 sockets and 5 messages a second of 300 bytes, from one process to another, against a bare
 * `ws` loop; a change of the settings by an admin on its way to 500 open pages; and a server killed and started again
 * under 200 pages that come back by their own code.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import { interleave, measured, ratioOf, report } from './measure.ts';
import { portOf } from './servers.ts';

const sockets = 2_000;
const rounds = 5;
const messagesARound = 25;
const everyMs = 200;
/** Opened before memory is measured: code loaded and compiled once doesn't count for sockets. */
const firstSockets = 200;
const openPages = 500;
const comingBack = 200;

const start = (file: string, ...rest: (string | number)[]) =>
  fork(new URL(file, import.meta.url), rest.map(String), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    serialization: 'advanced',
  });
async function ask<Answer>(child: ChildProcess, order?: string): Promise<Answer> {
  const answer = once(child, 'message');
  if (order !== undefined) child.send(order);
  const [value] = (await answer) as [Answer];
  return value;
}
const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

interface Side {
  readonly server: ChildProcess;
  readonly client: ChildProcess;
  readonly kilobytesASocket: number;
}

/** Once it has come to rest. */
async function memoryOf(server: ChildProcess): Promise<number> {
  await wait(2_000);
  return (await ask<{ memory: number }>(server, 'memory')).memory;
}

async function openSide(kind: 'siraj' | 'bare'): Promise<Side> {
  const server = start('live-server.ts', kind);
  const { port } = await ask<{ port: number }>(server);
  const first = start('live-client.ts', 'plain', port, firstSockets);
  await ask(first);
  const before = await memoryOf(server);
  const client = start('live-client.ts', 'plain', port, sockets);
  await ask(client);
  const after = await memoryOf(server);
  first.kill();
  return { server, client, kilobytesASocket: (after - before) / sockets / 1024 };
}

/** The slowest of a hundred, in ms. */
async function fanOut({ server, client }: Side): Promise<number> {
  await ask(client, 'take');
  for (let count = 0; count < messagesARound; count += 1) {
    server.send('publish');
    await wait(everyMs);
  }
  const latenciesMs: number[] = [];
  for (const began = performance.now(); latenciesMs.length < sockets * messagesARound;) {
    await wait(200);
    if (performance.now() - began > 30_000)
      throw new Error(`${latenciesMs.length} of ${sockets * messagesARound} messages came`);
    latenciesMs.push(...(await ask<{ latenciesMs: number[] }>(client, 'take')).latenciesMs);
  }
  return percentile(latenciesMs, 0.99);
}

const ours = await openSide('siraj');
const bare = await openSide('bare');
const p99 = await interleave(
  [
    { name: 'p99 of our live channel', round: () => fanOut(ours) },
    { name: 'p99 of a bare ws loop', round: () => fanOut(bare) },
  ],
  rounds,
);
for (const { server, client } of [ours, bare]) for (const child of [server, client]) child.kill();

const app = await createTestApp({ checkAnswers: false });
await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
const admin = await app.admin();
const readers = start('live-client.ts', 'plain', portOf(app.server.fastify.server.address()), openPages);
await ask(readers);
await wait(2_000);
let isEnabled = false;
async function changeSettings(): Promise<number> {
  await ask(readers, 'take');
  const began = performance.now();
  isEnabled = !isEnabled;
  await admin.call(siteSettingsApi.setPaymentOverride, { enabled: isEnabled, forceMethod: 'hybrid' });
  let heard = 0;
  while (heard < openPages) {
    if (performance.now() - began > 30_000) throw new Error(`${heard} of ${openPages} pages heard of it`);
    heard += (await ask<{ heard: number }>(readers, 'take')).heard;
  }
  return performance.now() - began;
}
const settings = await interleave(
  [{ name: `settings changed until all ${openPages} pages know`, round: changeSettings }],
  rounds,
);
readers.kill();

const attempts: number[] = [];
async function killAndRestart(): Promise<number> {
  const first = start('live-server.ts', 'siraj');
  const { port } = await ask<{ port: number }>(first);
  const pages = start('live-client.ts', 'pages', port, comingBack);
  await ask(pages);
  interface Pages {
    readonly held: number;
    readonly allBackAt: number;
    readonly attemptsAt: readonly number[];
  }
  const until = async (fits: (pages: Pages) => boolean) => {
    for (;;) {
      const stands = await ask<Pages>(pages, 'pages');
      if (fits(stands)) return stands;
      await wait(20);
    }
  };
  await until(({ held }) => held === comingBack);
  const killedAt = Date.now();
  first.kill('SIGKILL');
  await until(({ held }) => held === 0);
  const second = start('live-server.ts', 'siraj', port);
  const { allBackAt, attemptsAt } = await until(({ held }) => held === comingBack);
  const since = attemptsAt.filter((at) => at > killedAt);
  attempts.push(Math.max(...since.map((at) => since.filter((other) => other >= at && other < at + 1000).length)));
  for (const child of [pages, second]) child.kill();
  return allBackAt - killedAt;
}
const back = await interleave(
  [{ name: `killed until the last of ${comingBack} pages is back`, round: killAndRestart }],
  rounds,
);

const [our, loop] = p99;
const memory = [
  measured('memory a socket, our live channel', 'KB', [ours.kilobytesASocket]),
  measured('memory a socket, a bare ws loop', 'KB', [bare.kilobytesASocket]),
];
report({
  id: 'P4',
  conditions: [
    `${sockets} sockets, ${1000 / everyMs} messages a second of 300 bytes, ${messagesARound} a round`,
    'PostgreSQL',
  ].join(', '),
  rows: [...p99, ...memory, ...settings, ...back],
  goals: [
    { what: 'p99 against a bare ws loop', value: ratioOf(our, loop), target: { atMost: 1.3 } },
    { what: 'memory a socket against it', value: ratioOf(memory[0], memory[1]), target: { atMost: 1.5 } },
  ],
  notes: [`attempts to reconnect within one second, at most: ${attempts.join(', ')} of ${comingBack} pages`],
});
await app.server.fastify.close();
process.exit(0);
