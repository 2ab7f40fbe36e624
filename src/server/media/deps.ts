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
  /** Whether an open game created by then shows or plays a medium with this key. */
  readonly isInPlay: (key: string, dealtBy: Date) => Promise<boolean>;
}
