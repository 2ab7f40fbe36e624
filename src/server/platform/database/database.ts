import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { CompiledQuery, PostgresPool, PostgresPoolClient, Transaction } from 'kysely';
import { assert } from '#shared/kernel/assert.ts';
import { asDatabaseError, isDeadlock } from './errors.ts';
import { AppError } from '../app-error.ts';
import { isTracing, span } from '../tracing/index.ts';
import type { Connection, Pool, PoolStats } from './pool.ts';
import type { Tables } from './tables.ts';
import { traced } from './trace-statements.ts';

/** A running transaction; pass it to everything that must be done together. */
export type Tx = Transaction<Tables>;

export interface Database {
  /** For single statements. Inside a transaction use its `tx`: asking for another connection there is a bug. */
  readonly query: Kysely<Tables>;
  /** Runs the work again after a deadlock, up to 4 times: it must have no effects except through its `tx`. */
  transaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>;
  /**
   * A statement that is built once and run often, without the builder's work on each run. The values take the places of
   * those it was built with, in order.
   */
  prepare<Row>(statement: CompiledQuery<Row>): (...values: readonly unknown[]) => Promise<readonly Row[]>;
  /** Resolves when the store answers, and rejects with `system/unavailable` after 1.5 s. */
  ping(): Promise<void>;
  poolStats(): PoolStats;
  close(): Promise<void>;
}

const pingWithinMs = 1_500;
const maxAttempts = 5;
const retryWithinMs = 50;
const transactionSpan = { attributes: { 'db.system.name': 'postgresql' } };

type AfterCommit = () => void;
const commitCallbacks = new WeakMap<Tx, AfterCommit[]>();

/** Runs the callback once the transaction has committed, and never if it rolls back. */
export function afterCommit(tx: Tx, callback: AfterCommit): void {
  const callbacks = commitCallbacks.get(tx);
  assert(callbacks !== undefined, 'afterCommit outside Database.transaction');
  callbacks.push(callback);
}

/** `rejectsNestedQueries` finds a query beside a running transaction: it costs each promise of a process. */
export function createDatabase(
  pool: Pool,
  { rejectsNestedQueries = true }: { readonly rejectsNestedQueries?: boolean } = {},
): Database {
  const transactionUnderWay = rejectsNestedQueries ? new AsyncLocalStorage<true>() : null;
  const source = guarded(pool, transactionUnderWay);
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: source }) });
  let pingUnderWay: Promise<void> | null = null;
  // One at a time: a store that is frozen must not get a connection's worth of them each second.
  const ping = () => {
    pingUnderWay ??= query
      .selectNoFrom((build) => build.lit(1).as('one'))
      .execute()
      .then(() => undefined)
      .finally(() => {
        pingUnderWay = null;
      });
    return pingUnderWay;
  };
  const runOnce = async <Value>(work: (tx: Tx) => Promise<Value>) => {
    const callbacks: AfterCommit[] = [];
    const value = await query.transaction().execute((tx) => {
      commitCallbacks.set(tx, callbacks);
      return transactionUnderWay === null ? work(tx) : transactionUnderWay.run(true, () => work(tx));
    });
    return { value, callbacks };
  };
  return {
    query,
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        const committed = await span('transaction', transactionSpan, () => runOnce(work)).catch((error: unknown) => {
          if (!isDeadlock(error) || attempt === maxAttempts) throw error;
          return null;
        });
        if (committed !== null) {
          for (const callback of committed.callbacks) callback();
          return committed.value;
        }
        // Run at once, it could take the lock again before the other has woken up, and meet it in the next deadlock.
        await sleep(randomInt(attempt * retryWithinMs));
      }
    },
    prepare:
      <Row>({ sql: text }: CompiledQuery<Row>) =>
      async (...values: readonly unknown[]) => {
        const client = await source.connect();
        try {
          return (await client.query<Row>(text, values)).rows;
        } finally {
          client.release();
        }
      },
    ping: () => answeredWithin(ping(), pingWithinMs),
    poolStats: () => pool.stats(),
    close: () => query.destroy(),
  };
}

/** Reads in one transaction that sees one state of the database throughout, and changes nothing. */
export function inSnapshot<Value>(database: Database, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  return database.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    return work(tx);
  });
}

async function answeredWithin(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('system/unavailable', { cause: new Error(`no answer within ${ms} ms`) })),
      ms,
    );
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

// Inside a transaction, asking for a second connection deadlocks if there is only one.
function guarded(pool: Pool, transactionUnderWay: AsyncLocalStorage<true> | null): PostgresPool {
  return {
    async connect() {
      assert(transactionUnderWay?.getStore() === undefined, 'a query beside the transaction under way; use its tx');
      try {
        const connection = await pool.connect();
        return guardedClient(isTracing() ? traced(connection) : connection);
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
    end: () => pool.end(),
  };
}

function guardedClient(connection: Connection): PostgresPoolClient {
  const run = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await connection.query(sql, parameters);
    } catch (error) {
      throw asDatabaseError(error);
    }
  };
  // kysely's type also has cursors, which are used only with its `cursor` option.
  return { query: run as PostgresPoolClient['query'], release: () => connection.release() };
}
