import type { Accounts } from '../accounts/index.ts';
import type { Media } from '../media/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import type { Outbox } from '../platform/outbox.ts';

export interface AchievementDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly accounts: Pick<Accounts, 'grantSessions'>;
  readonly library: Pick<Media, 'findShown' | 'setUses'>;
}
