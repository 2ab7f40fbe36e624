import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import type { Outbox } from '../platform/outbox.ts';
import type { MediaStore } from './store.ts';

export interface MediaDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly store: MediaStore;
  /** Where uploads lie until it is known what they are. */
  readonly incoming: string;
  /** Whether a game under way that was dealt by then shows or plays what has this key. */
  readonly isInPlay: (key: string, dealtBy: Date) => Promise<boolean>;
}
