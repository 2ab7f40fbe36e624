// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const at = (/** @type {string} */ path) => new URL(path, root);

/** Installs the packages of the lock file where they are missing or older than it. Plain Node: nothing is installed yet. */
export function ensureInstalled() {
  const mark = at('node_modules/.package-lock.json');
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(at('package-lock.json')).mtimeMs) return;
  process.stdout.write('Installing the packages of the lock file …\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    process.stderr.write('npm ci failed: see above.\n');
    process.exit(npm.status ?? 1);
  }
}
