import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
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
  metrics = createMetrics();
  closing.push(() => metrics.close());
  app = await createTestApp({ metrics });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

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

it('gives each metric a name by convention and a line of help', async () => {
  const text = await metrics.text();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
  expect(types.length).toBeGreaterThan(15);
  for (const { name, type } of types) {
    expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(text).toContain(`# HELP ${name} `);
    if (type === 'counter') expect(name).toMatch(/_total$/);
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
  }
});

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
