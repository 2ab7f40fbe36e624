import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { SiteFacts } from '#shared/site-settings/api.ts';
import type { HouseBadge } from './achievements/index.ts';
import type { PasswordCost, ProviderSettings } from './accounts/index.ts';
import type { CaptchaSettings } from './captcha/index.ts';
import type { MediaStore } from './media/index.ts';
import type { MonitoringSettings } from './monitoring/index.ts';
import type { PushOptions } from './notifications/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/index.ts';
import type { PublicPages, StaticFiles } from './platform/http/index.ts';
import type { Mailbox } from './platform/mail/mailbox.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics/index.ts';
import type { RateLimits } from './platform/rate-limits/index.ts';
import type { ContentSource } from './questions/index.ts';
import type { InAppSettings, PaymentSettings, RenderPackages } from './store/index.ts';

/** What the outside gives: everything that differs between a test, a house and a data centre. */
export interface AppDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly mailer: Mailer;
  /** Shown at /dev/mail; given only where the server serves this machine alone. */
  readonly mailbox: Mailbox | null;
  /** The built page; null where vite serves it. */
  readonly staticFiles: StaticFiles | null;
  /** The pages that the build rendered for visitors; none by default. */
  readonly publicPages?: PublicPages | null;
  /** Renders the packages into the page of the shop; not by default. */
  readonly renderPackages?: RenderPackages | null;
  readonly publicUrl: URL;
  readonly trustProxy: readonly string[];
  readonly sessionSecret: string;
  readonly adminEmail: string | null;
  /** Identity providers: Google, Apple. */
  readonly providers: ProviderSettings;
  /** The captcha provider. */
  readonly captcha: CaptchaSettings;
  readonly passwordCost: PasswordCost;
  readonly rateLimits: RateLimits;
  /** Shares limits, and live changes, across processes; null for one process. */
  readonly redis: Redis | null;
  /** The question bank; it is loaded into the store if it isn't there yet. */
  readonly content: ContentSource;
  /** Badges that every installation has; none by default. */
  readonly houseBadges?: readonly HouseBadge[];
  /** In tests every answer is compared with its contract. */
  readonly checkAnswers: boolean;
  /** The region in the path of callables; me-central1 by default. */
  readonly functionsRegion?: string;
  readonly payments: PaymentSettings;
  /** How long an open purchase reserves a use of its discount code; half an hour by default. */
  readonly discountReservationMs?: number;
  /** Where the library's files lie, and uploads until it is known what they are. */
  readonly media: { readonly store: MediaStore; readonly incoming: string };
  /** The connection to the app's store; disabled by default. */
  readonly inApp?: InAppSettings;
  /** Where errors are sent; only stored by default. */
  readonly monitoring?: MonitoringSettings;
  /** Push keys and services; by default generated keys and the browsers' services. */
  readonly push?: PushOptions;
  /** Metrics; disabled by default. */
  readonly metrics?: Metrics;
  /** True where only this machine is to reach the server. */
  readonly servesThisMachineOnly?: boolean;
  /** Whether rooms open where only this machine reaches the server; not by default. */
  readonly opensRoomsHere?: boolean;
  /** Whether /api/docs is served; not by default. */
  readonly hasApiReference?: boolean;
  /** Seller and apps; not shown by default. */
  readonly siteFacts?: SiteFacts;
}
