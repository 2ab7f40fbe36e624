// @ts-check
/**
 * `npm start`: installs and builds what is missing or out of date, then runs the server. Plain Node, since on a fresh
 * clone nothing is installed yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';

const mark = 'dist/built-from';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));
ensureInstalled();
const sources = hashOf(['src', 'content', 'package-lock.json', 'vite.config.ts', 'vite.server.config.ts']);
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== sources) {
  process.stdout.write('Building …\n');
  build();
  writeFileSync(mark, sources);
}
if (existsSync('.env')) process.loadEnvFile('.env');
process.env['NODE_ENV'] ??= 'production';
await import(new URL('../dist/server/main.js', import.meta.url).href);

/** Quiet unless it fails. */
function build() {
  const npm = spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (npm.status === 0) return;
  process.stderr.write(`${npm.stdout ?? ''}${npm.stderr ?? ''}\nThe build failed: see above.\n`);
  process.exit(npm.status ?? 1);
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
