import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startHosted } from '#testing/hosted-game.ts';
import { followLive } from '#testing/live-page.ts';
import { buy } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { providerAsked } from '../measurements.ts';
import { createMetrics, listenForMetrics } from './index.ts';
import type { Metrics } from './index.ts';

const logger = pino({ level: 'silent' });
let metrics: Metrics;
let app: TestApp;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  app = await createTestApp({ metrics: freshMetrics() });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function freshMetrics(): Metrics {
  metrics = createMetrics();
  closing.push(metrics.close);
  return metrics;
}

const lines = async (name: string) => (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

it('counts requests by the pattern of their route and the class of their status, never by an id', async () => {
  const visitor = app.visitor();
  for (let number = 0; number < 20; number += 1) {
    await visitor.request({ path: `/api/answers/unknown-${number}` });
    await visitor.request({ path: `/nowhere-${number}` });
  }
  await visitor.request({ path: '/health/live' });
  expect((await lines('http_request_duration_seconds_count')).sort()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/answers/:id",status_class="4xx"} 20',
    'http_request_duration_seconds_count{method="GET",route="/health/live",status_class="2xx"} 1',
    'http_request_duration_seconds_count{method="any",route="unmatched",status_class="4xx"} 20',
  ]);
  expect(await lines('http_requests_in_flight')).toEqual(['http_requests_in_flight 0']);
});

it('counts files of the page that are answered before Fastify as those behind it', async () => {
  const file = { body: Buffer.from('x'), brotli: null, gzip: null, etag: '"x"', headers: {} };
  app = await createTestApp({ metrics: freshMetrics(), staticFiles: new Map([['/assets/x-1.js', file]]) });
  await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.server.fastify.close());
  const { port } = app.server.fastify.server.address() as AddressInfo;
  for (const method of ['GET', 'HEAD']) await fetch(`http://127.0.0.1:${port}/assets/x-1.js`, { method });
  expect(await lines('http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/*",status_class="2xx"} 1',
    'http_request_duration_seconds_count{method="HEAD",route="/*",status_class="2xx"} 1',
  ]);
  expect(await lines('http_requests_in_flight')).toEqual(['http_requests_in_flight 0']);
});

it('counts games, purchases and what leaves the outbox', async () => {
  const host = await app.verified();
  await buy(app, host);
  await startHosted(app, host);
  await app.mails();
  expect(await lines('siraj_games_started_total')).toEqual(['siraj_games_started_total 1']);
  expect(await lines('siraj_purchase_moves_total')).toEqual(['siraj_purchase_moves_total{status="paid"} 1']);
  expect(await lines('siraj_outbox_deliveries_total{kind="store/purchase-moved"')).toEqual([
    'siraj_outbox_deliveries_total{kind="store/purchase-moved",outcome="delivered"} 1',
  ]);
  expect(await lines('siraj_outbox_entries{state="dead"}')).toEqual(['siraj_outbox_entries{state="dead"} 0']);
  providerAsked.publish({ provider: 'tap', outcome: 'failed', durationMs: 20 });
  expect(await lines('siraj_payment_provider_request_duration_seconds_sum')).toEqual([
    'siraj_payment_provider_request_duration_seconds_sum{provider="tap",outcome="failed"} 0.02',
  ]);
});

it('exports the state of live sockets, pool, event loop and database', async () => {
  await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.server.fastify.close());
  const page = await followLive(app, null, 'settings');
  closing.push(() => page.socket.terminate());
  await page.until(() => true);
  expect(await lines('siraj_live_sockets')).toEqual(['siraj_live_sockets 1']);
  expect(await lines('siraj_live_topics')).toEqual(['siraj_live_topics 1']);
  expect(await lines('siraj_database_up')).toEqual(['siraj_database_up 1']);
  expect(await lines('siraj_database_connections{')).toHaveLength(2);
  expect(await lines('nodejs_eventloop_lag_seconds')).toHaveLength(1);
  expect(await lines('siraj_redis_up')).toEqual([]);
});

it('names a Redis that is away', async () => {
  const away = new Redis('redis://127.0.0.1:1', {
    lazyConnect: true,
    enableOfflineQueue: false,
    retryStrategy: () => null,
  });
  away.on('error', () => undefined);
  closing.push(() => away.disconnect());
  metrics = createMetrics();
  await createTestApp({ metrics, redis: away, logger });
  expect(await lines('siraj_redis_up')).toEqual(['siraj_redis_up 0']);
});

/** Every metric, by its name. */
async function typesByName(): Promise<ReadonlyMap<string, string>> {
  const text = await metrics.text();
  return new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));
}

/** The rules of `promtool check metrics`: what is wrong with a name. */
function faultsOf(name: string, type: string): string[] {
  const parts = name.split('_');
  const faults = {
    'is not in snake case': !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name),
    'has the suffix of counters alone': (type === 'counter') !== /_total$/.test(name),
    'has a suffix of histograms': /_(count|sum|bucket)$/.test(name),
    'names its type': parts.some((part) => /^(gauge|counter|histogram|summary)$/.test(part)),
    'has no base unit': parts.some((part) =>
      /^(ms|us|ns|milliseconds|minutes|hours|days|kb|mb|gb|kilobytes|megabytes|percent|fils)$/.test(part),
    ),
    'does not end with its unit': /_(seconds|bytes)_(?!total$)/.test(name),
    'has no unit': type === 'histogram' && !/_(seconds|bytes)$/.test(name),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${name} ${fault}`] : []));
}

it('gives each metric a name by the conventions of Prometheus and a line of help', async () => {
  const types = await typesByName();
  const text = await metrics.text();
  expect(types.size).toBeGreaterThan(30);
  expect([...types].flatMap(([name, type]) => faultsOf(name, type))).toEqual([]);
  for (const name of types.keys()) expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
  for (const [, label = ''] of text.matchAll(/[{,](\w+)="/g)) expect(label).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

it('finds a name against the conventions', () => {
  expect(faultsOf('siraj_queue', 'gauge')).toEqual([]);
  for (const [name, type] of [
    ['sirajQueue', 'gauge'],
    ['siraj_games', 'counter'],
    ['siraj_games_total', 'gauge'],
    ['siraj_wait_ms', 'gauge'],
    ['siraj_seconds_waited', 'gauge'],
    ['siraj_queue_gauge', 'gauge'],
    ['siraj_queue_count', 'gauge'],
    ['siraj_wait', 'histogram'],
  ] as const)
    expect(faultsOf(name, type), name).toHaveLength(1);
});

it('has each metric that an alert asks for, and is described in full by the guide', async () => {
  const redis = new Redis('redis://127.0.0.1:1', { lazyConnect: true, enableOfflineQueue: false });
  redis.on('error', () => undefined);
  closing.push(() => redis.disconnect());
  await createTestApp({ metrics: freshMetrics(), redis, logger });
  const names = [...(await typesByName()).keys()];
  const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const asked = [...read('deploy/alerts.yaml').matchAll(/\b((?:siraj|http|nodejs|process)_\w+)/g)].map(
    ([, name = '']) => name,
  );
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !names.includes(name.replace(/_(count|bucket|sum)$/, '')))).toEqual([]);
  const [, guide = ''] = /^## Metrics\n([^]*?)^## /m.exec(read('docs/operations.md')) ?? [];
  expect([...describedIn(guide)].sort()).toEqual(names.sort());
});

/** The metrics that a text lists, `a_{b,c}_d` as two; braces at the end are labels. */
function describedIn(guide: string): Set<string> {
  const listed = [...guide.matchAll(/`((?:siraj|http|nodejs|process)_[\w{},]+)`/g)].map(([, name = '']) =>
    name.replace(/\{[^}]*\}$/, ''),
  );
  return new Set(
    listed.flatMap((name) => {
      const [, before, choices, after] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
      return choices === undefined ? [name] : choices.split(',').map((choice) => `${before}${choice}${after}`);
    }),
  );
}

it('serves scrapers alone: on this machine under its own name, and no other address', async () => {
  const server = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 }, logger);
  closing.push(() => server.close());
  const ask = async (path: string, host = `127.0.0.1:${server.port}`) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path, headers: { host } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, type: answer.headers['content-type'], text: (await answer.toArray()).join('') };
  };
  const metricsPage = await ask('/metrics');
  expect(metricsPage).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' });
  expect(metricsPage.text).toContain('# TYPE http_request_duration_seconds histogram');
  expect(await ask('/api/me')).toMatchObject({ status: 404, text: '' });
  expect(await ask('/metrics', 'rebound.example')).toMatchObject({ status: 404, text: '' });
});
