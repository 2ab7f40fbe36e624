/**
 * Gives an account a role, in the database that the settings name:
 *   npm run role -- grant noura@example.com moderator     (admin, moderator or player)
 * The embedded database belongs to one process: stop the server first where it runs on that.
 */
import { existsSync } from 'node:fs';
import { grantRole } from '#server/accounts/index.ts';
import { AppError } from '#server/platform/app-error.ts';
import { systemClock } from '#server/platform/clock.ts';
import { migrate, openEmbedded, openPostgres } from '#server/platform/database/index.ts';
import { parseEnv } from '#server/platform/env.ts';
import { roles } from '#shared/accounts/roles.ts';
import { emailSchema } from '#shared/accounts/schema.ts';
import { errors } from '#shared/i18n/en/errors.ts';
import { errorText } from '#shared/i18n/error-text.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof AppError ? errorText(errors, error.code) : String(error instanceof Error ? error.message : error)}\n`);
  process.exitCode = 1;
}

async function run([verb, typedEmail, wish, ...rest]: readonly string[]): Promise<string> {
  const email = emailSchema.safeParse(typedEmail);
  const role = roles.find((known) => known === wish);
  if (verb !== 'grant' || !email.success || role === undefined || rest.length > 0) {
    throw new Error(`Usage: npm run role -- grant <email> <${roles.join('|')}>`);
  }
  const database = await open();
  try {
    await migrate(database, new URL('../src/server/migrations/', import.meta.url), systemClock);
    const before = await grantRole(database, email.data, role);
    return `${email.data}: ${before} → ${role}`;
  } finally {
    await database.close();
  }
}

async function open() {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(['These settings need correcting:', ...parsed.problems].join('\n  '));
  const { databaseUrl, dataDir } = parsed.env;
  return databaseUrl === null ? openEmbedded(dataDir, () => undefined) : openPostgres(databaseUrl, () => undefined, 1);
}
