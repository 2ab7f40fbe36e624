import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { passwordApi } from '#shared/accounts/password-api.ts';
import type { User } from '#shared/accounts/schema.ts';
import { present } from '#shared/kernel/assert.ts';
import { createApp } from '../server/app.ts';
import type { App } from '../server/app.ts';
import type { AppDeps } from '../server/app-deps.ts';
import { createDiskStore } from '../server/media/index.ts';
import type { Database } from '../server/platform/database/index.ts';
import type { Mail } from '../server/platform/mail/mailer.ts';
import { fixedClock } from './fixed-clock.ts';
import type { FixedClock } from './fixed-clock.ts';
import { sourceOf } from '#server/questions/index.ts';
import { sampleContent } from './sample-content.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient } from './test-client.ts';
import { emptyTables, testDatabase } from './test-database.ts';

export interface TestUser extends TestClient {
  readonly user: User;
  readonly password: string;
}

/** The whole server on an empty database, with a fixed clock and captured mails. */
export interface TestApp extends App {
  readonly database: Database;
  readonly clock: FixedClock;
  /** A signed-out client. */
  visitor(): TestClient;
  /** Signed up, and not verified. */
  signUp(wishes?: { email?: string; displayName?: string; password?: string }): Promise<TestUser>;
  /** Signed up and verified, by the mail that came. */
  verified(wishes?: { email?: string; displayName?: string }): Promise<TestUser>;
  /** The user who verified ADMIN_EMAIL. */
  admin(): Promise<TestUser>;
  /** Delivers the outbox, and returns all mails, newest first. */
  mails(): Promise<readonly Mail[]>;
  /** Code of the newest mail to this address. */
  mailedCode(email: string): Promise<string>;
}

export const testAdminEmail = 'admin@siraj.test';

/** Made by the tests that need it. */
const mediaFolder = join(tmpdir(), `siraj-media-${process.pid}`);

/** The library's files and what comes in, below a folder. */
export function mediaIn(folder: string): AppDeps['media'] {
  return { store: createDiskStore(join(folder, 'media')), incoming: join(folder, 'incoming') };
}

/** The apps of the test that runs. */
const openApps: App[] = [];

/** With `beside`, another process on the same database and clock. */
export async function createTestApp(changes: Partial<AppDeps> = {}, beside?: TestApp): Promise<TestApp> {
  const database = await testDatabase();
  if (beside === undefined) {
    // Timers keep an app in memory, and a worker makes hundreds.
    await Promise.all(openApps.splice(0).map((app) => app.live.close()));
    await emptyTables(database);
  }
  const clock = beside?.clock ?? fixedClock();
  const sent: Mail[] = [];
  const app = await createApp({
    database,
    clock,
    logger: loudLogger(),
    mailer: {
      send(mail) {
        sent.unshift(mail);
        return Promise.resolve();
      },
    },
    mailbox: null,
    staticFiles: null,
    redis: null,
    // Tests do in a second what a person does in a day; those of the limits bring their own.
    rateLimits: { take: () => Promise.resolve(), giveBack: () => Promise.resolve() },
    publicUrl: new URL('http://localhost:3000'),
    trustProxy: [],
    sessionSecret: 'a secret for tests only, long enough',
    adminEmail: testAdminEmail,
    providers: { google: null, apple: null },
    captcha: { provider: 'none' },
    payments: { provider: null, tap: null, myFatoorah: null },
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    content: sourceOf(sampleContent()),
    media: mediaIn(mediaFolder),
    checkAnswers: true,
    ...changes,
  });
  openApps.push(app);

  let users = 0;
  const signUp: TestApp['signUp'] = async (wishes = {}) => {
    users += 1;
    const client = createTestClient(app.server.fastify);
    const { email = `player-${users}@siraj.test`, displayName = `لاعب ${users}`, password = 'secret-1' } = wishes;
    const { user } = await client.call(passwordApi.signUp, { email, displayName, password });
    return { ...client, user, password };
  };
  const mails: TestApp['mails'] = async () => {
    await app.outbox.drain();
    return sent;
  };
  const mailedCode: TestApp['mailedCode'] = async (email) => {
    const mail = (await mails()).find(({ to }) => to === email);
    return present(/oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1], `code mailed to ${email}`);
  };
  const verified: TestApp['verified'] = async (wishes) => {
    const client = await signUp(wishes);
    const oobCode = await mailedCode(client.user.email);
    const { user } = await client.call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode });
    return { ...client, user: present(user, "the verified caller's record") };
  };

  return {
    ...app,
    database,
    clock,
    signUp,
    mails,
    mailedCode,
    verified,
    visitor: () => createTestClient(app.server.fastify),
    admin: () => verified({ email: testAdminEmail, displayName: 'المدير' }),
  };
}

// What the server logs as an error is a bug: console.error fails the test.
function loudLogger(): AppDeps['logger'] {
  // oxlint-disable-next-line no-console -- the setup file listens here
  return pino({ level: 'error' }, { write: (line: string) => console.error(line) });
}
