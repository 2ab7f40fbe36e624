import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';

export interface SupportDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Called in the message's transaction when it reports a question. */
  readonly reported: (tx: Tx, questionId: string) => Promise<void>;
}
