import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as conventions from '@opentelemetry/semantic-conventions';
import { expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { below, named, tracingSettingsOf, useTraces } from '#testing/traces.ts';
import { AppError } from '../app-error.ts';
import { sessionCookieName } from '../auth-session.ts';
import { startJobs } from '../jobs.ts';
import type { RunningJobs } from '../jobs.ts';
import { isTracing, logFields, noteCause, openSpan, outsideSpans, span } from './index.ts';

const traces = useTraces();

const signUp = { email: 'noura@siraj.test', displayName: 'نورة', password: 'secret-of-noura-1' };

it('shows a request as a tree: the call, its transaction, and the statements with the tables they use', async () => {
  const { origin } = await traces.startApp();
  const answer = await fetch(`${origin}/api/auth/sign-up?from=invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(signUp),
  });
  expect(answer.status).toBe(201);
  const spans = await traces.received();
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
  const { app, origin } = await traces.startApp();
  await fetch(`${origin}/api/answers/unknown`);
  await app.verified();
  const known = new Set<unknown>(Object.values(conventions));
  // Not stable yet, so the package exports them elsewhere.
  const incubating = ['messaging.operation.type', 'messaging.destination.name', 'messaging.message.id'];
  const spans = await traces.received();
  const names = new Set(spans.flatMap(({ attributes }) => Object.keys(attributes)));
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !known.has(name) && !incubating.includes(name))).toEqual([]);
});

it('sends no secret and nothing of a person: no cookie, e-mail, password, name, code, query or id of an answer', async () => {
  const { app, origin } = await traces.startApp();
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
  const spans = await traces.received();
  const sent = traces.receiver.requests.map(({ body }) => body).join('\n');
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /api/answers/:id', 'GET', 'GET /api/me', 'POST /api/auth/sign-up']),
  );
  expect(named(spans, 'GET /api/answers/:id').attributes['url.path']).toBe('/api/answers/:id');
  expect(named(spans, 'GET').attributes).not.toHaveProperty('url.path');
  for (const secret of secrets) expect(sent).not.toContain(secret);
});

it('has the ids of things in the path, so that a trace can be found by them', async () => {
  const { app } = await traces.startApp();
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  await app.visitor().request({ path: `/api/games/${id}/summary?x=1` });
  expect(named(await traces.received(), 'GET /api/games/:id/summary').attributes['url.path']).toBe(
    `/api/games/${id}/summary`,
  );
});

it('continues the trace of the caller, and begins its own without a valid one', async () => {
  const { origin } = await traces.startApp();
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
  const calls = (await traces.received()).filter(({ name }) => name === 'GET /api/categories');
  expect(calls.map((call) => [call.traceId === traceId, call.parentSpanId])).toEqual([
    [true, '00f067aa0ba902b7'],
    [true, '00f067aa0ba902b7'],
    ...invalid.map(() => [false, '']),
  ]);
});

it('leaves out what the caller does not sample, and keeps the share that the sampler is set to', async () => {
  const { origin } = await traces.startApp({
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  const parent = '4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7';
  await fetch(`${origin}/api/categories`);
  await fetch(`${origin}/api/categories`, { headers: { traceparent: `00-${parent}-00` } });
  await fetch(`${origin}/api/settings`, { headers: { traceparent: `00-${parent}-01` } });
  const roots = (await traces.received()).filter(({ kind }) => kind === 'server');
  expect(roots.map(({ name }) => name)).toEqual(['GET /api/settings']);
});

it('marks what fails by its code, and a rejected call not at all', async () => {
  const { app, origin } = await traces.startApp();
  await fetch(`${origin}/api/me`);
  const broken = await traces.serve(app, ({ fastify }) => {
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
  const spans = await traces.received();
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
  expect(traces.receiver.requests.map(({ body }) => body).join()).not.toContain('noura');
});

it('begins a trace with each delivery of the outbox, linked to the request that wrote the entry', async () => {
  const { app } = await traces.startApp();
  await app.signUp();
  await app.mails();
  const spans = await traces.received();
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
  await traces.start();
  let jobs: RunningJobs | undefined;
  await new Promise<void>((resolve) => {
    const work = () => {
      resolve();
      return Promise.resolve();
    };
    jobs = startJobs([{ name: 'sweep', intervalMs: 60_000, work, runsAtStart: true }], traces.logger());
  });
  await jobs?.stop();
  expect(named(await traces.received(), 'job sweep')).toMatchObject({ kind: 'internal', parentSpanId: '' });
});

it('makes no trace of what nothing asked for: a probe, a query, a request outside of a span', async () => {
  const { app, origin } = await traces.startApp();
  await fetch(`${origin}/health/ready`);
  await app.database.ping();
  await app.outbox.backlog();
  await outsideSpans(() => app.database.query.selectFrom('outbox').selectAll().execute());
  expect(await traces.received()).toEqual([]);
});

it('writes the ids of the span on its log lines, also where the body comes late, and on no others', async () => {
  const { app } = await traces.startApp();
  const begun = new EventEmitter();
  const origin = await traces.serve(app, ({ fastify }) => {
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
  const call = named(await traces.received(), 'POST /api/speak');
  const lines = traces.logged.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
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

it('only does the work while it is off, and asks for no header', () => {
  expect(tracingSettingsOf({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b', OTEL_SERVICE_NAME: 'siraj' })).toBeNull();
  expect(isTracing()).toBe(false);
  const work = Promise.resolve('done');
  expect(span('work', { isRoot: true }, () => work)).toBe(work);
  expect(openSpan('work', { isRoot: true })).toBeNull();
  expect(outsideSpans(() => 'done')).toBe('done');
  noteCause('key');
  expect(logFields()).toEqual({});
});
