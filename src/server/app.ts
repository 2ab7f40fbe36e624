import { boards } from '#shared/games/setup.ts';
import { createAchievements } from './achievements/index.ts';
import { createAnnouncements } from './announcements/index.ts';
import { createAccounts, createPasswords } from './accounts/index.ts';
import type { Accounts } from './accounts/index.ts';
import type { AppDeps } from './app-deps.ts';
import { createCaptcha } from './captcha/index.ts';
import { objectionListener, questionListener } from './game-listeners.ts';
import { createGames } from './games/index.ts';
import { createGangs } from './gangs/index.ts';
import type { Games } from './games/index.ts';
import { createMedia } from './media/index.ts';
import type { Media } from './media/index.ts';
import { createNotifications, noPushSettings } from './notifications/index.ts';
import type { Notifications } from './notifications/index.ts';
import { withLongStatements } from './platform/database/index.ts';
import { mountHealth } from './platform/health.ts';
import type { Health } from './platform/health.ts';
import {
  attachLive,
  createHttpServer,
  mountDescription,
  mountStaticFiles,
  serverOfDomain,
} from './platform/http/index.ts';
import type { HttpServer } from './platform/http/index.ts';
import type { Job } from './platform/jobs.ts';
import { createLive } from './platform/live/index.ts';
import type { Live } from './platform/live/index.ts';
import { mountMailbox } from './platform/mail/mailbox-routes.ts';
import { createMonitoring } from './monitoring/index.ts';
import type { Monitoring } from './monitoring/index.ts';
import { createOutbox } from './platform/outbox.ts';
import type { Outbox } from './platform/outbox.ts';
import { createQuestions } from './questions/index.ts';
import type { Questions } from './questions/index.ts';
import { createRedeemCodes } from './redeem-codes/index.ts';
import { createRooms } from './rooms/index.ts';
import type { Rooms } from './rooms/index.ts';
import { createSiteSettings, noSiteFacts, readReferralReward } from './site-settings/index.ts';
import { createStandings } from './standings/index.ts';
import type { Standings } from './standings/index.ts';
import { createStatistics } from './statistics/index.ts';
import type { Statistics } from './statistics/index.ts';
import { createStore } from './store/index.ts';
import type { Store } from './store/index.ts';
import { createSupport } from './support/index.ts';

export interface App {
  readonly server: HttpServer;
  readonly health: Health;
  readonly live: Live;
  readonly outbox: Outbox;
  readonly accounts: Accounts;
  readonly games: Games;
  readonly rooms: Rooms;
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

/** What every domain builds on: change events, accounts, the error records, the captcha. */
async function createFoundation(deps: AppDeps) {
  const { database, clock, logger, redis } = deps;
  const outbox = createOutbox({ database, clock, logger });
  const live = createLive({ redis, logger, clock });
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
  const gangs = createGangs({
    database,
    clock,
    secret: deps.sessionSecret,
    renamePlayers: (tx, players, newName) => games.renamePlayers(tx, players, newName),
    forgetGang: (tx, gameIds) => games.forgetGang(tx, gameIds),
    standingsOf: (query, gameIds) => games.standings(query, gameIds),
    finishedGame: (gameId) => games.finished(gameId),
    replaceViewer: (...change) => games.replaceViewer(...change),
    addViewer: (tx, viewer) => games.addViewer(tx, viewer),
    questions,
  });
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
      gangs.gameListener,
      objectionListener(support, accounts),
      ...(deps.metrics === undefined ? [] : [deps.metrics.gameListener]),
    ],
    beginEvening: gangs.beginEvening,
    publishChange: live.publishChange,
    listen: live.listen,
  });
  const rooms = createRooms({
    database,
    clock,
    accounts,
    games,
    rateLimits: deps.rateLimits,
    publicUrl: deps.publicUrl,
    opensHere: deps.opensRoomsHere === true,
    secret: deps.sessionSecret,
    listen: live.listen,
    changedHere: live.changedHere,
    publishEvent: live.publishEvent,
  });
  return { media, questions, standings, statistics, achievements, games, gangs, rooms, support };
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
    renderPackages: deps.renderPackages,
    publishChange: live.publishChange,
    listen: live.listen,
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
    // Before games: erasing a member locks the gang, then its games.
    domains.gangs,
    domains.games,
    domains.rooms,
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
    gangs: domains.gangs,
    rooms: domains.rooms,
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
    ...play.rooms.topics,
    shop.notifications.notificationsTopic,
    shop.announcements.topic,
  ];

  mountDomains(server, domains);
  mountDescription(server, topics);
  const health = mountHealth(server, database, redis);
  if (deps.mailbox !== null) mountMailbox(server, deps.mailbox);
  if (deps.staticFiles !== null)
    mountStaticFiles(server, deps.staticFiles, deps.publicPages ?? null, shop.store.pageParts);

  await server.fastify.ready();
  attachLive(server, live, topics, accounts.hasSession);
  return {
    server,
    health,
    live,
    outbox,
    accounts,
    games: play.games,
    rooms: play.rooms,
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
      domains.gangs,
      domains.rooms,
      domains.accounts,
      domains.monitoring,
      domains.media,
      domains.standings,
    ].flatMap(({ jobs }) => jobs),
  };
}
