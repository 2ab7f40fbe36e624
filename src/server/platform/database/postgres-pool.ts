import './runtime-name.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hasEndedConnection, isStalePlan } from './errors.ts';
import type { Pool } from './pool.ts';
import { limitUnderWayMs, statementLimitMs } from './statement-limit.ts';
import { outsideSpans } from '../tracing/index.ts';

// pg would give both as text.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
const parseInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;
// In UTC, as most servers give it, the engine's own parser is several times faster than the driver's.
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) =>
  /^\d{4}-\d\d-\d\d .{8,15}\+00$/.test(text)
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : parseInstant(text),
);

export interface PostgresOptions {
  readonly connections?: number;
  /** The default limit of a statement; withLongStatements raises it. */
  readonly limitMs?: number;
  /** For a connection, whether it is new or another caller has it. */
  readonly connectWithinMs?: number;
}

/** PostgreSQL ends a statement at its limit; a statement without an answer this much later is lost. */
const answerGraceMs = 500;
/** A client that vanished within a transaction keeps its locks no longer. */
const idleInTransactionMs = 15_000;
/** From then on the kernel asks each second whether the other side is there, ten times. */
const keepAliveAfterMs = 10_000;
const idleMs = 10_000;
// A named statement is planned once a connection, which doubles what one connection does.
const maxNamed = 300;
// Planned for its values each time: a kept plan takes any limit for a tenth of the table, and a rare value for a common one.
const isPage = / limit \$\d/;

/**
 * A pool of pg in which no caller waits without end: on a network that swallows everything, on a server that is frozen,
 * or on a lock. A connection that didn't answer in time is closed, never used again.
 */
export function openPostgresPool(
  url: string,
  onIdleError: (error: Error) => void,
  options: PostgresOptions = {},
): Pool {
  const { connections: max = 10, limitMs: defaultLimitMs = statementLimitMs, connectWithinMs = 5_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    statement_timeout: defaultLimitMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  pool.on('error', onIdleError);
  // A client in use emits what broke it beside rejecting the query; unheard it would end the process.
  pool.on('connect', (client) => {
    client.on('error', onIdleError);
    // Compiling took most of the time of the longest statements, and made none faster. A statement, since poolers refuse options.
    const statement: pg.QueryConfig & { readonly query_timeout: number } = {
      text: 'set jit = off',
      query_timeout: defaultLimitMs + answerGraceMs,
    };
    // A connection that can't do this fails at its first statement, which says so.
    client.query(statement).catch(() => undefined);
  });
  return withNamedStatements(pool, () => connectWhereFull(pool, connectWithinMs), defaultLimitMs, max);
}

const tooManyConnections = '53300';
const fullRetryMs = 20;

/** A server that is out of connections refuses a new one: one that this pool has will do, once its caller returns it. */
async function connectWhereFull(pool: pg.Pool, withinMs: number): Promise<pg.PoolClient> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const isFull = error instanceof pg.DatabaseError && error.code === tooManyConnections;
      if (!isFull || pool.totalCount === 0 || performance.now() - startedAt >= withinMs) throw error;
      await sleep(fullRetryMs);
    }
  }
}

function withNamedStatements(
  pool: pg.Pool,
  connectClient: () => Promise<pg.PoolClient>,
  defaultLimitMs: number,
  max: number,
): Pool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    // Texts whose lists vary in length would otherwise fill the server's memory.
    if (known !== undefined || names.size >= maxNamed) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const serverLimits = new WeakMap<pg.PoolClient, number>();
  return {
    async connect() {
      const limitMs = limitUnderWayMs() ?? defaultLimitMs;
      const client = await outsideSpans(connectClient);
      const query_timeout = limitMs + answerGraceMs;
      let broken: Error | undefined;
      const run = async (statement: pg.QueryConfig & { readonly query_timeout: number }) => {
        // A rollback on a connection that was lost would wait as long as the statement did.
        if (broken !== undefined) throw broken;
        try {
          return await client.query<Record<string, unknown>>(statement);
        } catch (error) {
          if (error instanceof Error && !isUsableAfter(error)) broken = error;
          throw error;
        }
      };
      return {
        async query(text, parameters) {
          if ((serverLimits.get(client) ?? defaultLimitMs) !== limitMs) {
            await run({ text: `set statement_timeout = ${limitMs}`, query_timeout });
            serverLimits.set(client, limitMs);
          }
          const values = [...parameters];
          const name = values.length === 0 || isPage.test(text) ? undefined : nameOf(text);
          const { command, rowCount, rows } = await run({
            ...(name === undefined ? {} : { name }),
            text,
            values,
            query_timeout,
          });
          return { command, rowCount: rowCount ?? 0, rows };
        },
        release: () => client.release(broken),
      };
    },
    stats: () => ({ max, busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  };
}

/** An error that PostgreSQL has answered leaves its connection in order; any other, a time-out first, leaves it unknown. */
function isUsableAfter(error: Error): boolean {
  return error instanceof pg.DatabaseError && !isStalePlan(error) && !hasEndedConnection(error);
}
