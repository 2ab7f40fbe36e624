// @ts-check
import { existsSync } from 'node:fs';

// Not the headless shell, which needs a quarter less of the processor's time: it can't take pushes.
const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium of this machine: the one in CHROMIUM_PATH, else the first known one; null if there is none. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  return (named ? [named] : knownPaths).find((path) => existsSync(path)) ?? null;
}
