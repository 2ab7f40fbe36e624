/**
 * Traces: what a request, a delivery or a job consists of, as spans of OpenTelemetry. Off until `startTracing`: then the
 * SDK isn't loaded, nothing follows the calls of a process, and `span` only does its work. Attributes never contain
 * values: no query, cookie, body, header, e-mail or text of an error.
 */
export { isTracing, logFields, noteCause, openSpan, outsideSpans, span, startTracing } from './spans.ts';
export type { OpenSpan, SpanOptions, Tracing } from './spans.ts';
export { tracingSettings } from './settings.ts';
