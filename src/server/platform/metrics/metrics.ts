import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { afterCommit } from '../database/index.ts';
import type { Database, Tx } from '../database/index.ts';
import { isRedisThere } from '../health.ts';
import type { Live } from '../live/index.ts';
import { assetAsked, outboxDelivered, providerAsked, purchaseMoved } from '../measurements.ts';
import type { Outbox } from '../outbox.ts';

export interface MeasuredParts {
  readonly fastify: FastifyInstance;
  readonly database: Database;
  readonly redis: Redis | null;
  readonly live: Live;
  readonly outbox: Outbox;
}

export interface Metrics {
  readonly contentType: string;
  /** Counts games once their transaction has committed. */
  readonly gameListener: {
    begun(tx: Tx): Promise<void>;
    ended(tx: Tx, game: { readonly uncounted: string | null }): Promise<void>;
  };
  /** Once, before the server is ready. */
  watch(parts: MeasuredParts): void;
  /** What a scrape gets; parts that don't answer are left out. */
  text(): Promise<string>;
  close(): void;
}

/** Gauges of the library with the suffix of counters: sums of metrics that it has besides. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const stops: (() => void)[] = [];
  const games = {
    started: new Counter({ name: 'siraj_games_started_total', help: 'Games started.', registers }),
    finished: new Counter({
      name: 'siraj_games_finished_total',
      help: 'Games finished, by whether they count for the host.',
      labelNames: ['counted'],
      registers,
    }),
  };
  return {
    contentType: registry.contentType,
    gameListener: {
      begun(tx) {
        afterCommit(tx, () => games.started.inc());
        return Promise.resolve();
      },
      ended(tx, { uncounted }) {
        afterCommit(tx, () => games.finished.inc({ counted: String(uncounted === null) }));
        return Promise.resolve();
      },
    },
    watch(parts) {
      watchLive(registers, parts.live);
      watchDatabase(registers, parts.database);
      watchRedis(registers, parts.redis);
      stops.push(
        watchRequests(registers, parts.fastify),
        watchOutbox(registers, parts.outbox),
        watchPayments(registers),
      );
    },
    text: () => registry.metrics(),
    close() {
      for (const stop of stops.splice(0)) stop();
      registry.clear();
    },
  };
}

// The route's pattern and the class of the status: ids and addresses would make a series each.
function watchRequests(registers: Registry[], fastify: FastifyInstance): () => void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'HTTP requests, from their first byte to the end of the answer.',
    labelNames: ['method', 'route', 'status_class'],
    buckets: requestSeconds,
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'HTTP requests under way.', registers });
  const watch = (response: ServerResponse, routeLabels: () => { readonly method: string; readonly route: string }) => {
    const beganAt = performance.now();
    inFlight.inc();
    finished(response, { readable: false }, (error) => {
      inFlight.dec();
      const status = error instanceof Error ? 'aborted' : `${Math.floor(response.statusCode / 100)}xx`;
      duration.observe({ ...routeLabels(), status_class: status }, (performance.now() - beganAt) / 1000);
    });
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    watch(reply.raw, () => routeLabelsOf(request));
    done();
  });
  // Files of the page have the route that Fastify serves the others by.
  return assetAsked.listen(({ response }) => watch(response, () => ({ method: 'GET', route: '/*' })));
}

function routeLabelsOf(request: FastifyRequest) {
  const route = request.routeOptions.url;
  return { method: route === undefined ? 'any' : request.method, route: route ?? 'unmatched' };
}

function watchLive(registers: Registry[], live: Live): void {
  gauge(registers, 'siraj_live_sockets', 'WebSockets open in this process.', () => live.stats().sockets);
  gauge(registers, 'siraj_live_topics', 'Topics followed by pages of this process.', () => live.stats().topics);
}

function watchDatabase(registers: Registry[], database: Database): void {
  gauge(registers, 'siraj_database_up', '1 while the database answers within 1.5 seconds, else 0.', () =>
    database.ping().then(
      () => 1,
      () => 0,
    ),
  );
  const connections = new Gauge({
    name: 'siraj_database_connections',
    help: 'Connections of the pool, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle } = database.poolStats();
      connections.set({ state: 'busy' }, busy);
      connections.set({ state: 'idle' }, idle);
    },
  });
  gauge(registers, 'siraj_database_connections_max', 'Connections the pool may open.', () => database.poolStats().max);
  gauge(
    registers,
    'siraj_database_waiting_callers',
    'Callers waiting for a connection.',
    () => database.poolStats().waiting,
  );
}

function watchRedis(registers: Registry[], redis: Redis | null): void {
  if (redis === null) return;
  gauge(registers, 'siraj_redis_up', '1 while Redis answers within half a second, else 0.', async () =>
    (await isRedisThere(redis)) ? 1 : 0,
  );
}

function watchOutbox(registers: Registry[], outbox: Outbox): () => void {
  const deliveries = new Counter({
    name: 'siraj_outbox_deliveries_total',
    help: 'Deliveries of outbox entries, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const oldest = new Gauge({
    name: 'siraj_outbox_oldest_due_seconds',
    help: 'How long the oldest due entry has been due.',
    registers,
  });
  const entries = new Gauge({
    name: 'siraj_outbox_entries',
    help: 'Entries of the outbox, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      entries.reset();
      const backlog = await outbox.backlog().catch(() => null);
      if (backlog === null) return;
      entries.set({ state: 'due' }, backlog.due);
      entries.set({ state: 'later' }, backlog.later);
      entries.set({ state: 'dead' }, backlog.dead);
      oldest.set(backlog.oldestDueSeconds);
    },
  });
  return outboxDelivered.listen(({ kind, outcome }) => deliveries.inc({ kind, outcome }));
}

function watchPayments(registers: Registry[]): () => void {
  const moves = new Counter({
    name: 'siraj_purchase_moves_total',
    help: 'Purchases that reached a status.',
    labelNames: ['status'],
    registers,
  });
  const asked = new Histogram({
    name: 'siraj_payment_provider_request_duration_seconds',
    help: 'Requests to payment providers, by outcome.',
    labelNames: ['provider', 'outcome'],
    buckets: requestSeconds,
    registers,
  });
  const stops = [
    purchaseMoved.listen(({ to }) => moves.inc({ status: to })),
    providerAsked.listen(({ provider, outcome, durationMs }) =>
      asked.observe({ provider, outcome }, durationMs / 1000),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function gauge(registers: Registry[], name: string, help: string, read: () => number | Promise<number>): void {
  const made = new Gauge({
    name,
    help,
    registers,
    async collect() {
      made.set(await read());
    },
  });
}
