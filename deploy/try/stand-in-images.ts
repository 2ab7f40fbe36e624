import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packedRoot, type DebianMachine } from './debian-machine.ts';

const recipes = fileURLToPath(new URL('stand-ins/', import.meta.url));
const nodePackages = { node: `node-linux-${process.arch}@22.23.3`, npm: 'npm@10.9.9' };

/**
 * Provides the images that the deployment names: pulls each one, and where its registry can't be reached, builds it from
 * packages of Debian and npm under the same name. Returns the names of those that were built.
 */
export async function provideImages(debian: DebianMachine, images: readonly string[]): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const image of images) {
    const pulled = await debian.run(`pull ${image}`, `timeout 30 docker pull --quiet ${image}`, { mayFail: true });
    if (pulled.code !== 0) missing.push(image);
  }
  if (missing.length === 0) return missing;
  for (const suite of ['bookworm', 'trixie'] as const) {
    const input = packedRoot(suite, 'container');
    await debian.run(`import ${suite}`, `docker import - siraj-try/${suite}`, { input });
  }
  const context = join(debian.root, 'srv/stand-ins');
  cpSync(recipes, context, { recursive: true });
  for (const [name, version] of Object.entries(nodePackages)) packInto(context, name, version);
  for (const image of missing) {
    const recipe = basename(image).split(':')[0] ?? '';
    const build = `cd /srv/stand-ins && cp /etc/ssl/certs/ca-certificates.crt . && docker build --tag ${image} --file ${recipe}.Containerfile .`;
    await debian.run(`build a stand-in for ${image}`, build);
  }
  return missing;
}

/** The package as the registry has it, checked by npm against its sum. */
function packInto(context: string, name: string, version: string): void {
  const folder = join(context, 'packed');
  mkdirSync(folder, { recursive: true });
  const options = ['--json', '--pack-destination', folder];
  const said = execFileSync('npm', ['pack', version, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [{ filename }] = JSON.parse(said) as [{ filename: string }];
  renameSync(join(folder, filename), join(context, `${name}.tgz`));
}
