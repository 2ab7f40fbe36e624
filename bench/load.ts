/** Callers that keep their connections and send prepared requests, as cheaply as possible: the server is measured. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { measured } from './measure.ts';
import type { Measured } from './measure.ts';
import { cpuMsOf } from './servers.ts';
import type { Postgres, RunningServer } from './servers.ts';

export interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The bytes of a request. */
export function requestOf({ method = 'GET', path, headers = {}, body = '' }: Sent): Buffer {
  const all = {
    host: 'localhost',
    ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** Each script is one caller, which sends its requests one after the other; ms a request. An error answer throws. */
export async function sendAll(port: number, scripts: readonly (readonly Buffer[])[]): Promise<number> {
  const sockets = await Promise.all(scripts.map(() => open(port)));
  const total = scripts.reduce((sum, { length }) => sum + length, 0);
  const start = performance.now();
  await Promise.all(scripts.map((script, index) => send(sockets[index], script)));
  const tookMs = performance.now() - start;
  for (const socket of sockets) socket.destroy();
  return tookMs / total;
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}

function send(socket: Socket | undefined, script: readonly Buffer[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let answer = '';
    const sendNext = () => {
      const request = script[next];
      if (request === undefined) resolve();
      else socket?.write(request);
      next += 1;
    };
    socket
      ?.on('data', (piece) => {
        answer += piece.toString('latin1');
        if (!isWhole(answer)) return;
        if (!/^HTTP\/1\.1 (2|304)/.test(answer)) reject(new Error(answer));
        answer = '';
        sendNext();
      })
      .on('error', reject)
      .on('close', () => reject(new Error('the server closed a connection')));
    sendNext();
  });
}

/** One character is one byte. */
function isWhole(answer: string): boolean {
  const headLength = answer.indexOf('\r\n\r\n');
  if (headLength < 0) return false;
  const head = answer.slice(0, headLength);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return answer.length >= headLength + 4 + Number(length);
  return /\r\ntransfer-encoding: chunked/i.test(head) ? answer.endsWith('\r\n0\r\n\r\n') : true;
}

export interface LoadCandidate {
  readonly name: string;
  readonly server: RunningServer;
  /** Fresh requests for a round, by caller. Building them isn't measured. */
  readonly scripts: () => Promise<readonly (readonly Buffer[])[]>;
}

/** Scripts for rounds in which each caller repeats one request. */
export function repeated(callers: number, callsEach: number, sentBy: (caller: number) => Sent) {
  const scripts = Array.from({ length: callers }, (_, caller) => {
    const request = requestOf(sentBy(caller));
    return Array.from({ length: callsEach }, () => request);
  });
  return () => Promise.resolve(scripts);
}

export interface MeasuredLoad {
  /** Time from start to end, divided by the number of calls. */
  readonly ms: Measured;
  readonly serverCpu: Measured;
  readonly databaseCpu: Measured;
}

/** Measures the candidates in turns, after a round of each that doesn't count. */
export async function measureLoad(
  candidates: readonly LoadCandidate[],
  rounds: number,
  postgres: Postgres,
): Promise<readonly MeasuredLoad[]> {
  const taken = candidates.map(() => ({ ms: [] as number[], server: [] as number[], database: [] as number[] }));
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { server, scripts }] of candidates.entries()) {
      const requests = await scripts();
      const calls = requests.reduce((sum, { length }) => sum + length, 0);
      const before = { server: cpuMsOf(server.pid), database: await postgres.cpuMs() };
      const ms = await sendAll(server.port, requests);
      if (round < 0) continue;
      taken[index]?.ms.push(ms);
      taken[index]?.server.push((cpuMsOf(server.pid) - before.server) / calls);
      taken[index]?.database.push(((await postgres.cpuMs()) - before.database) / calls);
    }
  }
  return candidates.map(({ name }, index) => ({
    ms: measured(name, 'ms', taken[index]?.ms ?? []),
    serverCpu: measured(`  CPU of the server`, 'ms', taken[index]?.server ?? []),
    databaseCpu: measured(`  CPU of PostgreSQL`, 'ms', taken[index]?.database ?? []),
  }));
}

/** Time and CPU of each candidate, as a report prints them. */
export function rowsOf(loads: readonly MeasuredLoad[]): readonly Measured[] {
  return loads.flatMap(({ ms, serverCpu, databaseCpu }) => [ms, serverCpu, databaseCpu]);
}
