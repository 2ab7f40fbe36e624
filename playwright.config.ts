import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { livingRoomHost, livingRoomOrigin } from './e2e/ports.ts';
import { findChromium } from './scripts/find-chromium.mjs';

const workers = Math.max(4, availableParallelism());

/**
 * Parts of Chromium that cost each journey a fifth of its CPU time: two pages of the address bar for each window, and a
 * renderer for a page that may come. The flag replaces Playwright's own list, so that the rest repeats it.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The built product, one site a worker (e2e/site.ts), and the system's Chromium: never a download. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/prepare.ts',
  outputDir: 'test-results',
  // Pictures are taken to be looked at, by `npm run pictures`; they check nothing.
  ...(process.env['PICTURES'] === undefined ? { grepInvert: /@pictures/ } : { grep: /@pictures/ }),
  fullyParallel: true,
  workers,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test/browser.json' }]],
  use: {
    locale: 'ar-KW',
    // A worker keeps the whole site for later on every first visit: journeys that are about it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures and snapshots of every step cost more than the journey itself; what failed is pictured once.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unusedFeatures.join(',')}`,
        // Living rooms (e2e/phones.ts). Here, since tests with other arguments would need a second browser and site for each worker.
        `--host-resolver-rules=MAP ${livingRoomHost} 127.0.0.1`,
        `--unsafely-treat-insecure-origin-as-secure=${Array.from({ length: workers }, (_, worker) => livingRoomOrigin(worker)).join(',')}`,
      ],
    },
  },
});
