import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { passwordCost } from './accounts/index.ts';
import { createApp } from './app.ts';
import type { App } from './app.ts';
import { createDiskStore, createS3Store } from './media/index.ts';
import { readDsn } from './monitoring/index.ts';
import type { MonitoringSettings } from './monitoring/index.ts';
import { systemClock } from './platform/clock.ts';
import { migrate, openEmbedded, openPostgres } from './platform/database/index.ts';
import type { Database } from './platform/database/index.ts';
import { parseEnv } from './platform/env.ts';
import type { Env } from './platform/env.ts';
import { readStaticFiles } from './platform/http/index.ts';
import { servesThisMachineOnly } from './platform/local-only.ts';
import { createMailbox } from './platform/mail/mailbox.ts';
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts';
import { createRateLimits, withoutLocalLimits } from './platform/rate-limits/index.ts';
import { openRedis } from './platform/redis.ts';
import { keptSessionSecret } from './platform/session-secret.ts';
import { readContent } from './questions/index.ts';
import type { Content } from './questions/index.ts';

// The same from source and from dist/server, where the build copies the migrations.
const migrations = new URL('./migrations/', import.meta.url);
// The build puts the bank together in dist/content.json; from source it is read from its folder.
const contentPlaces = { compiled: new URL('../content.json', import.meta.url), folder: new URL('../../content/', import.meta.url) };
const builtPage = fileURLToPath(new URL('../../dist/web/', import.meta.url));

/** What webhooks lost is found within this. */
const paymentCheckMs = 15_000;

const sentryTimeoutMs = 10_000;
/** Push services that asked for patience are asked again within this after their time. */
const pushRetryMs = 15_000;
/** A notification for a moment goes out within this after it. */
const scheduleCheckMs = 10_000;
/** product.md §9. */
const statisticsFlushMs = 2 * 60 * 1000;

/** Longer than any request takes, shorter than the 10 s after which the process may be killed. */
const stopWithinMs = 9_000;

try {
  await start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function start(): Promise<void> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) {
    fail(['These settings need correcting:', ...parsed.problems.map((problem) => `  ${problem}`)].join('\n'));
    return;
  }
  const { env } = parsed;
  const logger = pino({ level: env.logLevel });
  const database = env.databaseUrl === null
    ? await openEmbedded(env.dataDir, (cause) => fail(`The embedded database has ended: ${cause.message}`))
    : openPostgres(env.databaseUrl, (error) => logger.warn({ err: error }, 'a database connection was lost'));
  await migrate(database, migrations, systemClock);
  const redis = env.redisUrl === null ? null : openRedis(env.redisUrl, (error) => logger.warn({ err: error }, 'Redis is not there'));
  const app = await compose(env, database, redis, logger);
  await listen(app, env);
  app.outbox.start();
  every(paymentCheckMs, () => app.store.checkDuePayments(), logger);
  every(pushRetryMs, () => app.notifications.pushDue(), logger);
  every(scheduleCheckMs, () => app.notifications.sendScheduled(), logger);
  everyHour(() => app.games.endAbandoned(), logger);
  everyHour(() => app.accounts.renewSigningKeys(), logger);
  everyHour(() => app.accounts.forgetOldCodes(), logger);
  everyHour(() => app.monitoring.forgetOldRecords(), logger);
  everyHour(() => app.media.forgetLeftOvers(), logger);
  everyHour(() => app.standings.forgetOldPeriods(), logger);
  every(statisticsFlushMs, () => app.statistics.flush(), logger);
  everyHour(() => app.statistics.foldRecentDays(), logger);
  everyHour(() => app.statistics.forgetOldDays(), logger);
  // What a killed process had not written yet.
  void app.statistics.foldRecentDays().catch((error: unknown) => logger.error({ err: error }, 'statistics could not be folded'));
  // What was due while nobody was here.
  void app.notifications.sendScheduled().catch((error: unknown) => logger.error({ err: error }, 'scheduled notifications could not be sent'));
  stopOnSignal(app, database, redis);
  process.stdout.write(`Siraj is ready: ${env.publicUrl.origin}\n`);
}

async function listen(app: App, { host, port }: Env): Promise<void> {
  try {
    await app.server.fastify.listen({ port, host });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken ? new Error(`Port ${port} is taken by another program. Stop that one, or set PORT.`) : error;
  }
}

async function compose(env: Env, database: Database, redis: Redis | null, logger: pino.Logger): Promise<App> {
  const mailbox = createMailbox(join(env.dataDir, 'mail'), env.mailFrom, systemClock);
  const mailer = env.smtpUrl === null ? mailbox : createSmtpMailer(env.smtpUrl, env.mailFrom);
  const sessionSecret = env.sessionSecret ?? await keptSessionSecret(env.dataDir);
  const rateLimits = createRateLimits({ redis, secret: sessionSecret });
  return createApp({
    database, logger, passwordCost, mailer, redis, sessionSecret,
    rateLimits: env.hasRateLimits ? rateLimits : withoutLocalLimits(rateLimits),
    clock: systemClock,
    mailbox: mailer === mailbox && servesThisMachineOnly(env.host, env.publicUrl) ? mailbox : null,
    staticFiles: await readStaticFiles(builtPage, { https: env.publicUrl.protocol === 'https:', hasRecaptcha: env.captcha.provider === 'recaptcha_v3' }),
    publicUrl: env.publicUrl,
    trustProxy: env.trustProxy,
    adminEmail: env.adminEmail,
    providers: env.providers,
    captcha: env.captcha,
    payments: env.payments,
    media: { store: env.s3 === null ? createDiskStore(join(env.dataDir, 'media')) : createS3Store(env.s3), incoming: join(env.dataDir, 'incoming') },
    inApp: env.inApp,
    push: env.push,
    content: await loadedContent(logger),
    checkAnswers: false,
    functionsRegion: env.functionsRegion,
    siteFacts: env.siteFacts,
    monitoring: monitoringOf(env),
  });
}

function monitoringOf({ sentryDsn, publicUrl }: Env): MonitoringSettings {
  const dsn = sentryDsn === null ? null : readDsn(sentryDsn);
  return { sentry: dsn === null ? null : { ...dsn, timeoutMs: sentryTimeoutMs }, environment: publicUrl.hostname };
}

async function loadedContent(logger: pino.Logger): Promise<Content> {
  const { content, faults } = await readContent(contentPlaces);
  for (const fault of faults) logger.warn(fault, 'a file of the question bank is left out');
  return content;
}

function everyHour(work: () => Promise<unknown>, logger: pino.Logger): void {
  every(60 * 60 * 1000, work, logger);
}

function every(intervalMs: number, work: () => Promise<unknown>, logger: pino.Logger): void {
  const run = () => void work().catch((error: unknown) => logger.error({ err: error }, 'a regular job failed'));
  setInterval(run, intervalMs).unref();
}

/** No new work, what is under way ends, then the store closes. */
function stopOnSignal(app: App, database: Database, redis: Redis | null): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await app.live.close();
    await app.server.fastify.close();
    await app.statistics.flush();
    await app.monitoring.settle();
    await app.outbox.stop();
    await database.close();
    redis?.disconnect();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
