/**
 * P8: from the start of the process to its first answer, and its resident memory once it is idle: the product on a
 * PostgreSQL and on a PGlite that are migrated and have the bank, against Fastify with one connection of pg.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { measured, ratioOf, report } from './measure.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres, startBuiltServer, startServerOn } from './servers.ts';
import type { BuiltServer } from './servers.ts';

const rounds = 7;
/** The jobs of the start are done by then. */
const idleAfterMs = 5_000;

const postgres = await createPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'siraj-bench-start-'));

const programs: readonly { readonly name: string; readonly start: () => Promise<BuiltServer> }[] = [
  { name: 'the product, PostgreSQL', start: () => startBuiltServer(postgres) },
  { name: 'fastify with pg', start: startLimit },
  { name: 'the product, PGlite', start: () => startBuiltServer({}, { DATA_DIR: dataDir }) },
];

async function startLimit(): Promise<BuiltServer> {
  const program = fileURLToPath(new URL('start-limit.mjs', import.meta.url));
  return startServerOn(await freePort(), [program], { DATABASE_URL: postgres.url });
}

function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const seconds = programs.map((): number[] => []);
const megabytes = programs.map((): number[] => []);
// The first round migrates, loads the bank and fills the caches of the disk.
for (let round = 0; round <= rounds; round += 1) {
  for (const [index, { start }] of programs.entries()) {
    const started = await start();
    await wait(idleAfterMs);
    const resident = residentMb(started.pid);
    await started.stop();
    if (round === 0) continue;
    seconds[index]?.push(started.startMs / 1000);
    megabytes[index]?.push(resident);
  }
}
const starts = programs.map(({ name }, index) => measured(`start, ${name}`, 's', seconds[index] ?? []));
const memories = programs.map(({ name }, index) => measured(`idle, ${name}`, 'MB', megabytes[index] ?? []));
const [onPostgres, limit] = starts;
const [ours, limitMemory, withPglite] = memories;
report({
  id: 'P8',
  conditions: `first answer of /health/ready, memory ${idleAfterMs / 1000} s later, ${rounds} starts of each`,
  rows: [...starts, ...memories],
  goals: [
    { what: 'start on PostgreSQL, s', value: onPostgres?.median ?? Number.NaN, target: { atMost: 0.5 } },
    {
      what: 'start on PostgreSQL, times fastify with pg',
      value: 1 / ratioOf(limit, onPostgres),
      target: { atMost: 1.7 },
    },
    { what: 'idle on PostgreSQL, MB', value: ours?.median ?? Number.NaN, target: { atMost: 100 } },
    {
      what: 'idle on PostgreSQL, times fastify with pg',
      value: 1 / ratioOf(limitMemory, ours),
      target: { atMost: 1.45 },
    },
    { what: 'idle with PGlite, MB', value: withPglite?.median ?? Number.NaN, target: { atMost: 190 } },
  ],
});
rmSync(dataDir, { recursive: true, force: true });
await postgres.drop();
