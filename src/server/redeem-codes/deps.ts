import type { Accounts } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import type { RateLimits } from '../platform/rate-limits/index.ts';
import type { Store } from '../store/index.ts';

export interface RedeemCodeDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly rateLimits: RateLimits;
  readonly accounts: Pick<Accounts, 'hasUser'>;
  readonly store: Pick<Store, 'hasPurchase'>;
}
