/** The built product as its operator runs it: started, killed and started again on the same port and records. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
const books = fileURLToPath(new URL('../scripts/check-books.ts', import.meta.url));
const readyWithinMs = 120_000;
/** Of every site here: the sandbox's webhooks are signed with it. */
export const sessionSecret = 'a secret for proofs, long enough to be one';

const children = new Set<ChildProcess>();
const folders = new Set<string>();
const endings: (() => void)[] = [];
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const end of endings.toReversed()) end();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export interface Site {
  /** Where people find it: its own address, or the proxy's in front of it. */
  readonly origin: string;
  /** Its own address. */
  readonly at: string;
  readonly port: number;
  readonly dataDir: string;
  pid(): number;
  /** From the start of the process to its first `ready`, in ms. */
  start(): Promise<number>;
  /** As by a power cut. */
  kill(): Promise<void>;
  /** As by an operator; returns the exit code. */
  stop(): Promise<number | null>;
  /** What `npm run check:books` says of its records; the embedded database must be closed. */
  checkBooks(): Promise<{ readonly agree: boolean; readonly said: string }>;
  /** What a program that opens its records answers to an input, both as JSON; the embedded database must be closed. */
  askRecords(program: string, input: object): Promise<unknown>;
  /** Resolves while the server is up, or once it is again. */
  whenUp(): Promise<void>;
}

export interface SiteOptions {
  readonly port: number;
  /** The port of the proxy in front of it. */
  readonly publicPort?: number;
  /** Without one, a new folder. */
  readonly dataDir?: string;
  /** PGlite without one. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

// A signal ends nothing by itself that was started here.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** What else must end with this process, before its folders go; the last one first. */
export function atExit(end: () => void): void {
  endings.push(end);
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'siraj-proof-'));
  folders.add(folder);
  return folder;
}

export function createSite({
  port,
  publicPort = port,
  dataDir = newFolder(),
  databaseUrl = '',
  env = {},
}: SiteOptions): Site {
  const origin = `http://localhost:${publicPort}`;
  const at = `http://localhost:${port}`;
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: '',
    SESSION_SECRET: sessionSecret,
    RATE_LIMITS: 'off',
    CAPTCHA: 'none',
    LOG_LEVEL: 'fatal',
    ...env,
  };
  let child: ChildProcess | null = null;
  let isUp = false;
  let waiting: (() => void)[] = [];

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    isUp = false;
    const ending = child;
    child = null;
    if (ending === null) return null;
    children.delete(ending);
    if (ending.exitCode !== null || ending.signalCode !== null) return ending.exitCode;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
    return ending.exitCode;
  }

  return {
    origin,
    at,
    port,
    dataDir,
    pid: () => child?.pid ?? 0,
    async start() {
      const startedAt = performance.now();
      const started = spawn(process.execPath, [program], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: settings,
      });
      child = started;
      children.add(started);
      while ((await fetch(`${at}/health/ready`).catch(() => null))?.status !== 200) {
        if (started.exitCode !== null || started.signalCode !== null)
          throw new Error('the server ended while it started');
        if (performance.now() - startedAt > readyWithinMs) throw new Error('the server is not ready');
        await wait(10);
      }
      isUp = true;
      for (const resume of waiting) resume();
      waiting = [];
      return performance.now() - startedAt;
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    async checkBooks() {
      const checking = spawn(process.execPath, ['--import', 'tsx', books], { env: settings });
      let said = '';
      for (const stream of [checking.stdout, checking.stderr]) stream.on('data', (bytes) => (said += String(bytes)));
      await once(checking, 'close');
      return { agree: checking.exitCode === 0, said: said.trim() };
    },
    async askRecords(path, input) {
      const asking = spawn(process.execPath, ['--import', 'tsx', path], {
        env: settings,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      let said = '';
      asking.stdout.on('data', (bytes) => (said += String(bytes)));
      asking.stdin.end(JSON.stringify(input));
      await once(asking, 'close');
      if (asking.exitCode !== 0) throw new Error(`${path} ended with ${asking.exitCode}`);
      return JSON.parse(said) as unknown;
    },
    whenUp: () => (isUp ? Promise.resolve() : new Promise((resume) => waiting.push(resume))),
  };
}
