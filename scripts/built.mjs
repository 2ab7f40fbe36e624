// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mark = 'dist/built-from';

/** Builds the product in the working directory's dist where it is missing or out of date. Quiet unless it fails. */
export function ensureBuilt() {
  const sources = hashOf([
    'src',
    'content',
    'scripts',
    'package-lock.json',
    'vite.config.ts',
    'vite.part.config.ts',
    'vite.phone.config.ts',
    'vite.prerender.config.ts',
    'vite.server.config.ts',
    'vite.worker.config.ts',
  ]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return;
  process.stdout.write('Building …\n');
  // A build that is interrupted leaves parts of two.
  rmSync(mark, { force: true });
  const npm = spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (npm.status !== 0) {
    process.stderr.write(`${npm.stdout ?? ''}${npm.stderr ?? ''}\nThe build failed: see above.\n`);
    process.exit(npm.status ?? 1);
  }
  writeFileSync(mark, sources);
}

/** One hash over all that the build reads. @param {readonly string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(path)) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
