import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assetAsked } from '../measurements.ts';
import { Incoming } from './incoming.ts';
import { createHttpServer, mountStaticFiles } from './index.ts';
import type { HttpServer } from './index.ts';
import { securityHeaders } from './security-headers.ts';
import { PackedFile } from './static-file.ts';
import type { StaticFile, StaticFiles } from './static-file.ts';

const code = 'export const siraj = "سراج";';
const script: StaticFile = {
  body: Buffer.from(code),
  brotli: brotliCompressSync(code),
  gzip: gzipSync(code),
  etag: '"of-the-script"',
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  },
};
const drawing: StaticFile = {
  ...script,
  body: Buffer.from('<svg/>'),
  brotli: null,
  gzip: null,
  etag: '"of-the-drawing"',
  headers: { 'content-type': 'image/svg+xml', ...securityHeaders({ https: true, hasRecaptcha: false }) },
};
const page: StaticFile = { ...script, etag: '"of-the-page"', headers: { 'content-type': 'text/html' } };
const files: StaticFiles = new Map([
  ['/index.html', page],
  ['/assets/main-1.js', script],
  ['/assets/lantern-1.svg', drawing],
  ['/assets/packed-1.js', new PackedFile({ ...script, brotli: brotliCompressSync(code) })],
  ['/assets/empty-1.css', { ...script, body: Buffer.alloc(0), brotli: null, gzip: null }],
]);

let server: HttpServer;
/** Fastify by itself. */
let fastifyAlone: Server;
let asked: number;
let stopListening: () => void;
beforeEach(async () => {
  server = createHttpServer({
    publicUrl: new URL('https://siraj.example'),
    trustProxy: [],
    logger: pino({ level: 'silent' }),
    authenticate: () => Promise.resolve(null),
    authenticateBearer: () => Promise.resolve(null),
    takeProof: null,
    hasRecaptcha: false,
    checkAnswers: true,
    rateLimits: { take: () => Promise.resolve(), giveBack: () => Promise.resolve() },
  });
  mountStaticFiles(server, files);
  await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  fastifyAlone = createServer({ IncomingMessage: Incoming }, server.fastify.routing);
  fastifyAlone.keepAliveTimeout = server.fastify.server.keepAliveTimeout;
  fastifyAlone.listen(0, '127.0.0.1');
  await once(fastifyAlone, 'listening');
  asked = 0;
  stopListening = assetAsked.listen(() => {
    asked += 1;
  });
});
afterEach(async () => {
  stopListening();
  fastifyAlone.close();
  await server.fastify.close();
});

/** The bytes of the answers, without what differs from call to call. */
async function answerOf(from: Server, lines: readonly string[]): Promise<string> {
  const socket = connect((from.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('latin1').write([...lines, '', ''].join('\r\n'));
  const answer = await text(socket);
  return answer
    .replace(/^Date: .*$/gm, 'Date:')
    .replace(/^x-request-id: .*$/gm, 'x-request-id:')
    .replace(/"requestId":"[^"]*"/, '"requestId":""');
}

const close = ['Host: siraj.example', 'Connection: close'];

it.each([
  ['a file as it is', ['GET /assets/main-1.js HTTP/1.1', ...close]],
  ['its brotli variant', ['GET /assets/main-1.js HTTP/1.1', 'Accept-Encoding: gzip, deflate, br, zstd', ...close]],
  ['its gzip variant', ['GET /assets/main-1.js HTTP/1.1', 'Accept-Encoding: gzip', ...close]],
  ['a gzip variant made at the request', ['GET /assets/packed-1.js HTTP/1.1', 'Accept-Encoding: gzip', ...close]],
  ['a file unpacked at the request', ['GET /assets/packed-1.js HTTP/1.1', ...close]],
  ['an encoding that no build makes', ['GET /assets/main-1.js HTTP/1.1', 'Accept-Encoding: zstd', ...close]],
  ['a file without variants', ['GET /assets/lantern-1.svg HTTP/1.1', 'Accept-Encoding: br', ...close]],
  ['an empty file', ['GET /assets/empty-1.css HTTP/1.1', ...close]],
  ['the current version', ['GET /assets/main-1.js HTTP/1.1', 'If-None-Match: "of-the-script"', ...close]],
  ['an older version', ['GET /assets/main-1.js HTTP/1.1', 'If-None-Match: "older"', ...close]],
  ['a part', ['GET /assets/main-1.js HTTP/1.1', 'Range: bytes=0-3', ...close]],
  ['a read with a body', ['GET /assets/main-1.js HTTP/1.1', 'Content-Length: 2', ...close, '', 'no']],
  ['HTTP/1.0', ['GET /assets/main-1.js HTTP/1.0', 'Host: siraj.example']],
  [
    'another protocol',
    ['GET /assets/main-1.js HTTP/1.1', 'Upgrade: h2c', 'Connection: Upgrade, close', close[0] ?? ''],
  ],
])('answers %s as Fastify does, byte by byte, before Fastify', async (_, lines) => {
  const answer = await answerOf(server.fastify.server, lines);
  expect(asked).toBe(1);
  expect(answer).toMatch(/^HTTP\/1\.1 (200 OK|304 Not Modified)\r\n/);
  expect(answer).toBe(await answerOf(fastifyAlone, lines));
  expect(asked).toBe(1);
});

it.each([
  ['a write', ['POST /assets/main-1.js HTTP/1.1', 'Content-Length: 0', ...close], 404],
  ['options', ['OPTIONS /assets/main-1.js HTTP/1.1', ...close], 404],
  ['a missing file', ['GET /assets/gone-1.js HTTP/1.1', ...close], 404],
  ['a way out of the folder', ['GET /assets/../assets/main-1.js HTTP/1.1', ...close], 404],
  ['the head alone', ['HEAD /assets/main-1.js HTTP/1.1', 'Accept-Encoding: br', ...close], 200],
  [
    'the head of the current version',
    ['HEAD /assets/main-1.js HTTP/1.1', 'If-None-Match: "of-the-script"', ...close],
    304,
  ],
  ['a query', ['GET /assets/main-1.js?x HTTP/1.1', ...close], 200],
  ['an escaped address', ['GET /assets/main%2D1.js HTTP/1.1', ...close], 200],
  ['a page', ['GET / HTTP/1.1', 'Accept: text/html', ...close], 200],
])('leaves %s to Fastify', async (_, lines, status) => {
  const answer = await answerOf(server.fastify.server, lines);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toBe(await answerOf(fastifyAlone, lines));
  expect(asked).toBe(0);
});

it('leaves an unknown host to Fastify where the server is for this machine alone', async () => {
  Object.assign(server.options, { servesThisMachineOnly: true });
  expect(await answerOf(server.fastify.server, ['GET /assets/main-1.js HTTP/1.1', ...close])).toMatch(
    /^HTTP\/1\.1 421 [^]*system\/unknown-host/,
  );
  expect(asked).toBe(0);
});

it('keeps a connection for the next file', async () => {
  const get = ['GET /assets/main-1.js HTTP/1.1', 'Host: siraj.example'];
  const both = [...get, '', ...get, 'Connection: close'];
  const answers = await answerOf(server.fastify.server, both);
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(answers).toBe(await answerOf(fastifyAlone, both));
});

it('answers a file that is asked for while the server closes, as Fastify does', async () => {
  const socket = connect((server.fastify.server.address() as AddressInfo).port, '127.0.0.1');
  // The first line keeps the connection from being idle.
  socket.write('GET /assets/main-1.js HTTP/1.1\r\n');
  await once(server.fastify.server, 'connection');
  const closed = server.fastify.close();
  while (server.fastify.server.listening) await new Promise(setImmediate);
  socket.write('Host: siraj.example\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
  expect(asked).toBe(0);
});
