import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { advisoryLocks, lockedKinds } from './advisory-locks.ts';

const root = new URL('../../../../', import.meta.url);

it('gives every job its own lock', () => {
  const ids = Object.values(advisoryLocks);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(lockedKinds).size).toBe(lockedKinds.length);
});

it('takes advisory locks in one file alone, migrations included', () => {
  const files = ['src', 'bench', 'scripts', 'e2e'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs|sql)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files).toContain('src/server/migrations/0001-accounts.sql');
  const taking = files.filter((file) =>
    /pg_(try_)?advisory/.test(readFileSync(new URL(file, root), 'utf8').replaceAll(/^\s*--.*$/gm, '')),
  );
  expect(taking.sort()).toEqual(['src/server/platform/database/advisory-locks.ts']);
});
