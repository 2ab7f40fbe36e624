import { pino } from 'pino';
import type { DestinationStream, Level, Logger } from 'pino';
import { logFields } from './tracing/index.ts';

/** Lines of JSON, by default to the standard output; with traces they name the span that they are written in. */
export function createLogger(
  { logLevel, tracing }: { readonly logLevel: Level | 'silent'; readonly tracing: object | null },
  destination?: DestinationStream,
): Logger {
  return pino({ level: logLevel, ...(tracing === null ? {} : { mixin: logFields }) }, destination);
}
