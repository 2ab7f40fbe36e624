/**
 * Compares ledger, balances, purchases, codes, refunds and statistics of the database that the settings name.
 * Asks the payment providers of the settings about what was given back.
 *   npm run check:books
 * Ends with 1 where two of them disagree.
 */
import { pino } from 'pino';
import { findDisagreements } from '#server/consistency.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createOutbox } from '#server/platform/outbox.ts';
import { compareRefunds, createPayments } from '#server/store/index.ts';
import { openDatabase, readSettings } from './open-database.ts';

try {
  const database = await openDatabase();
  try {
    const env = readSettings();
    const logger = pino({ level: 'silent' });
    const outbox = createOutbox({ database, clock: systemClock, logger });
    // The secret only signs webhooks of the sandbox, which nothing sends here.
    const { payments } = createPayments(
      { database, clock: systemClock, outbox, logger, publicUrl: env.publicUrl, secret: '' },
      env.payments,
    );
    const refunds = await compareRefunds(database, payments);
    const found = [
      ...(await findDisagreements(database)),
      ...refunds.disagreements.map((each) => ({ check: 'refunds and the provider', ...each })),
    ];
    for (const { check, subject, detail } of found) process.stdout.write(`${check}: ${subject}: ${detail}\n`);
    for (const purchaseId of refunds.unanswered)
      process.stdout.write(`not compared: ${purchaseId}: its provider can't be asked\n`);
    process.stdout.write(found.length === 0 ? 'No disagreements.\n' : `${found.length} disagreements.\n`);
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
