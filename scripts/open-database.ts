import { existsSync } from 'node:fs';
import { systemClock } from '#server/platform/clock.ts';
import { migrate, openEmbedded, openPostgres } from '#server/platform/database/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import { parseEnv } from '#server/platform/env.ts';

/**
 * The database that the settings name, up to date. The embedded one belongs to one process: where a server runs
 * on it, that has to stop first.
 */
export async function openDatabase(): Promise<Database> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(['These settings need correcting:', ...parsed.problems].join('\n  '));
  const { databaseUrl, dataDir } = parsed.env;
  const database = databaseUrl === null ? await openEmbedded(dataDir, () => undefined) : openPostgres(databaseUrl, () => undefined, 1);
  await migrate(database, new URL('../src/server/migrations/', import.meta.url), systemClock);
  return database;
}
