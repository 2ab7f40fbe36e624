import type { FastifyBaseLogger } from 'fastify';
import { isForMonitoring, type ErrorRecord } from '#shared/monitoring/schema.ts';
import { scrubRecord } from '#shared/monitoring/scrub.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import type { Outbox } from '../platform/outbox.ts';
import { createRecordBounds } from './record-bounds.ts';
import type { RecordSource } from './record-bounds.ts';
import type { SentEvent } from './sentry.ts';

export interface RecordDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly logger: FastifyBaseLogger;
  /** Whether records are forwarded to Sentry. */
  readonly isForwarding: boolean;
}

export const forwardedKind = 'monitoring/error-record';
const keptForMs = 30 * 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
/** A page's clock may be wrong, by a time zone too; by more than this it says nothing. */
const maxOffMs = 24 * 60 * minuteMs;
export interface RecordBook {
  /** Keeps those of high and critical severity, scrubbed; answers how many. */
  keep(records: readonly ErrorRecord[], source: RecordSource, userId: string | null): Promise<number>;
}

export function createRecordBook(deps: RecordDeps): RecordBook {
  const bounds = createRecordBounds(deps.logger);
  return {
    async keep(records, source, userId) {
      const telling = records.filter(({ severity }) => isForMonitoring(severity));
      const now = deps.clock.now();
      const events = telling
        .slice(0, bounds.take(telling.length, source, now))
        .map((record) => eventOf(record, now, { origin: source.origin, userId }));
      if (events.length > 0) await deps.database.transaction((tx) => insert(tx, deps, events, now));
      return events.length;
    },
  };
}

function eventOf(record: ErrorRecord, now: number, from: Pick<SentEvent, 'origin' | 'userId'>): SentEvent {
  const timestamp = Math.abs(record.timestamp - now) > maxOffMs ? now : record.timestamp;
  return { ...from, id: newId(now), record: { ...scrubRecord(record), timestamp } };
}

async function insert(
  tx: Tx,
  { outbox, isForwarding }: RecordDeps,
  events: readonly SentEvent[],
  now: number,
): Promise<void> {
  await tx
    .insertInto('error_records')
    .values(
      events.map(({ id, origin, userId, record }) => ({
        id,
        origin,
        user_id: userId,
        severity: record.severity,
        category: record.category,
        code: record.code,
        context: record.context,
        type: record.type,
        message: record.message,
        user_message: record.userMessage,
        metadata: JSON.stringify(record.metadata),
        stack: record.stack,
        handled: record.handled,
        environment: record.environment,
        occurred_at: new Date(record.timestamp),
        received_at: new Date(now),
      })),
    )
    .execute();
  if (!isForwarding) return;
  for (const event of events) await outbox.add(tx, forwardedKind, event);
}

export async function forgetOldRecords({ database, clock }: Pick<RecordDeps, 'database' | 'clock'>): Promise<void> {
  await database.query
    .deleteFrom('error_records')
    .where('received_at', '<=', new Date(clock.now() - keptForMs))
    .execute();
}

/** What went wrong stays; to whom it happened goes. */
export async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('error_records').where('user_id', '=', userId).set({ user_id: null }).execute();
}

export async function exportUser(tx: Tx, userId: string): Promise<{ errorRecords: unknown[] }> {
  const rows = await tx
    .selectFrom('error_records')
    .where('user_id', '=', userId)
    .orderBy('occurred_at')
    .select(['code', 'context', 'message', 'severity', 'occurred_at'])
    .execute();
  return {
    errorRecords: rows.map(({ occurred_at: occurredAt, ...row }) => ({ ...row, occurredAt: occurredAt.getTime() })),
  };
}
