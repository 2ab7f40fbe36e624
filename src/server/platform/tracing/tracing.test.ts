import { execFile } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import * as conventions from '@opentelemetry/semantic-conventions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { startOtlpDouble } from '#testing/otlp-double.ts';
import type { OtlpDouble, ReceivedSpan } from '#testing/otlp-double.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { AppError } from '../app-error.ts';
import { sessionCookieName } from '../auth-session.ts';
import { createHttpServer } from '../http/index.ts';
import type { HttpServer } from '../http/index.ts';
import { startJobs } from '../jobs.ts';
import type { RunningJobs } from '../jobs.ts';
import { createLogger } from '../logger.ts';
import { openRedis } from '../redis.ts';
import { parseSettings } from '../settings-group.ts';
import {
  isTracing,
  logFields,
  noteCause,
  openSpan,
  outsideSpans,
  span,
  startTracing,
  tracingSettings,
} from './index.ts';
import type { Tracing } from './index.ts';

const closing: (() => unknown)[] = [];
let receiver: OtlpDouble;
let tracing: Tracing;
let logged: string[];

beforeEach(async () => {
  receiver = await startOtlpDouble();
  closing.push(() => receiver.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const logger = () => {
  logged = [];
  return createLogger({ logLevel: 'debug', tracing: {} }, { write: (line) => void logged.push(line) });
};

function settingsOf(environment: Readonly<Record<string, string>>) {
  const parsed = parseSettings(tracingSettings, environment);
  return parsed.ok ? parsed.env.tracing : parsed.problems;
}

/** Turns tracing on, as main.ts does with these settings. */
async function trace(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const parsed = parseSettings(tracingSettings, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, ...environment });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  tracing = await startTracing(present(parsed.env.tracing, 'the settings'), logger());
  closing.push(() => tracing.stop());
}

/** An app that is created while tracing is on, on a port. */
async function tracedApp(environment?: Readonly<Record<string, string>>): Promise<{ app: TestApp; origin: string }> {
  await trace(environment);
  const app = await createTestApp({ logger: logger() });
  closing.push(() => app.server.fastify.close());
  return { app, origin: await app.server.fastify.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Another server of the app, with routes that a test adds. */
async function serve(app: TestApp, addRoutes: (server: HttpServer) => void): Promise<string> {
  const server = createHttpServer({ ...app.server.options, onFailure: () => undefined });
  addRoutes(server);
  closing.push(() => server.fastify.close());
  return server.fastify.listen({ port: 0, host: '127.0.0.1' });
}

const received = async (): Promise<readonly ReceivedSpan[]> => {
  await tracing.stop();
  return receiver.spans;
};
const named = (spans: readonly ReceivedSpan[], name: string) =>
  present(
    spans.find((each) => each.name === name),
    `${name} among ${spans.map((each) => each.name).join()}`,
  );
const below = (spans: readonly ReceivedSpan[], { spanId }: ReceivedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId);

const signUp = { email: 'noura@siraj.test', displayName: 'نورة', password: 'secret-of-noura-1' };

it('shows a request as a tree: the call, its transaction, and the statements with the tables they use', async () => {
  const { origin } = await tracedApp();
  const answer = await fetch(`${origin}/api/auth/sign-up?from=invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(signUp),
  });
  expect(answer.status).toBe(201);
  const spans = await received();
  const call = named(spans, 'POST /api/auth/sign-up');
  expect(call).toMatchObject({ kind: 'server', parentSpanId: '', hasFailed: false });
  expect(call.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/auth/sign-up',
    'http.response.status_code': 201,
    'url.path': '/api/auth/sign-up',
    'url.scheme': 'http',
  });
  const transaction = named(below(spans, call), 'transaction');
  const statements = below(spans, transaction);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT users', 'COMMIT']));
  expect(named(statements, 'INSERT users')).toMatchObject({
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': 'INSERT',
      'db.query.summary': 'INSERT users',
    },
  });
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
});

it('names every attribute by the semantic conventions', async () => {
  const { app, origin } = await tracedApp();
  await fetch(`${origin}/api/answers/unknown`);
  await app.verified();
  const known = new Set<unknown>(Object.values(conventions));
  // Not stable yet, so the package exports them elsewhere.
  const incubating = ['messaging.operation.type', 'messaging.destination.name', 'messaging.message.id'];
  const spans = await received();
  const names = new Set(spans.flatMap(({ attributes }) => Object.keys(attributes)));
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !known.has(name) && !incubating.includes(name))).toEqual([]);
});

it('sends no secret and nothing of a person: no cookie, e-mail, password, name, code, query or id of an answer', async () => {
  const { app, origin } = await tracedApp();
  const user = await app.verified({ email: signUp.email, displayName: signUp.displayName });
  const code = await app.mailedCode(signUp.email);
  const secrets = [
    present(user.cookies.get(sessionCookieName), 'the session'),
    user.password,
    signUp.displayName,
    code,
    'noura',
    'secret-code',
    'aimed',
  ];
  const cookie = `${sessionCookieName}=${user.cookies.get(sessionCookieName)}`;
  await fetch(`${origin}/api/answers/secret-code`);
  await fetch(`${origin}/noura@siraj.test?password=secret-code`, { headers: { cookie } });
  await fetch(`${origin}/api/me?aimed=at`, { headers: { cookie, tracestate: 'vendor=aimed', baggage: 'a=aimed' } });
  await app.visitor().request({ method: 'POST', path: '/api/auth/sign-up', body: { ...signUp, password: 'aimed-1' } });
  const spans = await received();
  const sent = receiver.requests.map(({ body }) => body).join('\n');
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /api/answers/:id', 'GET', 'GET /api/me', 'POST /api/auth/sign-up']),
  );
  expect(named(spans, 'GET /api/answers/:id').attributes['url.path']).toBe('/api/answers/:id');
  expect(named(spans, 'GET').attributes).not.toHaveProperty('url.path');
  for (const secret of secrets) expect(sent).not.toContain(secret);
});

it('has the ids of things in the path, so that a trace can be found by them', async () => {
  const { app } = await tracedApp();
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  await app.visitor().request({ path: `/api/games/${id}/summary?x=1` });
  expect(named(await received(), 'GET /api/games/:id/summary').attributes['url.path']).toBe(`/api/games/${id}/summary`);
});

it('continues the trace of the caller, and begins its own without a valid one', async () => {
  const { origin } = await tracedApp();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const ask = (traceparent: string) => fetch(`${origin}/api/categories`, { headers: { traceparent } });
  await ask(`00-${traceId}-00f067aa0ba902b7-01`);
  await ask(`cc-${traceId}-00f067aa0ba902b7-01-later`);
  const invalid = [
    'nonsense',
    `00-${traceId}-00f067aa0ba902b7-01-more`,
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
  ];
  for (const traceparent of invalid) await ask(traceparent);
  const calls = (await received()).filter(({ name }) => name === 'GET /api/categories');
  expect(calls.map((call) => [call.traceId === traceId, call.parentSpanId])).toEqual([
    [true, '00f067aa0ba902b7'],
    [true, '00f067aa0ba902b7'],
    ...invalid.map(() => [false, '']),
  ]);
});

it('leaves out what the caller does not sample, and keeps the share that the sampler is set to', async () => {
  const { origin } = await tracedApp({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
  const parent = '4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7';
  await fetch(`${origin}/api/categories`);
  await fetch(`${origin}/api/categories`, { headers: { traceparent: `00-${parent}-00` } });
  await fetch(`${origin}/api/settings`, { headers: { traceparent: `00-${parent}-01` } });
  const roots = (await received()).filter(({ kind }) => kind === 'server');
  expect(roots.map(({ name }) => name)).toEqual(['GET /api/settings']);
});

it('marks what fails by its code, and a rejected call not at all', async () => {
  const { app, origin } = await tracedApp();
  await fetch(`${origin}/api/me`);
  const broken = await serve(app, ({ fastify }) => {
    fastify.get('/api/break', () => Promise.reject(new Error('noura@siraj.test')));
  });
  await fetch(`${broken}/api/break`);
  await span('work', { isRoot: true }, async () => {
    const { query } = app.database;
    await query
      .insertInto('outbox')
      .values({ id: 'noura@siraj.test' } as never)
      .execute();
  }).catch(() => undefined);
  await span('refused', { isRoot: true }, () => Promise.reject(new AppError('system/not-found'))).catch(
    () => undefined,
  );
  const spans = await received();
  expect(named(spans, 'GET /api/me')).toMatchObject({
    hasFailed: false,
    attributes: { 'http.response.status_code': 401 },
  });
  expect(named(spans, 'GET /api/break')).toMatchObject({
    hasFailed: true,
    attributes: { 'http.response.status_code': 500, 'error.type': '500' },
  });
  const state = named(spans, 'INSERT outbox').attributes['db.response.status_code'];
  expect(state).toMatch(/^(22P02|23502)$/);
  expect(named(spans, 'INSERT outbox')).toMatchObject({ hasFailed: true, attributes: { 'error.type': state } });
  expect(named(spans, 'refused').attributes).toEqual({ 'error.type': 'system/not-found' });
  expect(receiver.requests.map(({ body }) => body).join()).not.toContain('noura');
});

it('begins a trace with each delivery of the outbox, linked to the request that wrote the entry', async () => {
  const { app } = await tracedApp();
  await app.signUp();
  await app.mails();
  const spans = await received();
  const delivery = present(
    spans.find(({ name }) => name.startsWith('deliver ')),
    'a delivery',
  );
  expect(delivery).toMatchObject({ kind: 'consumer', parentSpanId: '' });
  const cause = present(
    spans.find(({ spanId }) => spanId === delivery.links[0]),
    'its cause',
  );
  const call = named(spans, 'POST /api/auth/sign-up');
  expect([cause.traceId, delivery.traceId === call.traceId]).toEqual([call.traceId, false]);
  expect(named(below(spans, delivery), 'DELETE outbox').attributes['db.operation.name']).toBe('DELETE');
});

it('makes each run of a job a trace', async () => {
  await trace();
  let jobs: RunningJobs | undefined;
  await new Promise<void>((resolve) => {
    const work = () => {
      resolve();
      return Promise.resolve();
    };
    jobs = startJobs([{ name: 'sweep', intervalMs: 60_000, work, runsAtStart: true }], logger());
  });
  await jobs?.stop();
  expect(named(await received(), 'job sweep')).toMatchObject({ kind: 'internal', parentSpanId: '' });
});

it('shows requests to vendors by host alone, and does not tell them of our trace', async () => {
  await trace();
  const asked: IncomingHttpHeaders[] = [];
  const vendor = createServer((incoming, response) => {
    asked.push(incoming.headers);
    response.writeHead(incoming.url?.startsWith('/secret-path') === true ? 200 : 404).end('{}');
  }).listen(0, '127.0.0.1');
  closing.push(() => vendor.close());
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
  const spans = await received();
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
  expect(receiver.requests.map(({ body }) => body).join()).not.toContain('secret');
});

it('shows commands to Redis without keys and values, and a pipeline that fails ends nothing', async () => {
  await trace();
  const away = await openRedis('redis://127.0.0.1:2', () => undefined);
  closing.push(() => away.disconnect());
  await span('call', { isRoot: true }, async () => {
    await away.publish('channel', 'secret').catch(() => undefined);
    await away
      .multi()
      .set('secret', 1)
      .exec()
      .catch(() => undefined);
  });
  const spans = await received();
  expect(named(below(spans, named(spans, 'call')), 'PUBLISH')).toMatchObject({
    kind: 'client',
    hasFailed: true,
    attributes: { 'db.system.name': 'redis', 'db.operation.name': 'PUBLISH', 'error.type': 'Error' },
  });
  expect(receiver.requests.map(({ body }) => body).join()).not.toContain('secret');
});

it('makes no trace of what nothing asked for: a probe, a query, a request outside of a span', async () => {
  const { app, origin } = await tracedApp();
  await fetch(`${origin}/health/ready`);
  await app.database.ping();
  await app.outbox.backlog();
  await outsideSpans(() => app.database.query.selectFrom('outbox').selectAll().execute());
  expect(await received()).toEqual([]);
});

it('writes the ids of the span on its log lines, also where the body comes late, and on no others', async () => {
  const { app } = await tracedApp();
  const begun = new EventEmitter();
  const origin = await serve(app, ({ fastify }) => {
    fastify.addHook('onRequest', (_, __, done) => {
      begun.emit('request');
      done();
    });
    fastify.post('/api/speak', ({ log }) => {
      log.info('inside');
      outsideSpans(() => log.info('outside'));
      return {};
    });
  });
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const speaking = request(`${origin}/api/speak`, { method: 'POST', headers });
  speaking.flushHeaders();
  await once(begun, 'request');
  speaking.end('{}');
  const [answer] = (await once(speaking, 'response')) as [IncomingMessage];
  await text(answer);
  app.server.options.logger.info('without');
  const call = named(await received(), 'POST /api/speak');
  const lines = logged.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  const idsOf = (message: string) => {
    const { trace_id, span_id } = present(
      lines.find(({ msg }) => msg === message),
      message,
    );
    return { trace_id, span_id };
  };
  expect(idsOf('inside')).toEqual({ trace_id: call.traceId, span_id: call.spanId });
  expect(idsOf('outside')).toEqual({});
  expect(idsOf('without')).toEqual({});
});

it('is sent with its headers, as the service that it is called', async () => {
  await trace({
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key, x-team = siraj',
    OTEL_SERVICE_NAME: 'siraj-one',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test,service.name=other',
  });
  await span('work', { isRoot: true }, () => Promise.resolve());
  await received();
  expect(receiver.requests).toMatchObject([
    { path: '/v1/traces', headers: { authorization: 'Bearer key', 'x-team': 'siraj' } },
  ]);
  expect(receiver.resources).toMatchObject([
    { 'service.name': 'siraj-one', 'deployment.environment.name': 'test', 'telemetry.sdk.language': 'nodejs' },
  ]);
  expect(receiver.resources[0]?.['service.instance.id']).toMatch(/^[\da-f-]{36}$/);
});

it.each([
  ['away', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:2' }],
  ['hanging', {}],
])('answers as ever while the receiver is %s, and says once that traces are lost', async (_, environment) => {
  receiver.status = null;
  const { app } = await tracedApp({ OTEL_EXPORTER_OTLP_TIMEOUT: '20', ...environment });
  const user = await app.signUp();
  expect((await user.request({ path: '/api/me' })).status).toBe(200);
  await tracing.stop();
  expect((await user.request({ path: '/api/me' })).status).toBe(200);
  expect(logged.filter((line) => line.includes('traces could not be sent'))).toHaveLength(1);
});

it('drops spans beyond a bound while the receiver hangs, and sends those that wait once it answers', async () => {
  await trace();
  receiver.status = null;
  for (let number = 0; number < 10_000; number += 1) openSpan('work', { isRoot: true })?.end();
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1));
  receiver.status = 200;
  receiver.answerWaiting();
  expect((await received()).length).toBeLessThan(3_000);
  expect(receiver.spans.length).toBeGreaterThan(1_000);
});

it('says when traces arrive again', async () => {
  await trace();
  receiver.status = 400;
  for (let number = 0; number < 512; number += 1) openSpan('lost', { isRoot: true })?.end();
  await vi.waitFor(() => expect(logged.join()).toContain('traces could not be sent'));
  receiver.status = 200;
  await span('kept', { isRoot: true }, () => Promise.resolve());
  expect((await received()).map(({ name }) => name)).toEqual(['kept']);
  expect(logged.join()).toContain('traces are sent again');
});

it('only does the work while it is off, and asks for no header', () => {
  expect(settingsOf({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b', OTEL_SERVICE_NAME: 'siraj' })).toBeNull();
  expect(isTracing()).toBe(false);
  const work = Promise.resolve('done');
  expect(span('work', { isRoot: true }, () => work)).toBe(work);
  expect(openSpan('work', { isRoot: true })).toBeNull();
  expect(outsideSpans(() => 'done')).toBe('done');
  noteCause('key');
  expect(logFields()).toEqual({});
});

it('loads the SDK only where it is set', async () => {
  const load = async (end: string) => {
    const app = new URL('../../app.ts', import.meta.url).href;
    const spans = new URL('spans.ts', import.meta.url).href;
    const program = `
      import { createRequire } from 'node:module';
      const { cache } = createRequire('file:///');
      await import(${JSON.stringify(app)});
      const { startTracing } = await import(${JSON.stringify(spans)});
      ${end}
      console.log(Object.keys(cache).filter((path) => path.includes('@opentelemetry')).length > 0);
      process.exit();`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      program,
    ]);
    return stdout.trim();
  };
  const settings = settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:2' });
  expect(await load('')).toBe('false');
  expect(await load(`await startTracing(${JSON.stringify(settings)}, console);`)).toBe('true');
});

it('reads where traces go by the names of OpenTelemetry, and says what is wrong with a setting', () => {
  expect(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' })).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    timeoutMs: 10_000,
    resource: { 'service.name': 'siraj' },
    sampler: { name: 'parentbased_always_on', ratio: 1 },
  });
  expect(
    settingsOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in',
    }),
  ).toMatchObject({ url: 'https://traces.example/in' });
  expect(
    settingsOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization',
      OTEL_RESOURCE_ATTRIBUTES: 'a=%zz',
      OTEL_TRACES_SAMPLER: 'often',
      OTEL_TRACES_SAMPLER_ARG: '2',
    }),
  ).toEqual([
    expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT must be an address'),
    expect.stringContaining('OTEL_EXPORTER_OTLP_HEADERS must be name=value by comma'),
    expect.stringContaining('OTEL_RESOURCE_ATTRIBUTES has a percent sign'),
    expect.stringContaining('OTEL_TRACES_SAMPLER must be one of'),
    expect.stringContaining('OTEL_TRACES_SAMPLER_ARG must be between 0 and 1'),
  ]);
});
