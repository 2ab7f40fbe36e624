import { z } from 'zod';
import { errorRecordSchema, type ErrorRecord } from '#shared/monitoring/schema.ts';
import { framesOf } from './frames.ts';

/** The parts of a DSN: the address of Sentry, or of a compatible server. */
export interface SentrySettings {
  readonly envelopeUrl: URL;
  readonly publicKey: string;
  readonly timeoutMs: number;
}

/** What waits in the outbox to be sent. */
export const sentEventSchema = z.object({
  id: z.string(),
  origin: z.enum(['page', 'server']),
  userId: z.string().nullable(),
  record: errorRecordSchema,
});
export type SentEvent = z.output<typeof sentEventSchema>;

const levels = { low: 'info', medium: 'warning', high: 'error', critical: 'fatal' } as const satisfies Record<
  ErrorRecord['severity'],
  string
>;
const client = 'siraj/1';
const usualPauseMs = 60_000;

export interface Sentry {
  /** Throws where the event was not taken and is to be sent again later. */
  send(event: SentEvent): Promise<void>;
}

/** Sends Sentry's envelope protocol, and waits while it is asked to. */
export function createSentry({ envelopeUrl, publicKey, timeoutMs }: SentrySettings, now: () => number): Sentry {
  let pausedUntil = 0;
  const url = new URL(envelopeUrl);
  for (const [name, value] of [
    ['sentry_key', publicKey],
    ['sentry_version', '7'],
    ['sentry_client', client],
  ] as const)
    url.searchParams.set(name, value);
  return {
    async send(event) {
      if (now() < pausedUntil)
        throw new Error(`Sentry asked for a pause of ${Math.ceil((pausedUntil - now()) / 1000)} s`);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: envelopeOf(event, now()),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      const pauseMs = pauseOf(answer);
      if (pauseMs > 0) pausedUntil = now() + pauseMs;
      if (answer.status === 429 || answer.status >= 500) throw new Error(`Sentry answered ${answer.status}`);
      // Any other rejected record is rejected again: only a wrong key is worth another try.
      if (answer.status === 401 || answer.status === 403) throw new Error(`Sentry rejected the key: ${answer.status}`);
    },
  };
}

/** Parses a DSN, as https://key@host/path/project; null if invalid. */
export function readDsn(dsn: string): { readonly envelopeUrl: URL; readonly publicKey: string } | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, path = '', project] = /^(.*\/)([^/]+)\/?$/.exec(pathname) ?? [];
  if (project === undefined || username === '') return null;
  return { envelopeUrl: new URL(`${protocol}//${host}${path}api/${project}/envelope/`), publicKey: username };
}

function envelopeOf(event: SentEvent, now: number): string {
  const eventId = event.id.replaceAll('-', '');
  const lines = [
    { event_id: eventId, sent_at: new Date(now).toISOString() },
    { type: 'event' },
    eventOf(eventId, event),
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

function eventOf(eventId: string, { record, origin, userId }: SentEvent) {
  const { code, category, context, severity, handled } = record;
  return {
    event_id: eventId,
    timestamp: record.timestamp / 1000,
    platform: origin === 'page' ? 'javascript' : 'node',
    level: levels[severity],
    environment: record.environment,
    tags: { code, category, context, severity, origin, handled: String(handled) },
    ...(userId === null ? {} : { user: { id: userId } }),
    exception: {
      values: [
        {
          type: record.type,
          value: record.message,
          mechanism: { type: 'generic', handled },
          ...(record.stack === null ? {} : { stacktrace: { frames: framesOf(record.stack) } }),
        },
      ],
    },
    extra: { ...record.metadata, userMessage: record.userMessage },
  };
}

// By either header: seconds, or for each group of categories `seconds:categories:scope`.
function pauseOf(answer: Response): number {
  const limits = answer.headers.get('x-sentry-rate-limits');
  const seconds =
    limits === null
      ? []
      : limits.split(',').flatMap((limit) => {
          const [wait = '', categories = ''] = limit.trim().split(':');
          return categories === '' ||
            categories.split(';').some((category) => category === 'error' || category === 'default')
            ? [Number(wait)]
            : [];
        });
  if (answer.status === 429 && seconds.length === 0) {
    const told = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return Number.isFinite(told) && told > 0 ? told * 1000 : usualPauseMs;
  }
  return Math.max(0, ...seconds.filter((wait) => Number.isFinite(wait))) * 1000;
}
