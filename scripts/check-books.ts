/**
 * Compares the books of the database that the settings name: ledger, balances, purchases, codes, refunds, statistics.
 * Asks the payment providers of the settings about what was given back.
 *   npm run check:books
 * Ends with 1 where two of them disagree.
 */
import { pino } from 'pino';
import { checkBooks } from '#server/books.ts';
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
      ...(await checkBooks(database)),
      ...refunds.disagreements.map((each) => ({ book: 'refunds and the provider', ...each })),
    ];
    for (const { book, subject, detail } of found) process.stdout.write(`${book}: ${subject}: ${detail}\n`);
    for (const purchaseId of refunds.unanswered)
      process.stdout.write(`not compared: ${purchaseId}: its provider can't be asked\n`);
    process.stdout.write(found.length === 0 ? 'The books agree.\n' : `${found.length} disagreements.\n`);
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
