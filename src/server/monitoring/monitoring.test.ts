import './tables.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { contract } from '#shared/kernel/contract.ts';
import { present } from '#shared/kernel/assert.ts';
import { monitoringApi } from '#shared/monitoring/api.ts';
import type { ErrorRecord } from '#shared/monitoring/schema.ts';
import { startSentryDouble } from '#testing/sentry-double.ts';
import type { SentryDouble } from '#testing/sentry-double.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createTestClient } from '#testing/test-client.ts';
import { createHttpServer, mount } from '../platform/http/index.ts';
import { createRateLimits } from '../platform/rate-limits/index.ts';
import { framesOf } from './frames.ts';
import { readDsn } from './sentry.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const stack =
  'TypeError: x is undefined\n    at show (https://siraj.example/assets/index-1.js?v=1:10:5)\n    at https://siraj.example/assets/index-1.js:2:1';
const record = (changes: Partial<ErrorRecord> = {}): ErrorRecord => ({
  severity: 'high',
  category: 'unknown',
  code: 'TypeError',
  context: 'page /store',
  type: 'TypeError',
  message: 'x is undefined',
  userMessage: null,
  timestamp: app.clock.now(),
  metadata: { status: 500 },
  stack,
  handled: false,
  environment: 'production',
  ...changes,
});
const stored = () => app.database.query.selectFrom('error_records').selectAll().orderBy('id').execute();

it('stores the reports of a page, of a visitor or a user, with their stacks [ERR-1]', async () => {
  expect(await app.visitor().call(monitoringApi.reportErrors, { records: [record()] })).toEqual({ accepted: 1 });
  const player = await app.signUp();
  app.clock.moveBy(1);
  await player.call(monitoringApi.reportErrors, {
    records: [record({ severity: 'critical', code: 'store/grant-failed' })],
  });
  expect(await stored()).toMatchObject([
    {
      user_id: null,
      origin: 'page',
      severity: 'high',
      code: 'TypeError',
      message: 'x is undefined',
      metadata: { status: 500 },
      handled: false,
      stack: stack.replace('?v=1', ''),
      occurred_at: new Date(app.clock.now() - 1),
    },
    { user_id: player.user.uid, severity: 'critical', code: 'store/grant-failed' },
  ]);
});

it('keeps high and critical ones alone, and says how many [ERR-1]', async () => {
  const records = (['low', 'medium', 'high', 'critical'] as const).map((severity) => record({ severity }));
  expect(await app.visitor().call(monitoringApi.reportErrors, { records })).toEqual({ accepted: 2 });
  expect((await stored()).map(({ severity }) => severity).sort()).toEqual(['critical', 'high']);
});

it('scrubs what a page has not [ERR-1]', async () => {
  await app.visitor().call(monitoringApi.reportErrors, {
    records: [
      record({
        message: 'noura@example.com oobCode=abc SESSION-AB12-CD34',
        metadata: { password: 'hunter2', where: 'https://siraj.example/x?token=abc' },
      }),
    ],
  });
  const [row] = await stored();
  expect(JSON.stringify(row)).not.toMatch(/noura|abc|AB12|hunter2/);
  expect(row).toMatchObject({ metadata: { where: 'https://siraj.example/x' } });
});

it('takes the time of a record from its page unless that clock is far off [ERR-1]', async () => {
  const now = app.clock.now();
  await app.visitor().call(monitoringApi.reportErrors, { records: [record({ timestamp: now - 60_000 })] });
  await app.visitor().call(monitoringApi.reportErrors, { records: [record({ timestamp: 0 })] });
  expect((await stored()).map((row) => row.occurred_at.getTime()).sort()).toEqual([now - 60_000, now]);
});

it.each([
  ['nothing', {}],
  ['no list', { records: 'x' }],
  ['an empty list', { records: [] }],
  ['garbage', { records: [{ severity: 'loud' }, null, 7] }],
  ['1,000 records', { records: Array.from({ length: 1000 }, () => ({})) }],
])('refuses %s and keeps nothing [ERR-1]', async (_, input) => {
  expect(await app.visitor().errorOf(monitoringApi.reportErrors, input)).toMatchObject({
    status: 400,
    code: 'system/invalid-input',
  });
  expect(await stored()).toEqual([]);
});

it('refuses more good records than one call may bring, too long texts and unknown fields [ERR-1]', async () => {
  for (const input of [
    { records: Array.from({ length: 21 }, () => record()) },
    { records: [record({ message: 'x'.repeat(501) })] },
    { records: [record({ metadata: Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`k${index}`, 1])) })] },
    { records: [{ ...record(), userId: 'somebody' }] },
    { records: [record({ message: 'null\0character' })] },
  ])
    expect(await app.visitor().errorOf(monitoringApi.reportErrors, input)).toMatchObject({ status: 400 });
  expect(await stored()).toEqual([]);
});

it('rejects a body of 1 MB unread, and invalid JSON [ERR-1]', async () => {
  const visitor = app.visitor();
  const send = (body: string) => visitor.request({ method: 'POST', path: '/api/errors', body });
  expect((await send(JSON.stringify({ records: [record({ message: 'x'.repeat(1024 * 1024) })] }))).status).toBe(413);
  expect((await send('{"records":[')).status).toBe(400);
  expect(await stored()).toEqual([]);
});

it('counts as any other write, for visitors by their network [ERR-1] [LIMIT-1]', async () => {
  app = await createTestApp({ rateLimits: createRateLimits({ redis: null, secret: 'secret' }) });
  const player = await app.signUp();
  for (let count = 0; count < 50; count += 1)
    await player.call(monitoringApi.reportErrors, { records: [record({ severity: 'low' })] });
  expect(await player.errorOf(monitoringApi.reportErrors, { records: [record()] })).toMatchObject({
    status: 429,
    code: 'rate-limited',
    params: { operation: 'user_action' },
  });
  expect(await app.visitor().call(monitoringApi.reportErrors, { records: [record()] })).toEqual({ accepted: 1 });
});

it('writes no flood of one network: 60 a minute, then again in the next, and leaves room for others and for its own [ERR-1]', async () => {
  const visitor = app.visitor();
  const send = async () =>
    (await visitor.call(monitoringApi.reportErrors, { records: Array.from({ length: 20 }, () => record()) })).accepted;
  const accepted: number[] = [];
  for (let count = 0; count < 16; count += 1) accepted.push(await send());
  expect(accepted.slice(0, 4)).toEqual([20, 20, 20, 0]);
  expect(await stored()).toHaveLength(60);
  app.monitoring.failed({
    code: 'system/unexpected',
    cause: new Error('its own'),
    context: 'GET /api/me',
    requestId: 'r',
  });
  await app.monitoring.flush();
  expect((await stored()).filter(({ origin }) => origin === 'server')).toHaveLength(1);
  app.clock.moveBy(60_000);
  expect(await send()).toBe(20);
});

it('forgets a record after 30 days [ERR-1]', async () => {
  await app.visitor().call(monitoringApi.reportErrors, { records: [record()] });
  app.clock.moveBy(30 * 24 * 3_600_000 - 1);
  await app.monitoring.forgetOldRecords();
  expect(await stored()).toHaveLength(1);
  app.clock.moveBy(1);
  await app.monitoring.forgetOldRecords();
  expect(await stored()).toEqual([]);
});

it('goes along in the export, and loses its person with the account [AUTH-10] [ERR-1]', async () => {
  const player = await app.signUp();
  await player.call(monitoringApi.reportErrors, { records: [record()] });
  expect(await player.call(accountsApi.exportMe, {})).toMatchObject({
    errorRecords: [{ code: 'TypeError', severity: 'high' }],
  });
  await player.call(accountsApi.deleteMe, { password: player.password });
  expect(await stored()).toMatchObject([{ user_id: null, code: 'TypeError' }]);
});

it("records the server's own failures, by the code that was answered, and no refusal [ERR-1]", async () => {
  const server = createHttpServer({
    ...app.server.options,
    logger: pino({ level: 'silent' }),
    onFailure: app.monitoring.failed,
  });
  const failing = (path: `/${string}`, failed?: ErrorCode) =>
    mount(
      server,
      contract({
        method: 'GET',
        path,
        access: 'anyone',
        summary: '',
        input: z.strictObject({}),
        output: z.object({}),
        errors: [],
        ...(failed === undefined ? {} : { failed }),
      }),
      () => Promise.reject(new TypeError('cannot read balance of noura@example.com')),
    );
  failing('/api/bug');
  failing('/api/known', 'store/fetch-packages-failed');
  await server.fastify.ready();
  const client = createTestClient(server.fastify);
  expect((await client.request({ path: '/api/bug' })).status).toBe(500);
  app.clock.moveBy(1);
  expect((await client.request({ path: '/api/known' })).status).toBe(503);
  expect((await client.request({ path: '/api/nowhere' })).status).toBe(404);
  await app.monitoring.flush();
  expect(await stored()).toMatchObject([
    {
      origin: 'server',
      user_id: null,
      severity: 'critical',
      code: 'system/unexpected',
      context: 'GET /api/bug',
      type: 'TypeError',
      message: 'cannot read balance of […]',
      handled: false,
    },
    {
      origin: 'server',
      severity: 'high',
      category: 'database',
      code: 'store/fetch-packages-failed',
      context: 'GET /api/known',
    },
  ]);
});

// With Sentry.
let sentry: SentryDouble | null = null;
afterEach(async () => {
  await sentry?.close();
  sentry = null;
});

async function withSentry(): Promise<SentryDouble> {
  sentry = await startSentryDouble();
  app = await createTestApp({
    monitoring: { sentry: { ...present(readDsn(sentry.dsn), 'the DSN'), timeoutMs: 5000 }, environment: 'siraj.test' },
  });
  return sentry;
}

it('sends each record to Sentry once, as an envelope [ERR-1]', async () => {
  const double = await withSentry();
  const player = await app.signUp();
  await player.call(monitoringApi.reportErrors, {
    records: [record({ severity: 'critical', message: 'of noura@example.com' })],
  });
  await app.outbox.drain();
  await app.outbox.drain();
  const [row] = await stored();
  const id = row?.id.replaceAll('-', '');
  expect(double.requests).toMatchObject([
    {
      path: '/sub/api/42/envelope/',
      query: { sentry_key: 'public-key', sentry_version: '7', sentry_client: 'siraj/1' },
      contentType: 'application/x-sentry-envelope',
      lines: [
        { event_id: id },
        { type: 'event' },
        {
          event_id: id,
          timestamp: app.clock.now() / 1000,
          platform: 'javascript',
          level: 'fatal',
          environment: 'production',
          user: { id: player.user.uid },
          tags: { code: 'TypeError', category: 'unknown', context: 'page /store', origin: 'page', handled: 'false' },
          exception: {
            values: [
              {
                type: 'TypeError',
                value: 'of […]',
                stacktrace: {
                  frames: [
                    { function: '?', lineno: 2, colno: 1 },
                    { function: 'show', filename: 'https://siraj.example/assets/index-1.js', lineno: 10, colno: 5 },
                  ],
                },
              },
            ],
          },
          extra: { status: 500 },
        },
      ],
    },
  ]);
});

it("sends the server's own failures too [ERR-1]", async () => {
  const double = await withSentry();
  app.monitoring.failed({ code: 'system/unexpected', cause: 'thrown text', context: 'GET /api/x', requestId: 'r1' });
  await app.monitoring.flush();
  await app.outbox.drain();
  expect(double.requests[0]?.lines[2]).toMatchObject({
    platform: 'node',
    level: 'fatal',
    environment: 'siraj.test',
    exception: { values: [{ type: 'Error', value: 'thrown text' }] },
    extra: { requestId: 'r1' },
  });
});

it('retries if Sentry is down, and waits while Sentry asks to [ERR-1]', async () => {
  const double = await withSentry();
  const send = () => app.visitor().call(monitoringApi.reportErrors, { records: [record()] });
  double.answer = { status: 503 };
  await send();
  await app.outbox.drain();
  expect(double.requests).toHaveLength(1);
  double.answer = { status: 429, headers: { 'retry-after': '120' } };
  app.clock.moveBy(10_000);
  await app.outbox.drain();
  expect(double.requests).toHaveLength(2);
  double.answer = { status: 200 };
  app.clock.moveBy(110_000);
  await send();
  await app.outbox.drain();
  expect(double.requests).toHaveLength(2);
  app.clock.moveBy(60_000);
  await app.outbox.drain();
  expect(double.requests).toHaveLength(4);
  expect(
    new Set(double.requests.slice(2).map(({ lines: [header] }) => (header as { event_id: string }).event_id)).size,
  ).toBe(2);
  expect(await app.outbox.drain()).toBe(0);
});

it('reads a limit from the header of a successful answer [ERR-1]', async () => {
  const double = await withSentry();
  const send = async () => {
    await app.visitor().call(monitoringApi.reportErrors, { records: [record()] });
    await app.outbox.drain();
  };
  double.answer = {
    status: 200,
    headers: { 'x-sentry-rate-limits': '3600:transaction:key, 60:error;security:organization' },
  };
  await send();
  await send();
  expect(double.requests).toHaveLength(1);
  double.answer = { status: 200 };
  app.clock.moveBy(60_000);
  await app.outbox.drain();
  expect(double.requests).toHaveLength(2);
});

it('drops what Sentry rejects permanently [ERR-1]', async () => {
  const double = await withSentry();
  double.answer = { status: 400 };
  await app.visitor().call(monitoringApi.reportErrors, { records: [record()] });
  await app.outbox.drain();
  app.clock.moveBy(3_600_000);
  await app.outbox.drain();
  expect(double.requests).toHaveLength(1);
});

it('takes a DSN apart, below a path too [ERR-1]', () => {
  expect(readDsn('https://key@o1.ingest.sentry.io/7')).toEqual({
    envelopeUrl: new URL('https://o1.ingest.sentry.io/api/7/envelope/'),
    publicKey: 'key',
  });
  expect(readDsn('https://key@bugs.example/sentry/7')?.envelopeUrl.href).toBe(
    'https://bugs.example/sentry/api/7/envelope/',
  );
  for (const wrong of ['nonsense', 'https://bugs.example/7', 'https://key@bugs.example/'])
    expect(readDsn(wrong)).toBeNull();
});

it('reads the stacks of every browser [ERR-1]', () => {
  expect(framesOf('show@https://siraj.example/a.js:1:2\n@https://siraj.example/a.js:3:4\nnonsense')).toMatchObject([
    { function: '?', lineno: 3 },
    { function: 'show', filename: 'https://siraj.example/a.js', lineno: 1, colno: 2, in_app: true },
  ]);
  expect(
    framesOf('Error: x\n    at async Promise.all (index 0)\n    at run (/app/node_modules/x.js:1:2)'),
  ).toMatchObject([{ function: 'run', in_app: false }]);
});
