import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';

export interface AnnouncementDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether an account has ever paid for something. */
  readonly hasBought: (userId: string) => Promise<boolean>;
  /** Notifies open pages of a change. */
  readonly publishChange: (change: string) => void;
}
