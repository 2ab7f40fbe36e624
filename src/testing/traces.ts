import { afterEach, beforeEach } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { createHttpServer } from '../server/platform/http/index.ts';
import type { HttpServer } from '../server/platform/http/index.ts';
import { createLogger } from '../server/platform/logger.ts';
import { parseSettings } from '../server/platform/settings-group.ts';
import { startTracing, tracingSettings } from '../server/platform/tracing/index.ts';
import type { Tracing } from '../server/platform/tracing/index.ts';
import { startOtlpDouble } from './otlp-double.ts';
import type { OtlpDouble, ReceivedSpan } from './otlp-double.ts';
import { createTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

type Environment = Readonly<Record<string, string>>;

/** A receiver of traces, and what sends to it. */
export interface Traces {
  receiver: OtlpDouble;
  /** Lines of the newest logger. */
  logged: string[];
  /** Called after the test, the newest first. */
  readonly closing: (() => unknown)[];
  logger(): ReturnType<typeof createLogger>;
  /** Turns tracing on, as main.ts does with these settings. */
  start(environment?: Environment): Promise<void>;
  stop(): Promise<void>;
  /** An app that is created while tracing is on, on a port. */
  startApp(environment?: Environment): Promise<{ app: TestApp; origin: string }>;
  /** Another server of the app, with routes that a test adds; its origin. */
  serve(app: TestApp, addRoutes: (server: HttpServer) => void): Promise<string>;
  /** Stops tracing, and returns everything that the receiver got. */
  received(): Promise<readonly ReceivedSpan[]>;
}

/** A new receiver for each test of a file. */
export function useTraces(): Traces {
  let tracing: Tracing;
  const closing: Traces['closing'] = [];
  beforeEach(async () => {
    traces.receiver = await startOtlpDouble();
    closing.push(() => traces.receiver.close());
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  const traces: Traces = {
    receiver: undefined as unknown as OtlpDouble,
    logged: [],
    closing,
    logger() {
      traces.logged = [];
      return createLogger({ logLevel: 'debug', tracing: {} }, { write: (line) => void traces.logged.push(line) });
    },
    async start(environment = {}) {
      const { endpoint } = traces.receiver;
      const parsed = parseSettings(tracingSettings, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...environment });
      if (!parsed.ok) throw new Error(parsed.problems.join());
      tracing = await startTracing(present(parsed.env.tracing, 'the settings'), traces.logger());
      closing.push(() => tracing.stop());
    },
    stop: () => tracing.stop(),
    async startApp(environment) {
      await traces.start(environment);
      const app = await createTestApp({ logger: traces.logger() });
      closing.push(() => app.server.fastify.close());
      return { app, origin: await app.server.fastify.listen({ port: 0, host: '127.0.0.1' }) };
    },
    async serve(app, addRoutes) {
      const server = createHttpServer({ ...app.server.options, onFailure: () => undefined });
      addRoutes(server);
      closing.push(() => server.fastify.close());
      return server.fastify.listen({ port: 0, host: '127.0.0.1' });
    },
    async received() {
      await tracing.stop();
      return traces.receiver.spans;
    },
  };
  return traces;
}

/** The settings of tracing in an environment, null while it is off; or what is wrong with them. */
export function tracingSettingsOf(environment: Environment) {
  const parsed = parseSettings(tracingSettings, environment);
  return parsed.ok ? parsed.env.tracing : parsed.problems;
}

/** The first span of this name; throws without one. */
export function named(spans: readonly ReceivedSpan[], name: string): ReceivedSpan {
  return present(
    spans.find((each) => each.name === name),
    `${name} among ${spans.map((each) => each.name).join()}`,
  );
}

/** The children of a span. */
export function below(spans: readonly ReceivedSpan[], { spanId }: ReceivedSpan): readonly ReceivedSpan[] {
  return spans.filter(({ parentSpanId }) => parentSpanId === spanId);
}
