import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callable } from '#shared/kernel/callable.ts';
import { contract } from '#shared/kernel/contract.ts';
import { AppError } from '../app-error.ts';
import { systemClock } from '../clock.ts';
import { createLive } from '../live/index.ts';
import type { Live } from '../live/index.ts';
import { attachLive, createHttpServer, mount, mountCallable, mountNavigation, mountUpload } from './index.ts';
import type { Failure, HttpServer } from './index.ts';

const nothing = z.object({});
const described = {
  access: 'anyone',
  summary: '',
  input: z.object({ text: z.string().optional() }),
  output: z.object({ text: z.string() }),
  errors: [],
} as const;
const echo = contract({ ...described, method: 'POST', path: '/api/echo' });
const form = contract({ ...described, method: 'POST', path: '/api/form', isNavigation: true, output: nothing });
const upload = contract({ ...described, method: 'POST', path: '/api/upload', isUpload: true });

let server: HttpServer;
let live: Live;
let failures: Failure[];
let logged: string[];
const sockets: Socket[] = [];
beforeEach(async () => {
  failures = [];
  logged = [];
  live = createLive({ redis: null, logger: pino({ level: 'silent' }), clock: systemClock });
  server = createHttpServer({
    publicUrl: new URL('http://localhost:3000'),
    trustProxy: [],
    logger: pino({ level: 'warn' }, { write: (line: string) => logged.push(line) }),
    authenticate: () => Promise.resolve(null),
    authenticateBearer: () => Promise.resolve(null),
    takeProof: null,
    hasRecaptcha: false,
    checkAnswers: true,
    rateLimits: { take: () => Promise.resolve(), giveBack: () => Promise.resolve() },
    onFailure: (failure) => failures.push(failure),
  });
  mount(server, echo, ({ input }) => ({ text: input.text ?? '' }));
  mountCallable(
    server,
    callable({
      name: 'echo',
      rules: { access: 'anyone' },
      summary: '',
      input: described.input,
      output: described.output,
      errors: [],
    }),
    ({ input }) => ({ text: input.text ?? '' }),
  );
  mountNavigation(server, form, () => ({ location: new URL('http://localhost:3000/') }));
  mountUpload(server, upload, () => Promise.reject(new AppError('auth/permission-denied')));
  await server.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await live.close();
  await server.fastify.close();
});

function open(): Socket {
  const socket = connect((server.fastify.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  return socket;
}

function request(path: string, headers: readonly string[], body = '', length = body.length): string {
  return [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Length: ${length}`, ...headers, '', body].join('\r\n');
}

const json = 'Content-Type: application/json';

it.each([
  ['/api/echo', json],
  ['/functions/me-central1/echo', json],
  ['/api/form', 'Content-Type: application/x-www-form-urlencoded'],
])("takes a body to %s that ends early for its sender's doing, not for a failure [MON-1]", async (path, type) => {
  const answered = once(server.fastify.server, 'request');
  const socket = open();
  socket.write(request(path, [type, 'Accept: text/html'], '{"te', 100));
  const [, answer] = (await answered) as [unknown, NodeJS.WritableStream];
  socket.destroy();
  await once(answer, 'close');
  expect({ failures, logged }).toEqual({ failures: [], logged: [] });
});

/** The answers to the requests of one connection; the last request closes it. */
async function answersTo(...requests: readonly string[]): Promise<string> {
  const socket = open();
  socket.write(requests.join(''));
  return text(socket);
}

it.each(['h2c', 'H2C', 'TLS/1.0', 'websockets'])(
  'answers a call that also offers %s, and the next one on its connection',
  async (protocol) => {
    // As where live sockets are attached.
    server.fastify.server.on('upgrade', (_, socket) => socket.destroy());
    const body = '{"text":"first"}';
    const first = request(
      '/api/echo',
      [json, `Upgrade: ${protocol}`, 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQ'],
      body,
    );
    const socket = open();
    socket.write(first);
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(String(head)).toMatch(/^HTTP\/1\.1 200 OK[^]*"first"/);
    socket.write(request('/api/echo', [json, 'Connection: close'], '{"text":"second"}'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*"second"/);
  },
);

it('leaves a request for a WebSocket to whatever takes upgrades', async () => {
  server.fastify.server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\ntaken'));
  expect(
    await answersTo('GET /api/echo HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\n\r\n'),
  ).toContain('taken');
});

describe('a server for this machine alone', () => {
  beforeEach(() => {
    Object.assign(server.options, { servesThisMachineOnly: true });
  });

  const get = (path: string, host: string, ...headers: string[]) =>
    answersTo([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n'));

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.168.1.7'])(
    'answers nothing to the host %s',
    async (host) => {
      for (const path of ['/api/echo', '/', '/index.html', '/health/live']) {
        expect(await get(path, host, 'Connection: close')).toMatch(/^HTTP\/1\.1 421 [^]*system\/unknown-host/);
      }
      attachLive(server, live, [], () => Promise.resolve(true));
      expect(
        await get('/api/live', host, 'Connection: Upgrade', 'Upgrade: websocket', `Origin: http://${host}`),
      ).toMatch(/^HTTP\/1\.1 403 /);
    },
  );

  it.each(['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000'])('answers to %s', async (host) => {
    expect(
      await answersTo(request('/api/echo', [json, 'Connection: close'], '{"text":"here"}').replace('localhost', host)),
    ).toContain('"here"');
  });
});

it('answers to any host if it is not limited to this machine', async () => {
  expect(
    await answersTo(
      request('/api/echo', [json, 'Connection: close'], '{"text":"here"}').replace('localhost', 'siraj.example'),
    ),
  ).toContain('"here"');
});

it('announces to the sender of a rejected upload that the connection closes, without a reset [ADM-2]', async () => {
  // The second that the rest of the upload may take doesn't pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = open();
  const length = 1_000_000;
  socket.write(request('/api/upload', ['Content-Type: image/png'], 'x'.repeat(1000), length));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 403 [^]*\r\nconnection: close\r\n[^]*auth\/permission-denied/i);
  const ended = once(socket, 'end');
  socket.write('x'.repeat(length - 1000));
  await ended;
  expect(socket.errored).toBeNull();
});

it('serves the next request after a rejected upload was received completely [ADM-2]', async () => {
  const answers = await answersTo(
    request('/api/upload', ['Content-Type: image/png'], 'a small picture'),
    request('/api/echo', [json, 'Connection: close'], '{"text":"next"}'),
  );
  expect(answers).toMatch(/^HTTP\/1\.1 403 [^]*HTTP\/1\.1 200 OK[^]*"next"/);
});
