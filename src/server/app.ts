import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { boards } from '#shared/games/setup.ts';
import { playedQuestions } from '#shared/games/summary.ts';
import type { SiteFacts } from '#shared/site-settings/api.ts';
import { createAchievements } from './achievements/index.ts';
import type { HouseBadge } from './achievements/index.ts';
import { createAnnouncements } from './announcements/index.ts';
import { createAccounts, createPasswords } from './accounts/index.ts';
import type { Accounts, PasswordCost, ProviderSettings } from './accounts/index.ts';
import { createCaptcha } from './captcha/index.ts';
import type { CaptchaSettings } from './captcha/index.ts';
import { createGames } from './games/index.ts';
import type { Games, GameListener } from './games/index.ts';
import type { Clock } from './platform/clock.ts';
import { createMedia } from './media/index.ts';
import type { Media, MediaStore } from './media/index.ts';
import { createNotifications, noPushSettings } from './notifications/index.ts';
import type { Notifications, PushOptions } from './notifications/index.ts';
import { withLongStatements } from './platform/database/index.ts';
import type { Database } from './platform/database/index.ts';
import { mountHealth } from './platform/health.ts';
import type { Health } from './platform/health.ts';
import {
  attachLive,
  createHttpServer,
  mountDescription,
  mountStaticFiles,
  serverOfDomain,
} from './platform/http/index.ts';
import type { HttpServer, PublicPages, StaticFiles } from './platform/http/index.ts';
import type { Job } from './platform/jobs.ts';
import { createLive } from './platform/live/index.ts';
import type { Live } from './platform/live/index.ts';
import type { Metrics } from './platform/metrics/index.ts';
import { mountMailbox } from './platform/mail/mailbox-routes.ts';
import type { Mailbox } from './platform/mail/mailbox.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createMonitoring } from './monitoring/index.ts';
import type { Monitoring, MonitoringSettings } from './monitoring/index.ts';
import { createOutbox } from './platform/outbox.ts';
import type { RateLimits } from './platform/rate-limits/index.ts';
import type { Outbox } from './platform/outbox.ts';
import { createQuestions } from './questions/index.ts';
import type { ContentSource, Questions } from './questions/index.ts';
import { createRedeemCodes } from './redeem-codes/index.ts';
import { createSiteSettings, noSiteFacts, readReferralReward } from './site-settings/index.ts';
import { createStandings } from './standings/index.ts';
import type { Standings } from './standings/index.ts';
import { createStatistics } from './statistics/index.ts';
import type { Statistics } from './statistics/index.ts';
import { createStore } from './store/index.ts';
import type { InAppSettings, PaymentSettings, Store } from './store/index.ts';
import { createSupport } from './support/index.ts';
import type { Support } from './support/index.ts';

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
  /** Whether /api/docs is served; not by default. */
  readonly hasApiReference?: boolean;
  /** Seller and apps; not shown by default. */
  readonly siteFacts?: SiteFacts;
}

export interface App {
  readonly server: HttpServer;
  readonly health: Health;
  readonly live: Live;
  readonly outbox: Outbox;
  readonly accounts: Accounts;
  readonly games: Games;
  readonly questions: Questions;
  readonly standings: Standings;
  readonly statistics: Statistics;
  readonly store: Store;
  readonly media: Media;
  readonly monitoring: Monitoring;
  readonly notifications: Notifications;
  /** What every domain repeats; main.ts starts it. */
  readonly jobs: readonly Job[];
}

/** Reports the results of a game's questions. A game that no room played has none; a short evening has. */
function questionListener(questions: Questions): GameListener {
  return {
    ended: (tx, { game, uncounted }) =>
      uncounted === 'too-fast' ? Promise.resolve() : questions.countPlayed(tx, playedQuestions(game.state)),
  };
}

const flaws = { wrong: 'wrong_answer', unclear: 'unclear', seen: 'seen_before' } as const;

/** Reports the questions that a host objected to, once the game is final: until then undo may take an objection back. */
function objectionListener(support: Support, accounts: Accounts): GameListener {
  return {
    async ended(tx, { game, gameId, hostId, uncounted }) {
      const { annulled = [] } = game.state;
      if (uncounted === 'too-fast' || annulled.length === 0) return;
      const host = await accounts.findContact(tx, hostId);
      for (const { questionId, reason, at } of annulled)
        await support.storeObjection(tx, { gameId, hostId, host, questionId, reason: flaws[reason], at });
    },
  };
}

/** What every domain builds on: change events, accounts, the error records, the captcha. */
async function createFoundation(deps: AppDeps) {
  const { database, clock, logger, redis } = deps;
  const outbox = createOutbox({ database, clock, logger });
  const live = createLive({ redis, logger });
  const accounts = createAccounts({
    publishChange: live.publishChange,
    redis,
    database,
    clock,
    outbox,
    mailer: deps.mailer,
    passwords: createPasswords(deps.passwordCost),
    publicUrl: deps.publicUrl,
    secret: deps.sessionSecret,
    referralReward: readReferralReward,
    adminEmail: deps.adminEmail,
    providers: deps.providers,
  });
  await withLongStatements(() => accounts.normalizeNames());
  const monitoring = createMonitoring({
    database,
    clock,
    outbox,
    logger,
    settings: deps.monitoring ?? { sentry: null, environment: 'production' },
  });
  const captcha = createCaptcha({ clock, logger, redis, secret: deps.sessionSecret, settings: deps.captcha });
  return { outbox, live, accounts, monitoring, captcha };
}

type Foundation = Awaited<ReturnType<typeof createFoundation>>;

/** The domains of play: the question bank, games, and what listens to them. */
async function createPlay(deps: AppDeps, { outbox, live, accounts, monitoring }: Foundation) {
  const { database, clock, logger } = deps;
  const media = createMedia({
    database,
    clock,
    outbox,
    isInPlay: (key, dealtBy) => games.isInPlay(key, dealtBy),
    ...deps.media,
  });
  const questions = createQuestions({
    database,
    clock,
    library: media,
    cellsPerValue: { full: boards.full.cellsPerValue, short: boards.short.cellsPerValue },
    publishChange: live.publishChange,
    listen: live.listen,
  });
  await withLongStatements(() => questions.load(deps.content));
  const standings = createStandings({ database, clock });
  const statistics = createStatistics({
    database,
    clock,
    logger,
    onFailure: (cause) => monitoring.failed({ code: 'system/unexpected', cause, context: 'statistics', requestId: '' }),
  });
  const achievements = createAchievements({ database, clock, outbox, accounts, library: media });
  const support = createSupport({
    database,
    clock,
    reported: (tx, questionId) => questions.countReport(tx, questionId),
  });
  await achievements.install(deps.houseBadges ?? []);
  const games = createGames({
    database,
    clock,
    accounts,
    questions,
    listeners: [
      standings.gameListener,
      statistics.gameListener,
      achievements.gameListener,
      questionListener(questions),
      objectionListener(support, accounts),
      ...(deps.metrics === undefined ? [] : [deps.metrics.gameListener]),
    ],
    publishChange: live.publishChange,
  });
  return { media, questions, standings, statistics, achievements, games, support };
}

/** The domains of the shop and its customers: sales, the site's settings, and messages to users. */
async function createShop(deps: AppDeps, { outbox, live, accounts }: Foundation) {
  const { database, clock, logger, publicUrl, rateLimits } = deps;
  const store = createStore({
    database,
    clock,
    outbox,
    logger,
    mailer: deps.mailer,
    publicUrl,
    rateLimits,
    secret: deps.sessionSecret,
    payments: deps.payments,
    inApp: deps.inApp,
    discountReservationMs: deps.discountReservationMs,
    userChanged: accounts.userChanged,
    lockBalance: accounts.lockBalance,
  });
  const siteSettings = createSiteSettings({
    database,
    clock,
    logger,
    facts: deps.siteFacts ?? noSiteFacts,
    payment: store.payment,
    publishChange: live.publishChange,
    onLiveChange: live.listen,
  });
  await siteSettings.maintenance.refresh();
  const redeemCodes = createRedeemCodes({ database, clock, rateLimits, accounts, store });
  const notifications = createNotifications({
    database,
    clock,
    outbox,
    logger,
    publicUrl,
    secret: deps.sessionSecret,
    accounts,
    push: deps.push ?? noPushSettings,
    publishChange: live.publishChange,
  });
  const announcements = createAnnouncements({
    database,
    clock,
    hasBought: store.hasBought,
    publishChange: live.publishChange,
  });
  return { store, siteSettings, redeemCodes, notifications, announcements };
}

type Domains = Foundation & Awaited<ReturnType<typeof createPlay>> & Awaited<ReturnType<typeof createShop>>;

function createServer(deps: AppDeps, { accounts, captcha, siteSettings, monitoring }: Domains): HttpServer {
  return createHttpServer({
    publicUrl: deps.publicUrl,
    trustProxy: deps.trustProxy,
    logger: deps.logger,
    authenticate: accounts.authenticate,
    authenticateBearer: accounts.authenticateBearer,
    rateLimits: deps.rateLimits,
    takeProof: captcha.takeProof,
    maintenance: siteSettings.maintenance.standing,
    onWrite: ({ user }) => accounts.userChanged(user.uid),
    onFailure: (failure) => monitoring.failed(failure),
    hasRecaptcha: deps.captcha.provider === 'recaptcha_v3',
    checkAnswers: deps.checkAnswers,
    ...(deps.functionsRegion === undefined ? {} : { functionsRegion: deps.functionsRegion }),
    servesThisMachineOnly: deps.servesThisMachineOnly ?? false,
    hasApiReference: deps.hasApiReference ?? false,
  });
}

/** Mounts the contracts of every domain, each under its name. */
function mountDomains(server: HttpServer, domains: Domains): void {
  domains.accounts.mount(serverOfDomain(server, 'accounts'), [
    domains.games,
    domains.questions,
    domains.redeemCodes,
    domains.store,
    domains.support,
    domains.monitoring,
    domains.notifications,
    domains.announcements,
    domains.standings,
    domains.statistics,
    domains.achievements,
    domains.media,
  ]);
  const others = {
    games: domains.games,
    questions: domains.questions,
    store: domains.store,
    'redeem-codes': domains.redeemCodes,
    support: domains.support,
    monitoring: domains.monitoring,
    captcha: domains.captcha,
    'site-settings': domains.siteSettings,
    notifications: domains.notifications,
    announcements: domains.announcements,
    standings: domains.standings,
    statistics: domains.statistics,
    achievements: domains.achievements,
    media: domains.media,
  };
  for (const [name, domain] of Object.entries(others)) domain.mount(serverOfDomain(server, name));
}

/** The composition root: the one place that knows every module. The schema must be up to date already. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { database, redis } = deps;
  const foundation = await createFoundation(deps);
  const play = await createPlay(deps, foundation);
  const shop = await createShop(deps, foundation);
  const domains: Domains = { ...foundation, ...play, ...shop };
  const { outbox, live, accounts } = foundation;
  const server = createServer(deps, domains);

  deps.metrics?.watch({ fastify: server.fastify, database, redis, live, outbox });

  const topics = [
    accounts.meTopic,
    shop.siteSettings.settingsTopic,
    play.games.topic,
    shop.notifications.notificationsTopic,
    shop.announcements.topic,
  ];

  mountDomains(server, domains);
  mountDescription(server, topics);
  const health = mountHealth(server, database, redis);
  if (deps.mailbox !== null) mountMailbox(server, deps.mailbox);
  if (deps.staticFiles !== null) mountStaticFiles(server, deps.staticFiles, deps.publicPages ?? null);

  await server.fastify.ready();
  attachLive(server, live, topics, accounts.hasSession);
  return {
    server,
    health,
    live,
    outbox,
    accounts,
    games: play.games,
    questions: play.questions,
    standings: play.standings,
    statistics: play.statistics,
    store: shop.store,
    media: play.media,
    monitoring: foundation.monitoring,
    notifications: shop.notifications,
    jobs: [
      domains.store,
      domains.notifications,
      domains.statistics,
      domains.games,
      domains.accounts,
      domains.monitoring,
      domains.media,
      domains.standings,
    ].flatMap(({ jobs }) => jobs),
  };
}
