import type { FastifyBaseLogger } from 'fastify';
import type { Agent } from 'node:https';
import type { Accounts } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import type { Outbox } from '../platform/outbox.ts';
import type { PushKeys } from './push-keys.ts';
import type { SendPush } from './push-message.ts';
import type { PushSettings } from './settings.ts';

/** The environment's, and how pushes leave. */
export interface PushOptions extends PushSettings {
  /** In tests: who trusts the double's certificate. */
  readonly agent?: Agent;
  /** The timeout of a push service; 8 s by default. */
  readonly timeoutMs?: number;
  /** The number of concurrent pushes, which bounds what a crash leaves unknown; 100 by default. */
  readonly batchSize?: number;
}

export interface NotificationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly logger: FastifyBaseLogger;
  readonly publicUrl: URL;
  /** Under which our own key is sealed. */
  readonly secret: string;
  readonly accounts: Pick<Accounts, 'hasSession' | 'hasUser' | 'keepPushToken' | 'dropPushToken'>;
  readonly push: PushOptions;
  /** Notifies open pages of a change. */
  readonly publishChange: (change: string) => void;
}

export interface NotificationDeps extends NotificationParts {
  readonly pushKeys: () => Promise<PushKeys>;
  readonly sender: SendPush;
}
