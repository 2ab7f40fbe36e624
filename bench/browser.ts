import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';

/** Chromium without HTTP/3, which the measured servers don't speak. */
export function launchBrowser(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', ...flags],
  });
}
