import type { Tx } from './database/index.ts';

/** What a domain that holds something of a person offers, so that app.ts can put all of them together. */
export interface PersonalData {
  /** Removes what is personal, in the transaction that deletes the account. */
  eraseUser(tx: Tx, userId: string): Promise<void>;
  /** Everything of that person, under a name of its own. */
  exportUser(tx: Tx, userId: string): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Lists of that person that may be too long to hold at once, each under its own name. What belongs to them is
   * settled in the transaction; their items are read after it, a few at a time.
   */
  exportLists?(tx: Tx, userId: string): Promise<Readonly<Record<string, AsyncIterable<unknown>>>>;
}
