import { existsSync } from 'node:fs';
import { parseEnv } from '#server/env.ts';
import type { Env } from '#server/env.ts';
import { systemClock } from '#server/platform/clock.ts';
import { longStatementLimitMs, migrate, openEmbedded, openPostgres } from '#server/platform/database/index.ts';
import type { Database } from '#server/platform/database/index.ts';

/** The settings of the environment and of .env. */
export function readSettings(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(['These settings need correcting:', ...parsed.problems].join('\n  '));
  return parsed.env;
}

/**
 * The database that the settings name, up to date. The embedded one belongs to one process: where a server runs
 * on it, that has to stop first.
 */
export async function openDatabase(): Promise<Database> {
  const { databaseUrl, dataDir } = readSettings();
  const database =
    databaseUrl === null
      ? await openEmbedded(dataDir, { onLost: () => undefined })
      : openPostgres(databaseUrl, () => undefined, { connections: 1, limitMs: longStatementLimitMs });
  await migrate(database, new URL('../src/server/migrations/', import.meta.url), systemClock);
  return database;
}
