import { z } from 'zod';
import { choiceSetting, numberSetting, settingsGroup, urlSetting } from '../settings-group.ts';

/** Where traces are sent, as whose, and which of them. */
export interface TracingSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For one export, with its retries. */
  readonly timeoutMs: number;
  /** What a trace says of the process; always has `service.name`. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: { readonly name: (typeof samplers)[number]; readonly ratio: number };
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The names of OpenTelemetry's own documents. */
export const tracingSettings = settingsGroup({
  shape: {
    OTEL_EXPORTER_OTLP_ENDPOINT: urlSetting('http:', 'https:').optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: urlSetting('http:', 'https:').optional(),
    OTEL_EXPORTER_OTLP_HEADERS: pairsSetting(),
    OTEL_EXPORTER_OTLP_TIMEOUT: numberSetting().min(1).default(10_000),
    OTEL_SERVICE_NAME: z.string().optional(),
    OTEL_RESOURCE_ATTRIBUTES: pairsSetting(),
    OTEL_TRACES_SAMPLER: choiceSetting(samplers).default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: 'must be a number' })
      .min(0, { error: 'must be between 0 and 1' })
      .max(1, { error: 'must be between 0 and 1' })
      .default(1),
  },
  read(values): { readonly tracing: TracingSettings | null } {
    const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? tracesUrl(values.OTEL_EXPORTER_OTLP_ENDPOINT);
    if (url === null) return { tracing: null };
    return {
      tracing: {
        url,
        headers: values.OTEL_EXPORTER_OTLP_HEADERS,
        timeoutMs: values.OTEL_EXPORTER_OTLP_TIMEOUT,
        resource: {
          'service.name': 'siraj',
          ...values.OTEL_RESOURCE_ATTRIBUTES,
          ...(values.OTEL_SERVICE_NAME === undefined ? {} : { 'service.name': values.OTEL_SERVICE_NAME }),
        },
        sampler: { name: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG },
      },
    };
  },
});

function tracesUrl(endpoint: string | undefined): string | null {
  return endpoint === undefined ? null : `${endpoint.replace(/\/$/, '')}/v1/traces`;
}

/** `name=value` by comma, each percent-encoded where it has one of these signs. */
function pairsSetting() {
  return z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .filter((pair) => pair.trim() !== '')
        .map((pair) => pair.split('=').map((part) => decoded(part.trim()))),
    )
    .refine((pairs) => pairs.every(([name, value, ...more]) => name && value !== undefined && !more.length), {
      error: 'must be name=value by comma',
    })
    .refine((pairs) => pairs.flat().every((part) => part !== null), {
      error: 'has a percent sign that encodes nothing',
    })
    .transform((pairs) => Object.fromEntries(pairs.map(([name, value]) => [name ?? '', value ?? ''])));
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
