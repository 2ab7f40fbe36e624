/**
 * Gives an account a role, in the database that the settings name:
 *   npm run role -- grant noura@example.com moderator     (admin, moderator or player)
 * The embedded database belongs to one process: stop the server first where it runs on that.
 */
import { grantRole } from '#server/accounts/index.ts';
import { AppError } from '#server/platform/app-error.ts';
import { roles } from '#shared/accounts/roles.ts';
import { emailSchema } from '#shared/accounts/schema.ts';
import { allErrors } from '#shared/i18n/all-errors.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { openDatabase } from './open-database.ts';

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(
    `${error instanceof AppError ? errorText(allErrors.en, error.code) : String(error instanceof Error ? error.message : error)}\n`,
  );
  process.exitCode = 1;
}

async function run([verb, typedEmail, wish, ...rest]: readonly string[]): Promise<string> {
  const email = emailSchema.safeParse(typedEmail);
  const role = roles.find((known) => known === wish);
  if (verb !== 'grant' || !email.success || role === undefined || rest.length > 0) {
    throw new Error(`Usage: npm run role -- grant <email> <${roles.join('|')}>`);
  }
  const database = await openDatabase();
  try {
    const before = await grantRole(database, email.data, role);
    return `${email.data}: ${before} → ${role}`;
  } finally {
    await database.close();
  }
}
