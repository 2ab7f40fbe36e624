import { spawn } from 'node:child_process';
import { test as base } from '@playwright/test';
import { assertUnused, kill, untilReady } from './own-server.ts';
import { doublesPort, sitePort } from './ports.ts';
import { layPrepared } from './prepare.ts';

/** An address of the doubles beside this worker's site: the identity issuer, the app's store, the push service (serve.mjs). */
export const double = (path = '/'): string => `http://127.0.0.1:${doublesPort(base.info().parallelIndex)}${path}`;

/**
 * Tests on the built product: each worker has its own site and database, so that workers never see each other. A test
 * that starts its own server uses this too, so that it shares the workers: waiting tests then run beside busy ones.
 */
export const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture depends on from here
    async ({}, use, { parallelIndex }) => {
      const port = sitePort(parallelIndex);
      const origin = `http://localhost:${port}`;
      const dataFolder = `.cache/e2e-data-${parallelIndex}`;
      await assertUnused(port);
      layPrepared(dataFolder);
      const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/serve.mjs'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          PUBLIC_URL: origin,
          DATA_DIR: dataFolder,
          DATABASE_URL: '',
          RATE_LIMITS: 'off',
          CONTENT_GUARD: 'off',
          ADMIN_EMAIL: 'admin@example.com',
          DOUBLES_PORT: String(doublesPort(parallelIndex)),
          NODE_EXTRA_CA_CERTS: 'src/testing/push-double-keys/certificate.pem',
        },
      });
      await untilReady(port);
      await use(origin);
      await kill(server);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
});
