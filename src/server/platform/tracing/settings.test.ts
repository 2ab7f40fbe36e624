import { expect, it } from 'vitest';
import { tracingSettingsOf } from '#testing/traces.ts';

it('reads where traces go by the names of OpenTelemetry, and says what is wrong with a setting', () => {
  expect(tracingSettingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' })).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    timeoutMs: 10_000,
    resource: { 'service.name': 'siraj' },
    sampler: { name: 'parentbased_always_on', ratio: 1 },
  });
  expect(
    tracingSettingsOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in',
    }),
  ).toMatchObject({ url: 'https://traces.example/in' });
  expect(
    tracingSettingsOf({
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
