/**
 * Compares the books of the database that the settings name: ledger, balances, purchases, codes, statistics.
 *   npm run check:books
 * Ends with 1 where two of them disagree.
 */
import { checkBooks } from '#server/books.ts';
import { openDatabase } from './open-database.ts';

try {
  const database = await openDatabase();
  try {
    const found = await checkBooks(database);
    for (const { book, subject, detail } of found) process.stdout.write(`${book}: ${subject}: ${detail}\n`);
    process.stdout.write(found.length === 0 ? 'The books agree.\n' : `${found.length} disagreements.\n`);
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
