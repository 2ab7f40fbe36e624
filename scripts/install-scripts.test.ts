import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** Packages that bring an install script, each with the reason why it may be left out. A new one is read before it is added here. */
const reviewed: Readonly<Record<string, string>> = {
  esbuild:
    'links its program in the place of its launcher, and downloads it where the package of the platform is missing; npm ci installs that package',
};

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const lockSchema = z.object({
  packages: z.record(z.string(), z.looseObject({ hasInstallScript: z.boolean().optional() })),
});

it('runs no install script of any package', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

it('has read every install script that packages bring', () => {
  const { packages } = lockSchema.parse(JSON.parse(read('package-lock.json')));
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(names)].sort()).toEqual(Object.keys(reviewed).sort());
});
