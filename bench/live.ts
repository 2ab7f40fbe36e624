/**
 * P4: the live channel. 2,000 sockets and 5 messages a second of 300 bytes, from one process to another, against a bare
 * `ws` loop; a change of the settings by an admin on its way to 500 open pages; and a server killed and started again
 * under 200 pages that come back by their own code.
 */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import { interleave, measured, percentile, ratioOf, report } from './measure.ts';
import { ask, give, memoryOf, messageOf, startProgram } from './processes.ts';
import { portOf } from './servers.ts';

const sockets = 2_000;
const rounds = 5;
const messagesARound = 25;
const everyMs = 200;
/** Opened before memory is measured: code loaded and compiled once doesn't count for sockets. */
const firstSockets = 200;
const openPages = 500;
const comingBack = 200;

interface Side {
  readonly server: ChildProcess;
  readonly client: ChildProcess;
  readonly kilobytesASocket: number;
}

async function openSide(kind: 'siraj' | 'bare'): Promise<Side> {
  const server = startProgram('live-server.ts', kind);
  const { port } = await messageOf<{ port: number }>(server);
  const first = startProgram('live-client.ts', 'plain', port, firstSockets);
  await messageOf(first);
  const before = await memoryOf(server);
  const client = startProgram('live-client.ts', 'plain', port, sockets);
  await messageOf(client);
  const after = await memoryOf(server);
  first.kill();
  return { server, client, kilobytesASocket: (after - before) / sockets / 1024 };
}

/** The slowest of a hundred, in ms. */
async function fanOut({ server, client }: Side): Promise<number> {
  await ask(client, 'take');
  for (let count = 0; count < messagesARound; count += 1) {
    give(server, 'publish');
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
const readers = startProgram('live-client.ts', 'plain', portOf(app.server.fastify.server.address()), openPages);
await messageOf(readers);
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
  const first = startProgram('live-server.ts', 'siraj');
  const { port } = await messageOf<{ port: number }>(first);
  const pages = startProgram('live-client.ts', 'pages', port, comingBack);
  await messageOf(pages);
  interface Pages {
    readonly following: number;
    readonly allBackAt: number;
    readonly attemptsAt: readonly number[];
  }
  const until = async (fits: (pages: Pages) => boolean) => {
    for (;;) {
      const state = await ask<Pages>(pages, 'pages');
      if (fits(state)) return state;
      await wait(20);
    }
  };
  await until(({ following }) => following === comingBack);
  const killedAt = Date.now();
  first.kill('SIGKILL');
  await until(({ following }) => following === 0);
  const second = startProgram('live-server.ts', 'siraj', port);
  const { allBackAt, attemptsAt } = await until(({ following }) => following === comingBack);
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
