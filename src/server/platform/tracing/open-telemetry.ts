import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, isSpanContextValid, trace } from '@opentelemetry/api';
import type { Link, Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler, SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { traceOutgoing } from './outgoing.ts';
import type { TracingSettings } from './settings.ts';
import type { OpenSpan, SpanMaker, SpanOptions } from './spans.ts';

/** Spans that wait; further ones are dropped. Together with those being sent they take some 5 MB. */
const maxWaiting = 2_048;
const maxBatch = 512;
/** All that waits, which the end sends at once, beside a batch that is being sent. */
const maxExports = maxWaiting / maxBatch + 1;
/** A stop waits no longer for a receiver that is away. */
const maxFlushMs = 1_000;
/** An attribute is cut there. */
const maxAttributeLength = 500;
/** Causes of work that another process did, or that was rolled back, leave by their age. */
const maxCauses = 1_000;

const kinds = {
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
} as const;

/** Makes spans and sends them in batches. What is current follows each promise of the process, until `stop`. */
export function createSpanMaker(settings: TracingSettings, logger: FastifyBaseLogger): SpanMaker {
  const current = new AsyncLocalStorage<Span | undefined>();
  const outside = <Value>(work: () => Value): Value => current.run(undefined, work);
  const causes = createCauses();
  const provider = createProvider(settings, noticed(createExporter(settings), outside, logger));
  const tracer = provider.getTracer('siraj');
  const open = (name: string, { kind = 'internal', attributes = {}, isRoot = false, ...origin }: SpanOptions) => {
    const parent = isRoot ? parentOf(origin.traceparent) : current.getStore();
    if (parent === undefined && !isRoot) return null;
    const links = origin.cause === undefined ? [] : causes.take(origin.cause);
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
    const made = tracer.startSpan(name, { kind: kinds[kind], attributes, links }, context);
    return openSpanOf(made, (work) => current.run(made, work));
  };
  const stopOutgoing = traceOutgoing(open);
  return {
    open,
    outside,
    note: (key) => causes.note(key, current.getStore()),
    current: () => current.getStore()?.spanContext() ?? null,
    async stop() {
      stopOutgoing();
      // The exporter has logged a failure.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(maxFlushMs, undefined, { ref: false })]);
      current.disable();
    },
  };
}

function openSpanOf(made: Span, run: OpenSpan['run']): OpenSpan {
  return {
    run,
    set: (attributes) => void made.setAttributes(attributes),
    fail: (error) => void made.setAttribute('error.type', typeOf(error)).setStatus({ code: SpanStatusCode.ERROR }),
    end: () => made.end(),
  };
}

function typeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The span of a caller, by the W3C's Trace Context; undefined without a valid header. */
function parentOf(traceparent: string | undefined): Span | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] =
    /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(traceparent ?? '') ?? [];
  // Only later versions may have more parts.
  if (version === '00' && more !== undefined) return undefined;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? trace.wrapSpanContext(context) : undefined;
}

function createCauses() {
  const spans = new Map<string, Link>();
  return {
    note(key: string, cause: Span | undefined) {
      if (cause === undefined) return;
      spans.set(key, { context: cause.spanContext() });
      const [oldest] = spans.keys();
      if (spans.size > maxCauses && oldest !== undefined) spans.delete(oldest);
    },
    take(key: string): Link[] {
      const cause = spans.get(key);
      spans.delete(key);
      return cause === undefined ? [] : [cause];
    },
  };
}

function createProvider({ resource, sampler }: TracingSettings, exporter: SpanExporter): TracerProvider {
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.instance.id': randomUUID(), ...resource })),
    sampler: samplerOf(sampler),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: maxWaiting, maxExportBatchSize: maxBatch })],
  });
}

function samplerOf({ name, ratio }: TracingSettings['sampler']): Sampler {
  if (name.startsWith('parentbased_'))
    return new ParentBasedSampler({ root: rootSamplerOf(name.slice('parentbased_'.length), ratio) });
  return rootSamplerOf(name, ratio);
}

function rootSamplerOf(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'always_on' ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(ratio);
}

function createExporter({ url, headers, timeoutMs }: TracingSettings): SpanExporter {
  return new OTLPTraceExporter({ url, headers, timeoutMillis: timeoutMs, concurrencyLimit: maxExports });
}

/** Logs when traces begin to be lost and when they arrive again, and sends them outside of the span that was current. */
function noticed(
  exporter: SpanExporter,
  outside: <Value>(work: () => Value) => Value,
  logger: FastifyBaseLogger,
): SpanExporter {
  let isFailing = false;
  const notice = (failed: boolean, error: Error | undefined) => {
    if (failed === isFailing) return;
    isFailing = failed;
    if (failed) logger.warn({ err: error }, 'traces could not be sent');
    else logger.warn('traces are sent again');
  };
  return {
    export: (spans, done) =>
      outside(() =>
        exporter.export(spans, (result) => {
          notice(result.error !== undefined, result.error);
          done(result);
        }),
      ),
    shutdown: () => exporter.shutdown(),
  };
}
