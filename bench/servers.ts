/** What a row measures: the built product and its limit, each in its own process on a fresh database. */
import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '#testing/free-port.ts';
import { messageOf } from './processes.ts';

const readyWithinMs = 60_000;

/** A row that fails leaves no process and no folder behind. */
const children = new Set<ChildProcess>();
const folders = new Set<string>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export interface Postgres {
  readonly url: string;
  readonly pool: pg.Pool;
  /** CPU time of all its connections until now. */
  cpuMs(): Promise<number>;
  drop(): Promise<void>;
}

/** A new database on the server of TEST_DATABASE_URL, as durable as that server's settings make it. */
export async function createPostgres(): Promise<Postgres> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) throw new Error('Set TEST_DATABASE_URL');
  const name = `siraj_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await dropLeftovers(admin);
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 4, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  return {
    url: url.href,
    pool,
    async cpuMs() {
      const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [
        name,
      ]);
      return rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
    },
    async drop() {
      await pool.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Databases of runs that failed. */
async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 'siraj_bench_%'",
  );
  for (const { datname } of rows) {
    const pid = Number(datname.slice('siraj_bench_'.length));
    if (pid === process.pid || !isAlive(pid)) await admin.query(`drop database if exists ${datname} with (force)`);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface BuiltServer extends RunningServer {
  readonly origin: string;
  /** From the start of the process to the first `ready`. */
  readonly startMs: number;
}

/**
 * The product from dist/, on PostgreSQL or, without one, on PGlite in a new folder. With BENCH_PROFILE=folder the
 * server writes its CPU profile there.
 */
export async function startBuiltServer(
  { url = '' }: { readonly url?: string },
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'siraj-bench-'));
  folders.add(dataDir);
  const profile = process.env['BENCH_PROFILE'];
  const flags = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
  return startServerOn(port, [...flags, fileURLToPath(new URL('../dist/server/main.js', import.meta.url))], {
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    REDIS_URL: '',
    SESSION_SECRET: 'a secret for measurements, long enough',
    RATE_LIMITS: 'off',
    CAPTCHA: 'none',
    ...env,
  });
}

/** Runs Node with a server that reads PORT, and waits until /health/ready answers. */
export async function startServerOn(
  port: number,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<BuiltServer> {
  const origin = `http://localhost:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  children.add(child);
  while ((await fetch(`${origin}/health/ready`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error('the server ended while it started');
    if (performance.now() - startedAt > readyWithinMs) throw new Error('the server is not ready');
    await wait(5);
  }
  return { origin, port, pid: pidOf(child), startMs: performance.now() - startedAt, stop: () => end(child) };
}

/** Starts a program of this folder and waits for its port. */
export async function startLimit(file: string, ...args: readonly string[]): Promise<RunningServer> {
  const child = fork(new URL(file, import.meta.url), [...args], { execArgv: ['--import', 'tsx'] });
  children.add(child);
  const { port } = await messageOf<{ readonly port: number }>(child);
  return { port, pid: pidOf(child), stop: () => end(child) };
}

/** For a limit's program: listens on a free port, sends it to the parent, and exits when the parent disconnects. */
export function reportPort(server: Server): void {
  process.on('disconnect', () => process.exit(0));
  server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server.address()) }));
}

export function portOf(address: ReturnType<Server['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** User and system time of a process until now, in steps of 10 ms; 0 where the system has no /proc. */
export function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the process did not start');
  return pid;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  children.delete(child);
}
