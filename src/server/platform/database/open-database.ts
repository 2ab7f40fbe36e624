import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes } from '../disk-space.ts';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { openPGliteWorker } from './pglite-worker-client.ts';
import { openPostgresPool } from './postgres-pool.ts';
import type { PostgresOptions } from './postgres-pool.ts';
import { singleConnectionPool } from './single-connection-pool.ts';
import { assertRoom, minFreeBytes, superviseEngine } from './supervised-engine.ts';
import type { SupervisedParts } from './supervised-engine.ts';

/** A new one takes 40 MB before anything is in it. */
const newDatabaseBytes = 100_000_000;

/**
 * PostgreSQL with a connection pool. `onIdleError` is called for connections lost while idle. Tests set
 * `rejectsNestedQueries`; with one connection, where such a query never ends, it is always on.
 */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  options: PostgresOptions & { readonly rejectsNestedQueries?: boolean } = {},
): Database {
  const { rejectsNestedQueries = options.connections === 1 } = options;
  return createDatabase(openPostgresPool(url, onIdleError, options), { rejectsNestedQueries });
}

export interface EmbeddedOptions {
  /** Called when it can't continue, and opening it again doesn't help. */
  readonly onLost: (cause: Error) => void;
  /** Called when its engine is lost, and when it is back. */
  readonly onChange?: SupervisedParts['onChange'];
  /** The folder of an empty database, copied for a new one where the build has made it: PGlite takes 6 s to make one. */
  readonly emptyDatabase?: URL;
}

/** The embedded database in a folder that this process alone may use. */
export async function openEmbedded(
  dataFolder: string,
  { onLost, onChange = () => undefined, emptyDatabase }: EmbeddedOptions,
): Promise<Database> {
  await mkdir(dataFolder, { recursive: true });
  const lock = await lockFolder(dataFolder);
  const folder = join(dataFolder, 'database');
  try {
    await assertRoom(dataFolder, freeBytes, existsSync(join(folder, 'PG_VERSION')) ? minFreeBytes : newDatabaseBytes);
    if (emptyDatabase !== undefined && existsSync(emptyDatabase)) await copyNew(emptyDatabase, folder);
    const source = await superviseEngine({
      open: (lost) => openPGliteWorker(folder, lost),
      freeBytes: () => freeBytes(dataFolder),
      onLost,
      onChange,
    });
    const pool = singleConnectionPool(source);
    const end = async () => {
      try {
        await pool.end();
      } finally {
        await lock.release();
      }
    };
    return createDatabase({ ...pool, end });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

// Renamed when it is whole: PGlite would open a part of a copy and fail on every start.
async function copyNew(emptyDatabase: URL, folder: string): Promise<void> {
  const copy = `${folder}.new`;
  await rm(copy, { recursive: true, force: true });
  if (existsSync(folder)) return;
  await cp(emptyDatabase, copy, { recursive: true });
  // As PGlite makes its own: for its user alone.
  await chmod(copy, 0o700);
  await rename(copy, folder);
}

/** An embedded database in memory, in this thread: for tests. */
export async function openInMemory(): Promise<Database> {
  const { openPGlite } = await import('./pglite-engine.ts');
  const engine = await openPGlite();
  return createDatabase(singleConnectionPool({ current: () => engine, close: () => engine.close() }));
}
