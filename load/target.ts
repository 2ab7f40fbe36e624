import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCaller } from '#testing/caller.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres } from '../bench/servers.ts';
import { enterAsVerified, makeCodes } from '../proof/people.ts';
import { createSite } from '../proof/site.ts';
import { findPostgres } from '../scripts/find-postgres.mjs';
import { givenAccounts, growingAccounts, parseAccounts, type Accounts } from './accounts.ts';
import { readMailedCodes } from './mail-folder.ts';
import { scrape, type ServerFigures } from './metrics.ts';
import type { LoadOptions } from './options.ts';
import type { World } from './visit.ts';

/** The server under load. */
export interface Target extends Pick<World, 'origin' | 'mailedCode' | 'nextCode' | 'mustOpenRooms'> {
  /** In a few words, for the conditions of a result. */
  readonly description: string;
  readonly accounts: Accounts;
  /** Null where the server's metrics are unknown. */
  readonly figures: (() => Promise<ServerFigures>) | null;
  /** Ends what was started, and removes it. */
  stop(): Promise<void>;
}

const adminEmail = 'admin@load.test';
const codesABatch = 5000;

/**
 * Starts the built product with its own folder and its own database: on PostgreSQL if one answers, whose address it
 * also writes to TEST_DATABASE_URL, else on PGlite.
 */
export async function startOwnServer(): Promise<Target> {
  const found = await findPostgres();
  if (found !== null) process.env['TEST_DATABASE_URL'] = found;
  const postgres = found === null ? null : await createPostgres();
  const metricsPort = await freePort();
  const site = createSite({
    port: await freePort(),
    databaseUrl: postgres?.url ?? '',
    env: { ADMIN_EMAIL: adminEmail, METRICS_PORT: String(metricsPort), ROOMS_ON_THIS_MACHINE: 'on' },
  });
  await site.start();
  const admin = createCaller(site.origin);
  await enterAsVerified(site, admin, adminEmail);
  return {
    origin: site.origin,
    description: `the built product on ${postgres === null ? 'PGlite' : 'PostgreSQL'}`,
    accounts: growingAccounts(),
    mailedCode: readMailedCodes(join(site.dataDir, 'mail')),
    nextCode: codesOf(() => makeCodes(admin, codesABatch, 1)),
    mustOpenRooms: true,
    figures: () => scrape(`http://127.0.0.1:${metricsPort}/metrics`),
    async stop() {
      await site.stop();
      await postgres?.drop();
    },
  };
}

/** Codes one by one, from batches that are made as they are needed. Throws if a batch is empty. */
export function codesOf(makeBatch: () => Promise<readonly string[]>): () => Promise<string> {
  const codes: string[] = [];
  let making: Promise<void> | null = null;
  const refill = async () => {
    codes.push(...(await makeBatch()));
    if (codes.length === 0) throw new Error('no codes could be made');
  };
  return async () => {
    for (;;) {
      const code = codes.pop();
      if (code !== undefined) return code;
      // Journeys that find none at the same time wait for the same batch.
      making ??= refill().finally(() => {
        making = null;
      });
      await making;
    }
  };
}

/**
 * Connects to a server that is already running. Throws if the file of accounts can't be read, or if the server or its
 * metrics don't answer.
 */
export async function reachServer(
  at: string,
  { accounts, metrics }: Pick<LoadOptions, 'accounts' | 'metrics'>,
): Promise<Target> {
  const text = accounts === null ? '' : readFileSync(accounts, 'utf8');
  const figures = metrics === null ? null : () => scrape(metrics, process.env['LOAD_METRICS_TOKEN']);
  const ready = await fetch(`${at}/health/ready`);
  if (!ready.ok) throw new Error(`${at} is not ready: it answers ${ready.status}`);
  await figures?.();
  return {
    origin: at,
    description: at,
    accounts: givenAccounts(parseAccounts(text)),
    mailedCode: () => Promise.reject(new Error('the mails of this server are not known here')),
    nextCode: null,
    mustOpenRooms: false,
    figures,
    stop: () => Promise.resolve(),
  };
}
