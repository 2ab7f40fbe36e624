import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { passwordCost } from './accounts/index.ts';
import { houseBadges } from './achievements/index.ts';
import { createApp } from './app.ts';
import type { App } from './app.ts';
import { parseEnv } from './env.ts';
import type { Env } from './env.ts';
import { createDiskStore, createS3Store } from './media/index.ts';
import { AppError } from './platform/app-error.ts';
import { systemClock } from './platform/clock.ts';
import { migrate, openEmbedded, openPostgres } from './platform/database/index.ts';
import type { Database, EmbeddedOptions } from './platform/database/index.ts';
import { isDiskFull } from './platform/disk-space.ts';
import { readPublicPages, readStaticFiles } from './platform/http/index.ts';
import type { PublicPages, StaticFiles } from './platform/http/index.ts';
import { startJobs } from './platform/jobs.ts';
import type { RunningJobs } from './platform/jobs.ts';
import { servesThisMachineOnly } from './platform/local-only.ts';
import { createLogger } from './platform/logger.ts';
import { createMailbox } from './platform/mail/mailbox.ts';
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts';
import type { Metrics, MetricsServer } from './platform/metrics/index.ts';
import { createRateLimits, withoutLocalLimits } from './platform/rate-limits/index.ts';
import { openRedis } from './platform/redis.ts';
import { keptSessionSecret } from './platform/session-secret.ts';
import { stopInOrder } from './platform/stop.ts';
import { startTracing } from './platform/tracing/index.ts';
import type { Tracing } from './platform/tracing/index.ts';
import { openContent } from './questions/index.ts';
import type { ContentSource } from './questions/index.ts';
import { packagesRenderer } from './store/index.ts';

// The same from source and from dist/server, where the build copies the migrations.
const migrations = new URL('./migrations/', import.meta.url);
// The build puts the bank together in dist/content.json; from source it is read from its folder.
const contentPlaces = {
  compiled: new URL('../content.json', import.meta.url),
  folder: new URL('../../content/', import.meta.url),
};
const emptyDatabase = new URL('../empty-database/files/', import.meta.url);
const builtPage = fileURLToPath(new URL('../../dist/web/', import.meta.url));
const builtPart = new URL('../../dist/part/packages.js', import.meta.url);
const builtPages = fileURLToPath(new URL('../../dist/pages/', import.meta.url));

/** Shorter than the 10 s after which the process may be killed. */
const stopWithinMs = 9_000;

try {
  await start();
} catch (error) {
  fail(wordsFor(error));
}

async function start(): Promise<void> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) {
    fail(['These settings need correcting:', ...parsed.problems.map((problem) => `  ${problem}`)].join('\n'));
    return;
  }
  const { env } = parsed;
  const logger = createLogger(env);
  // First: what is created later asks whether traces are on.
  const tracing = env.tracing === null ? null : await startTracing(env.tracing, logger);
  // The rest is read while the database connects.
  const [database, parts] = await Promise.all([openDatabase(env, logger), readParts(env, logger)]);
  const { redis, metrics } = parts;
  const app = await compose(env, database, parts, logger);
  await listen(app, env);
  const metricsServer = await serveMetrics(metrics, env, logger);
  app.outbox.start();
  const jobs = startJobs(app.jobs, logger);
  stopOnSignal({ app, database, redis, jobs, metricsServer, tracing, delayMs: env.stopDelayMs }, logger);
  process.stdout.write(`Siraj is ready: ${env.publicUrl.origin}\n`);
}

/** Up to date. */
async function openDatabase(env: Env, logger: Logger): Promise<Database> {
  const database =
    env.databaseUrl === null
      ? await openEmbedded(env.dataDir, {
          onLost: (cause) => fail(`The embedded database has ended: ${cause.message}`),
          onChange: noteEngine(logger),
          emptyDatabase,
        })
      : openPostgres(env.databaseUrl, (error) => logger.warn({ err: error }, 'a database connection was lost'));
  await migrate(database, migrations, systemClock);
  return database;
}

interface Parts {
  readonly redis: Redis | null;
  readonly metrics: Metrics | null;
  readonly staticFiles: StaticFiles | null;
  readonly publicPages: PublicPages | null;
  readonly content: ContentSource;
}

/** What doesn't need the database. */
async function readParts(env: Env, logger: Logger): Promise<Parts> {
  const [redis, metrics, content] = await Promise.all([
    env.redisUrl === null
      ? null
      : openRedis(env.redisUrl, (error) => logger.warn({ err: error }, 'Redis is unavailable')),
    env.metrics === null ? null : import('./platform/metrics/index.ts').then(({ createMetrics }) => createMetrics()),
    readContent(logger),
  ]);
  const policy = { https: env.publicUrl.protocol === 'https:', hasRecaptcha: env.captcha.provider === 'recaptcha_v3' };
  const staticFiles = readStaticFiles(builtPage, policy);
  const publicPages = readPublicPages(builtPages, env.publicUrl, policy);
  return { redis, metrics, staticFiles, publicPages, content };
}

function noteEngine(logger: Logger): NonNullable<EmbeddedOptions['onChange']> {
  return (change) => {
    if (change.isLost)
      logger.error({ err: change.cause }, 'the embedded database is lost; it is opened again when it can be');
    else logger.warn('the embedded database is open again');
  };
}

async function listen(app: App, { host, port }: Env): Promise<void> {
  await portOrWords('PORT', port, () => app.server.fastify.listen({ port, host }));
}

async function serveMetrics(
  metrics: Metrics | null,
  { metrics: address }: Env,
  logger: Logger,
): Promise<MetricsServer | null> {
  if (metrics === null || address === null) return null;
  const { listenForMetrics } = await import('./platform/metrics/index.ts');
  return portOrWords('METRICS_PORT', address.port, () => listenForMetrics(metrics, address, logger));
}

async function portOrWords<Value>(setting: string, port: number, listen: () => Promise<Value>): Promise<Value> {
  try {
    return await listen();
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken ? new Error(`Port ${port} is taken by another program. Stop that one, or set ${setting}.`) : error;
  }
}

async function compose(
  env: Env,
  database: Database,
  { redis, metrics, staticFiles, publicPages, content }: Parts,
  logger: Logger,
): Promise<App> {
  const mailbox = createMailbox(join(env.dataDir, 'mail'), env.mailFrom, systemClock);
  const mailer = env.smtpUrl === null ? mailbox : createSmtpMailer(env.smtpUrl, env.mailFrom);
  const sessionSecret = env.sessionSecret ?? (await keptSessionSecret(env.dataDir));
  const rateLimits = createRateLimits({ redis, secret: sessionSecret });
  return createApp({
    database,
    logger,
    passwordCost,
    mailer,
    redis,
    sessionSecret,
    rateLimits: env.hasRateLimits ? rateLimits : withoutLocalLimits(rateLimits),
    clock: systemClock,
    mailbox: mailer === mailbox && servesThisMachineOnly(env.host, env.publicUrl) ? mailbox : null,
    staticFiles,
    publicPages,
    renderPackages: packagesRenderer(builtPart),
    publicUrl: env.publicUrl,
    opensRoomsHere: env.opensRoomsHere,
    trustProxy: env.trustProxy,
    adminEmail: env.adminEmail,
    providers: env.providers,
    captcha: env.captcha,
    payments: env.payments,
    discountReservationMs: env.discountReservationMs,
    media: {
      store: env.s3 === null ? createDiskStore(join(env.dataDir, 'media')) : createS3Store(env.s3),
      incoming: join(env.dataDir, 'incoming'),
    },
    inApp: env.inApp,
    push: env.push,
    content,
    houseBadges,
    checkAnswers: false,
    functionsRegion: env.functionsRegion,
    siteFacts: env.siteFacts,
    ...(metrics === null ? {} : { metrics }),
    servesThisMachineOnly: servesThisMachineOnly(env.host, env.publicUrl),
    hasApiReference: env.hasApiReference,
    monitoring: { sentry: env.sentry, environment: env.publicUrl.hostname },
  });
}

async function readContent(logger: Logger): Promise<ContentSource> {
  const { source, faults } = await openContent(contentPlaces);
  for (const fault of faults) logger.warn(fault, 'a file of the question bank is left out');
  return source;
}

interface Running {
  readonly app: App;
  readonly database: Database;
  readonly redis: Redis | null;
  readonly jobs: RunningJobs;
  readonly metricsServer: MetricsServer | null;
  readonly tracing: Tracing | null;
  /** Before it stops. */
  readonly delayMs: number;
}

/** Announces the stop, then stops new work, finishes running work, writes buffers, then closes the store: each with a deadline. */
function stopOnSignal({ app, database, redis, jobs, metricsServer, tracing, delayMs }: Running, logger: Logger): void {
  let stopping = false;
  const closeServer = async () => {
    await app.live.close();
    await app.server.fastify.close();
  };
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    app.health.drain();
    await wait(delayMs);
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await stopInOrder(
      [
        {
          name: 'work under way',
          untilMs: 5_500,
          work: () => Promise.all([closeServer(), jobs.stop(), app.outbox.stop()]),
        },
        { name: 'buffers', untilMs: 6_500, work: () => Promise.all([app.statistics.flush(), app.monitoring.flush()]) },
        { name: 'database', untilMs: 7_500, work: () => database.close() },
        { name: 'traces', untilMs: 8_500, work: async () => tracing?.stop() },
      ],
      logger,
    );
    metricsServer?.close();
    redis?.disconnect();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/** What an operator can do about a failed part. */
function wordsFor(error: unknown): string {
  const isFull = isDiskFull(error) || (error instanceof AppError && error.code === 'system/storage-full');
  const message =
    error instanceof AppError && error.cause instanceof Error
      ? error.cause.message
      : error instanceof Error
        ? error.message
        : String(error);
  return isFull
    ? `There is no room left to write: ${message}. Make room on the disk of DATA_DIR or of PostgreSQL, then start again.`
    : message;
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
