import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { tracingSettingsOf, useTraces } from '#testing/traces.ts';
import { openSpan, span } from './index.ts';

const traces = useTraces();

it('gets the headers and the name of the service from the settings', async () => {
  await traces.start({
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key, x-team = siraj',
    OTEL_SERVICE_NAME: 'siraj-one',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test,service.name=other',
  });
  await span('work', { isRoot: true }, () => Promise.resolve());
  await traces.received();
  expect(traces.receiver.requests).toMatchObject([
    { path: '/v1/traces', headers: { authorization: 'Bearer key', 'x-team': 'siraj' } },
  ]);
  expect(traces.receiver.resources).toMatchObject([
    { 'service.name': 'siraj-one', 'deployment.environment.name': 'test', 'telemetry.sdk.language': 'nodejs' },
  ]);
  expect(traces.receiver.resources[0]?.['service.instance.id']).toMatch(/^[\da-f-]{36}$/);
});

it.each([
  ['away', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:2' }],
  ['hanging', {}],
])('answers as ever while the receiver is %s, and says once that traces are lost', async (_, environment) => {
  traces.receiver.status = null;
  const { app } = await traces.startApp({ OTEL_EXPORTER_OTLP_TIMEOUT: '20', ...environment });
  const user = await app.signUp();
  expect((await user.request({ path: '/api/me' })).status).toBe(200);
  await traces.stop();
  expect((await user.request({ path: '/api/me' })).status).toBe(200);
  expect(traces.logged.filter((line) => line.includes('traces could not be sent'))).toHaveLength(1);
});

it('drops spans beyond a bound while the receiver hangs, and sends those that wait once it answers', async () => {
  await traces.start();
  traces.receiver.status = null;
  for (let number = 0; number < 10_000; number += 1) openSpan('work', { isRoot: true })?.end();
  await expect.poll(() => traces.receiver.requests).toHaveLength(1);
  traces.receiver.status = 200;
  traces.receiver.answerWaiting();
  expect((await traces.received()).length).toBeLessThan(3_000);
  expect(traces.receiver.spans.length).toBeGreaterThan(1_000);
});

it('says when traces arrive again', async () => {
  await traces.start();
  traces.receiver.status = 400;
  for (let number = 0; number < 512; number += 1) openSpan('lost', { isRoot: true })?.end();
  await expect.poll(() => traces.logged.join()).toContain('traces could not be sent');
  traces.receiver.status = 200;
  await span('kept', { isRoot: true }, () => Promise.resolve());
  expect((await traces.received()).map(({ name }) => name)).toEqual(['kept']);
  expect(traces.logged.join()).toContain('traces are sent again');
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
  const settings = tracingSettingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:2' });
  expect(await load('')).toBe('false');
  expect(await load(`await startTracing(${JSON.stringify(settings)}, console);`)).toBe('true');
});
