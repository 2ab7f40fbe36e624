import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seededRandom } from '#shared/kernel/random.ts';
import { portOf } from '../bench/servers.ts';
import { codesOf, reachServer } from './target.ts';

const metricsText = `process_resident_memory_bytes 104857600
nodejs_heap_size_used_bytes 52428800
nodejs_eventloop_lag_p99_seconds 0.012
process_cpu_seconds_total 3.5
siraj_live_sockets 2
`;

let server: Server;
let at: string;
let readyStatus: number;
let authorizations: (string | undefined)[];
let folder: string;
let accounts: string;
beforeEach(async () => {
  readyStatus = 200;
  authorizations = [];
  folder = mkdtempSync(join(tmpdir(), 'siraj-load-'));
  accounts = join(folder, 'accounts');
  writeFileSync(accounts, 'noura@siraj.test secret-1\n');
  server = createServer(({ url, headers }, answer) => {
    if (url !== '/metrics') {
      answer.writeHead(readyStatus).end();
      return;
    }
    authorizations.push(headers.authorization);
    answer.end(metricsText);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  at = `http://127.0.0.1:${portOf(server.address())}`;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await new Promise((closed) => server.close(closed));
});

it('uses a running server with given accounts, and reads its metrics with the token', async () => {
  vi.stubEnv('LOAD_METRICS_TOKEN', 'a-token');
  const target = await reachServer(at, { accounts, metrics: `${at}/metrics` });
  expect(target.accounts.take(seededRandom('one'))).toMatchObject({ email: 'noura@siraj.test', isNew: false });
  expect(target.nextCode).toBeNull();
  expect(await target.figures?.()).toEqual({
    rssMb: 100,
    heapUsedMb: 50,
    eventLoopP99Ms: 12,
    cpuSeconds: 3.5,
    sockets: 2,
  });
  expect(authorizations).toEqual(['Bearer a-token', 'Bearer a-token']);
});

it('begins no run against a server that is not ready, or whose metrics are not where they should be', async () => {
  await expect(reachServer(at, { accounts, metrics: `${at}/elsewhere` })).rejects.toThrow('process_resident_memory');
  readyStatus = 503;
  await expect(reachServer(at, { accounts, metrics: null })).rejects.toThrow(`${at} is not ready: it answers 503`);
});

it('gives each journey another code, from one batch at a time', async () => {
  let batches = 0;
  const nextCode = codesOf(() => {
    batches += 1;
    return Promise.resolve([`${batches}-one`, `${batches}-two`]);
  });
  const codes = await Promise.all([nextCode(), nextCode(), nextCode()]);
  expect(new Set(codes).size).toBe(3);
  expect(batches).toBe(2);
  await expect(codesOf(() => Promise.resolve([]))()).rejects.toThrow('no codes');
});
