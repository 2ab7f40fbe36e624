import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { assert, present } from '#shared/kernel/assert.ts';
import type { Clock } from './clock.ts';
import { afterCommit } from './database/index.ts';
import type { Database, Tx } from './database/index.ts';
import { newId } from './ids.ts';
import { outboxDelivered } from './measurements.ts';
import { noteCause, outsideSpans, span } from './tracing/index.ts';
import type { OpenSpan, SpanOptions } from './tracing/index.ts';

/**
 * Messages that must not be lost: written in the transaction that causes them, delivered after the commit, at least
 * once. A handler may therefore see the same entry twice.
 */
export interface Outbox {
  on(kind: string, handle: (payload: unknown) => Promise<void>): void;
  /** Due at once, or from a moment on. */
  add(tx: Tx, kind: string, payload: unknown, dueAt?: number): Promise<void>;
  /** After the commit, delivers what a database function added in this transaction, without waiting for the next poll. */
  deliverAfterCommit(tx: Tx): void;
  /** Delivers what is due; returns the number of entries taken. */
  drain(): Promise<number>;
  /** What waits, for a dashboard. */
  backlog(): Promise<OutboxBacklog>;
  start(): void;
  /** Resolves when running deliveries end. */
  stop(): Promise<void>;
}

export interface OutboxBacklog {
  readonly due: number;
  /** Has its time yet to come, an entry being delivered among them. */
  readonly later: number;
  /** Given up. */
  readonly dead: number;
  readonly oldestDueSeconds: number;
}

declare module './database/tables.ts' {
  interface Tables {
    outbox: {
      id: string;
      kind: string;
      payload: unknown;
      attempts: number;
      run_after: Date;
      last_error: string | null;
      dead_at: Date | null;
      created_at: Date;
    };
  }
}

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

const batchSize = 10;
const pollMs = 5_000;
/** An entry of a process that died is taken again after this; no handler may take this long. */
const leaseMs = 60_000;
const firstDelayMs = 2_000;
const maxDelayMs = 60 * 60 * 1000;
/** How far clocks may differ before an entry counts as set by a wrong one. */
const clockSlackMs = 10 * 60_000;
/** About nine hours of trying. */
export const maxAttempts = 20;

/** Doubles from 2 s to an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs);
}

export function createOutbox(deps: { database: Database; clock: Clock; logger: FastifyBaseLogger }): Outbox {
  const { database, clock, logger } = deps;
  const handlers = new Map<string, (payload: unknown) => Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let kickedMeanwhile = false;
  let isStopping = false;

  const drain = async () => {
    let taken = 0;
    for (;;) {
      const entries = await take(database, clock.now());
      if (entries.length === 0) return taken;
      taken += entries.length;
      await Promise.all(
        entries.map((entry) => span(`deliver ${entry.kind}`, spanOf(entry), (opened) => deliver(entry, opened))),
      );
      // A delivery may add another entry endlessly: the rest waits for the next run.
      if (isStopping) return taken;
    }
  };

  const deliver = async (entry: Entry, opened: OpenSpan) => {
    try {
      const handle = handlers.get(entry.kind);
      assert(handle !== undefined, `no handler for ${entry.kind}`);
      await handle(entry.payload);
      await database.query.deleteFrom('outbox').where('id', '=', entry.id).execute();
      outboxDelivered.publish({ kind: entry.kind, outcome: 'delivered' });
    } catch (error) {
      opened.fail(error);
      outboxDelivered.publish({ kind: entry.kind, outcome: 'failed' });
      logger.warn({ err: error, kind: entry.kind, attempts: entry.attempts }, 'an outbox entry failed');
      await postpone(database, entry, error, clock.now());
    }
  };

  const kick = () => {
    if (timer === null) return;
    if (running !== null) {
      kickedMeanwhile = true;
      return;
    }
    running = outsideSpans(drain)
      .then(
        () => undefined,
        (error: unknown) => logger.error({ err: error }, 'the outbox could not be read'),
      )
      .finally(() => {
        running = null;
        if (!kickedMeanwhile) return;
        kickedMeanwhile = false;
        kick();
      });
  };

  return {
    on(kind, handle) {
      assert(!handlers.has(kind), `${kind} has a handler`);
      handlers.set(kind, handle);
    },
    async add(tx, kind, payload, dueAt) {
      const now = clock.now();
      const id = newId(now);
      noteCause(id);
      await tx
        .insertInto('outbox')
        .values({
          id,
          kind,
          payload: JSON.stringify(payload),
          attempts: 0,
          run_after: new Date(dueAt ?? now),
          last_error: null,
          dead_at: null,
          created_at: new Date(now),
        })
        .execute();
      afterCommit(tx, kick);
    },
    deliverAfterCommit: (tx) => afterCommit(tx, kick),
    drain,
    backlog: () => readBacklog(database, clock.now()),
    start() {
      timer ??= setInterval(kick, pollMs);
      kick();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      isStopping = true;
      await running;
    },
  };
}

/** A trace begins with the delivery, since the request was answered before; the request is linked if this process had it. */
function spanOf({ id, kind }: Entry): SpanOptions {
  return {
    kind: 'consumer',
    isRoot: true,
    cause: id,
    attributes: {
      'messaging.operation.type': 'process',
      'messaging.destination.name': kind,
      'messaging.message.id': id,
    },
  };
}

// Taken by a lease and not by a lock: a slow mail server must not occupy a connection.
async function take(database: Database, now: number): Promise<Entry[]> {
  const entries = await database.query
    .updateTable('outbox')
    .set({ attempts: sql<number>`attempts + 1`, run_after: new Date(now + leaseMs) })
    .where('id', 'in', (build) =>
      build
        .selectFrom('outbox')
        .select('id')
        .where('dead_at', 'is', null)
        .where((build) => build.or([build('run_after', '<=', new Date(now)), isFromClockAhead(now)]))
        .orderBy('run_after')
        .orderBy('id')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();
  // An update returns its rows in any order; two mails to one address are started in the order they were written.
  return entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** No entry waits that long, except one that was given a time: the clock has gone back since. */
function isFromClockAhead(now: number) {
  return sql<boolean>`((attempts > 0 or run_after = created_at) and run_after > ${new Date(now + clockSlackMs)}::timestamptz
    + least(${firstDelayMs} * 2 ^ greatest(attempts - 1, 0), ${maxDelayMs}) * interval '1 millisecond')`;
}

async function readBacklog(database: Database, now: number): Promise<OutboxBacklog> {
  const at = new Date(now);
  const {
    rows: [row],
  } = await sql<OutboxBacklog>`
    select count(*) filter (where dead_at is null and run_after <= ${at}) as due,
      count(*) filter (where dead_at is null and run_after > ${at}) as later,
      count(dead_at) as dead,
      coalesce(extract(epoch from ${at}::timestamptz - min(run_after) filter (where dead_at is null and run_after <= ${at})), 0)::float8
        as "oldestDueSeconds"
    from outbox
  `.execute(database.query);
  return present(row, 'a row of counts');
}

async function postpone(database: Database, entry: Entry, error: unknown, now: number): Promise<void> {
  await database.query
    .updateTable('outbox')
    .where('id', '=', entry.id)
    .set({
      run_after: new Date(now + retryDelayMs(entry.attempts)),
      last_error: String(error).slice(0, 500),
      ...(entry.attempts >= maxAttempts ? { dead_at: new Date(now) } : {}),
    })
    .execute();
}
