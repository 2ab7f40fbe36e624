import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient, Transaction } from 'kysely';
import { assert } from '#shared/kernel/assert.ts';
import { asDatabaseError } from './errors.ts';
import type { Connection, Pool } from './pool.ts';
import type { Tables } from './tables.ts';

/** A transaction under way; pass it to everything that must be done together. */
export type Tx = Transaction<Tables>;

export interface Database {
  /** For single statements. Inside a transaction use its `tx`: asking for another connection there is a bug. */
  readonly query: Kysely<Tables>;
  transaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>;
  /** Answers when the store does. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

type AfterCommit = () => void;
const commitCallbacks = new WeakMap<Tx, AfterCommit[]>();

/** Runs the callback once the transaction has committed, and never if it rolls back. */
export function afterCommit(tx: Tx, callback: AfterCommit): void {
  const callbacks = commitCallbacks.get(tx);
  assert(callbacks !== undefined, 'afterCommit outside Database.transaction');
  callbacks.push(callback);
}

export function createDatabase(pool: Pool): Database {
  const transactionUnderWay = new AsyncLocalStorage<true>();
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded(pool, transactionUnderWay) }) });
  return {
    query,
    async transaction(work) {
      const callbacks: AfterCommit[] = [];
      const value = await query.transaction().execute((tx) => {
        commitCallbacks.set(tx, callbacks);
        return transactionUnderWay.run(true, () => work(tx));
      });
      for (const callback of callbacks) callback();
      return value;
    },
    async ping() {
      await query.selectNoFrom((build) => build.lit(1).as('one')).execute();
    },
    close: () => query.destroy(),
  };
}

// A second connection inside a transaction waits for the first for ever where there is only one.
function guarded(pool: Pool, transactionUnderWay: AsyncLocalStorage<true>): PostgresPool {
  return {
    async connect() {
      assert(transactionUnderWay.getStore() === undefined, 'a query beside the transaction under way; use its tx');
      try {
        return guardedClient(await pool.connect());
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
  // kysely's type also has cursors, which nobody asks for without its `cursor` option.
  return { query: run as PostgresPoolClient['query'], release: () => connection.release() };
}
