import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#testing/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siraj-main-'));
  port = await freePort();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  /** Everything it printed, once it has ended or said that it is ready. */
  readonly output: Promise<string>;
  readonly ended: Promise<number | null>;
}

function start(env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', DATA_DIR: folder, PORT: String(port), ...env },
  });
  started.push(child);
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const output = new Promise<string>((resolve) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('ready')) resolve(text);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => resolve(text));
  });
  return { child, output, ended };
}

const call = (path: string, body?: object, cookie = '') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

it('starts on an empty folder in one line, keeps what it acknowledged through kill -9, and stops in order', async () => {
  const first = start();
  expect(await first.output).toBe(`Siraj is ready: http://localhost:${port}\n`);
  const signedUp = await call('/api/auth/sign-up', {
    email: 'noura@example.com',
    password: 'secret-1',
    displayName: 'نورة',
  });
  expect(signedUp.status).toBe(201);
  const cookie = (signedUp.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  const second = start({ PORT: String(await freePort()) });
  expect(await second.output).toContain('in use by another process');
  expect(await second.ended).toBe(1);

  first.child.kill('SIGKILL');
  await first.ended;
  const third = start();
  expect(await third.output).toContain('Siraj is ready');
  expect((await call('/api/me', undefined, cookie)).status).toBe(200);
  expect(await (await call('/health/ready')).json()).toEqual({ status: 'ready' });

  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  await expect(call('/health/live')).rejects.toThrow();
});

it('says all that is wrong with its settings, and does not start', async () => {
  const wrong = start({ PORT: 'x', LOG_LEVEL: 'loud' });
  const output = await wrong.output;
  expect(output).toMatch(/PORT must be a number/);
  expect(output).toMatch(/LOG_LEVEL must be one of/);
  expect(await wrong.ended).toBe(1);
});

it('says so when its port is taken', async () => {
  const blocker = createServer().listen(port, '127.0.0.1');
  await once(blocker, 'listening');
  const late = start();
  expect(await late.output).toBe(`Port ${port} is taken by another program. Stop that one, or set PORT.\n`);
  expect(await late.ended).toBe(1);
  blocker.close();
});
