import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { below, named, useTraces } from '#testing/traces.ts';
import { openRedis } from '../redis.ts';
import { span } from './index.ts';

const traces = useTraces();

it('shows requests to vendors by host alone, and does not tell them of our trace', async () => {
  await traces.start();
  const asked: IncomingHttpHeaders[] = [];
  const vendor = createServer((incoming, response) => {
    asked.push(incoming.headers);
    response.writeHead(incoming.url?.startsWith('/secret-path') === true ? 200 : 404).end('{}');
  }).listen(0, '127.0.0.1');
  traces.closing.push(() => vendor.close());
  await once(vendor, 'listening');
  const { port } = vendor.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  await span('call', { isRoot: true }, async () => {
    await (await fetch(`${address}/secret-path?key=secret`)).text();
    await fetch(`${address}/absent`, { method: 'POST' });
    const [answer] = (await once(request(`${address}/secret-path`).end(), 'response')) as [IncomingMessage];
    await text(answer);
    await fetch('http://127.0.0.1:2').catch(() => undefined);
    await once(request('http://127.0.0.1:2').end(), 'response').catch(() => undefined);
  });
  const spans = await traces.received();
  const server = { 'server.address': '127.0.0.1', 'server.port': port, 'url.scheme': 'http' };
  const got = { 'http.request.method': 'GET', ...server };
  const away = { 'http.request.method': 'GET', ...server, 'server.port': 2, 'error.type': 'ECONNREFUSED' };
  const calls = below(spans, named(spans, 'call'));
  expect(calls.map(({ kind, attributes }) => [kind, attributes])).toEqual([
    ['client', { ...got, 'http.response.status_code': 200 }],
    ['client', { ...server, 'http.request.method': 'POST', 'http.response.status_code': 404, 'error.type': '404' }],
    ['client', { ...got, 'http.response.status_code': 200 }],
    ['client', away],
    ['client', away],
  ]);
  expect(asked.map((headers) => headers['traceparent'])).toEqual([undefined, undefined, undefined]);
  expect(traces.receiver.requests.map(({ body }) => body).join()).not.toContain('secret');
});

it('shows commands to Redis without keys and values, and a pipeline that fails ends nothing', async () => {
  await traces.start();
  const away = await openRedis('redis://127.0.0.1:2', () => undefined);
  traces.closing.push(() => away.disconnect());
  await span('call', { isRoot: true }, async () => {
    await away.publish('channel', 'secret').catch(() => undefined);
    await away
      .multi()
      .set('secret', 1)
      .exec()
      .catch(() => undefined);
  });
  const spans = await traces.received();
  expect(named(below(spans, named(spans, 'call')), 'PUBLISH')).toMatchObject({
    kind: 'client',
    hasFailed: true,
    attributes: { 'db.system.name': 'redis', 'db.operation.name': 'PUBLISH', 'error.type': 'Error' },
  });
  expect(traces.receiver.requests.map(({ body }) => body).join()).not.toContain('secret');
});
