/**
 * P12: a small and a large file of the built page, as they are and in the variant that the build compressed, against
 * nginx with one process, or where there is none a bare node:http that keeps the files in memory.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { measureLoad, repeated } from './load.ts';
import { ratioOf, report } from './measure.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres, startBuiltServer, startLimit } from './servers.ts';
import type { RunningServer } from './servers.ts';

const rounds = 9;
const callers = 32;
const callsEach = 100;
const webRoot = fileURLToPath(new URL('../dist/web', import.meta.url));

/** The script whose size is closest to a wanted one. */
function fileOf(bytes: number): string {
  const distance = (name: string) => Math.abs(statSync(join(webRoot, 'assets', name)).size - bytes);
  const [closest = ''] = readdirSync(join(webRoot, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .sort((one, other) => distance(one) - distance(other));
  return `/assets/${closest}`;
}

const paths = [fileOf(2_000), fileOf(100_000)];

/** Starts nginx and waits until it accepts connections; null if it isn't installed. */
async function startNginx(): Promise<RunningServer | null> {
  if (spawnSync('nginx', ['-v']).error !== undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'siraj-bench-nginx-'));
  const port = await freePort();
  const types = 'types { text/javascript js; }';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000; ${types} ${temporary}
  server { listen 127.0.0.1:${port}; root ${webRoot}; gzip_static on; } }
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('nginx ended while it started');
    await wait(20);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isOpen;
}

const postgres = await createPostgres();
const product = await startBuiltServer(postgres);
const nginx = await startNginx();
const limit = nginx ?? (await startLimit('static-files-limit.ts', webRoot, ...paths));
const limitName = nginx === null ? 'bare node:http' : 'nginx';

for (const [size, path] of [
  ['small', paths[0] ?? ''],
  ['large', paths[1] ?? ''],
] as const) {
  for (const encoding of ['identity', 'gzip'] as const) {
    const headers = encoding === 'gzip' ? { 'accept-encoding': 'gzip' } : {};
    const scripts = repeated(callers, callsEach, () => ({ path, headers }));
    const loads = await measureLoad(
      [
        { name: 'the product', server: product, scripts },
        { name: limitName, server: limit, scripts },
      ],
      rounds,
      postgres,
    );
    const [ours, theirs] = loads;
    const bytes = statSync(`${webRoot}${path}${encoding === 'gzip' ? '.gz' : ''}`).size;
    report({
      id: `P12-${size}-${encoding}`,
      conditions: `${bytes} bytes, ${encoding}, ${callers} callers, ${callsEach} calls each a round`,
      rows: loads.flatMap(({ ms, serverCpu }) => [ms, serverCpu]),
      goals: [
        {
          what: `speed against ${limitName}, ${size}, ${encoding}`,
          value: ratioOf(theirs?.ms, ours?.ms),
          target: { atLeast: 0.6 },
        },
      ],
    });
  }
}

await limit.stop();
await product.stop();
await postgres.drop();
