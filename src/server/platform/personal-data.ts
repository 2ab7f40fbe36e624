import type { Tx } from './database/index.ts';

/** Offered by every domain with personal data, so that app.ts can combine them. */
export interface PersonalData {
  /** Removes personal data, in the transaction that deletes the account. */
  eraseUser(tx: Tx, userId: string): Promise<void>;
  /** Everything of that person, under the domain's own name. */
  exportUser(tx: Tx, userId: string): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Lists of that person that may be too long for memory, each under its own name. Their scope is fixed in the
   * transaction; their items are read after it, a few at a time.
   */
  exportLists?(tx: Tx, userId: string): Promise<Readonly<Record<string, AsyncIterable<unknown>>>>;
}
