import type { FastifyBaseLogger } from 'fastify';
import type { TracingSettings } from './settings.ts';

/** Keys follow OpenTelemetry's semantic conventions. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  readonly kind?: 'client' | 'consumer' | 'internal' | 'server';
  readonly attributes?: Attributes;
  /** Starts a trace. Any other span needs a current span as parent, so that a health probe's query makes none. */
  readonly isRoot?: boolean;
  /** The header of a caller whose trace a root continues. */
  readonly traceparent?: string | undefined;
  /** Links a root to the span that was current at `noteCause` with this key. */
  readonly cause?: string;
}

/** A span that has begun. */
export interface OpenSpan {
  /** Does work inside the span, so that spans and log lines of it belong to it. */
  run<Value>(work: () => Value): Value;
  set(attributes: Attributes): void;
  /** Marks the span as failed with the error's code, else its name; never its message, which can contain values. */
  fail(error: unknown): void;
  end(): void;
}

/** Creates spans while tracing is on. */
export interface SpanMaker {
  open(name: string, options: SpanOptions): OpenSpan | null;
  outside<Value>(work: () => Value): Value;
  note(key: string): void;
  current(): { readonly traceId: string; readonly spanId: string } | null;
  /** Sends what waits; resolves in any case, within a second. */
  stop(): Promise<void>;
}

export interface Tracing {
  /** Turns tracing off and sends what waits. Resolves in any case, at the latest after a second. */
  stop(): Promise<void>;
}

const noSpan: OpenSpan = {
  run: (work) => work(),
  set: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};

let maker: SpanMaker | null = null;

/** Loads the SDK and turns tracing on, for what is created afterwards: servers, connections of the database, Redis. */
export async function startTracing(settings: TracingSettings, logger: FastifyBaseLogger): Promise<Tracing> {
  const { createSpanMaker } = await import('./open-telemetry.ts');
  const started = createSpanMaker(settings, logger);
  maker = started;
  return {
    async stop() {
      if (maker === started) maker = null;
      await started.stop();
    },
  };
}

export const isTracing = (): boolean => maker !== null;

/** Runs work in a span and marks it as failed if the work throws. Without tracing or a trace, only runs the work. */
export function span<Value>(
  name: string,
  options: SpanOptions,
  work: (opened: OpenSpan) => Promise<Value>,
): Promise<Value> {
  const opened = openSpan(name, options);
  return opened === null ? work(noSpan) : runToEnd(opened, work);
}

async function runToEnd<Value>(opened: OpenSpan, work: (opened: OpenSpan) => Promise<Value>): Promise<Value> {
  try {
    return await opened.run(() => work(opened));
  } catch (error) {
    opened.fail(error);
    throw error;
  } finally {
    opened.end();
  }
}

/**
 * Opens a span that the caller must end, for work that isn't one promise. Null while tracing is off, or if there is no
 * current span and `isRoot` isn't set.
 */
export const openSpan = (name: string, options: SpanOptions): OpenSpan | null => maker?.open(name, options) ?? null;

/** Runs work without a current span, for what outlives it, such as opening a connection. */
export const outsideSpans = <Value>(work: () => Value): Value => (maker === null ? work() : maker.outside(work));

/** Remembers the current span as the cause of work that this process does later (`SpanOptions.cause`). */
export const noteCause = (key: string): void => maker?.note(key);

/** The current trace and span id as log fields; empty outside a span. */
export function logFields(): { readonly trace_id?: string; readonly span_id?: string } {
  const current = maker?.current() ?? null;
  return current === null ? {} : { trace_id: current.traceId, span_id: current.spanId };
}
