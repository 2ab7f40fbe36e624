import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { isStalePlan } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { openPGlite } from './pglite-engine.ts';
import { openPGliteWorker } from './pglite-worker-client.ts';
import type { Pool } from './pool.ts';
import { singleConnectionPool } from './single-connection-pool.ts';

// pg would give both as text.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** PostgreSQL, by a pool of connections. `onIdleError` hears of connections lost while nobody used them. */
export function openPostgres(url: string, onIdleError: (error: Error) => void, connections = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    types,
  });
  pool.on('error', onIdleError);
  // A client in use emits what broke it beside rejecting the query; unheard it would end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  return createDatabase(withNamedStatements(pool));
}

/** The embedded database in a folder that this process alone may use. `onLost` hears when it can't go on. */
export async function openEmbedded(dataFolder: string, onLost: (cause: Error) => void): Promise<Database> {
  await mkdir(dataFolder, { recursive: true });
  const lock = await lockFolder(dataFolder);
  try {
    const pool = singleConnectionPool(await openPGliteWorker(join(dataFolder, 'database'), onLost));
    return createDatabase({ ...pool, end: () => pool.end().finally(() => lock.release()) });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** An embedded database in memory, in this thread: for tests. */
export async function openInMemory(): Promise<Database> {
  return createDatabase(singleConnectionPool(await openPGlite()));
}

// A named statement is planned once a connection, which doubles what one connection does.
const mostNamed = 300;

function withNamedStatements(pool: pg.Pool): Pool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    // Texts whose lists vary in length would otherwise fill the server's memory.
    if (known !== undefined || names.size >= mostNamed) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      const client = await pool.connect();
      let broken: Error | undefined;
      return {
        async query(text, parameters) {
          const values = [...parameters];
          const name = values.length === 0 ? undefined : nameOf(text);
          try {
            const { command, rowCount, rows } = await client.query<Record<string, unknown>>(name === undefined ? { text, values } : { name, text, values });
            return { command, rowCount: rowCount ?? 0, rows };
          } catch (error) {
            if (isStalePlan(error)) broken = error;
            throw error;
          }
        },
        release: () => client.release(broken),
      };
    },
    end: () => pool.end(),
  };
}
