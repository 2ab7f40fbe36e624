import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('../../', import.meta.url));
const place = 'srv/siraj.git';
const branch = 'release';
const author = ['-c', 'user.name=try', '-c', 'user.email=try@siraj.test'];

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...author, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** Puts the commit that is checked out here into a repository of the machine, and returns its address there. */
export function publishRepository(root: string): string {
  const repository = join(root, place);
  execFileSync('git', ['init', '--quiet', '--bare', `--initial-branch=${branch}`, repository]);
  git(here, 'push', '--quiet', repository, `HEAD:refs/heads/${branch}`);
  return `file:///${place}`;
}

/** Adds a release to that repository: the same product under the next version. Returns its commit. */
export function publishRelease(root: string): string {
  const work = mkdtempSync(join(tmpdir(), 'siraj-release-'));
  try {
    execFileSync('git', ['clone', '--quiet', join(root, place), work]);
    const file = join(work, 'package.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
    git(work, 'commit', '--quiet', '--all', '--message', 'Release 9.9.9');
    git(work, 'push', '--quiet', 'origin', branch);
    return git(work, 'rev-parse', 'HEAD');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
