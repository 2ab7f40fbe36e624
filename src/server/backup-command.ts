/**
 * `node dist/server/backup-command.js make <folder>` writes a backup of the configured records and media,
 * `… restore <folder>` fills a new database and data folder from one.
 */
import { existsSync } from 'node:fs';
import { parseEnv } from './env.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { systemClock } from './platform/clock.ts';
import { longStatementLimitMs, migrate, openEmbedded, openPostgres } from './platform/database/index.ts';

const migrations = new URL('./migrations/', import.meta.url);
const [task, folder] = process.argv.slice(2);

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(['These settings need correcting:', ...parsed.problems].join('\n  '));
  if ((task !== 'make' && task !== 'restore') || folder === undefined)
    throw new Error('Say make or restore, and a folder.');
  const { databaseUrl, dataDir, sessionSecret, s3 } = parsed.env;
  const database =
    databaseUrl === null
      ? await openEmbedded(dataDir, { onLost: () => undefined })
      : openPostgres(databaseUrl, () => undefined, { connections: 1, limitMs: longStatementLimitMs });
  try {
    if (task === 'restore') await migrate(database, migrations, systemClock);
    const records = { database, dataDir, sessionSecret };
    const { tables } =
      task === 'make' ? await makeBackup(records, folder, systemClock.now()) : await restoreBackup(records, folder);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const place = databaseUrl === null ? `the embedded database of ${dataDir}` : 'PostgreSQL';
    const count = `${Object.keys(tables).length} tables, ${rows} rows`;
    process.stdout.write(task === 'make' ? `Written from ${place}: ${count}.\n` : `Restored to ${place}: ${count}.\n`);
    if (s3 !== null) process.stdout.write('The media are in the bucket, which this backup does not contain.\n');
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
