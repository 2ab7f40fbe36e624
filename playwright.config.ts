import { defineConfig } from '@playwright/test';

// Another where somebody beside works on the same machine.
const port = Number(process.env['E2E_PORT'] ?? 4310);

/** The built product on a database of its own, and the system's Chromium: never a download. */
export default defineConfig({
  metadata: { issuerSeat: `http://127.0.0.1:${port + 1000}` },
  testDir: 'e2e',
  outputDir: 'test-results',
  // Pictures are taken to be looked at, by `npm run pictures`; they check nothing.
  ...(process.env['PICTURES'] === undefined ? { grepInvert: /@pictures/ } : { grep: /@pictures/ }),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ar-KW',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node --import tsx e2e/serve.mjs',
    url: `http://localhost:${port}/health/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: '.cache/e2e-data', DATABASE_URL: '', RATE_LIMITS: 'off', CONTENT_GUARD: 'off', ADMIN_EMAIL: 'admin@example.com', ISSUER_SEAT_PORT: String(port + 1000), NODE_EXTRA_CA_CERTS: 'src/testing/push-double-keys/certificate.pem' },
  },
});
