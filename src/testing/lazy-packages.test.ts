import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Few processes or few calls need them; each takes 5 to 40 ms and up to 30 MB. */
const loadedAtFirstUse = [
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'aws4fetch',
  'file-type',
  'ioredis',
  'jose',
  'nodemailer',
  'openid-client',
  'rate-limiter-flexible',
  'sharp',
  'web-push',
];
const server = fileURLToPath(new URL('../server/', import.meta.url));

it('imports packages that a start does not need where they are used', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const early = files.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/^import (?!type )[^;]*?from '([^']+)';/gm)]
      .map(([, name = '']) => name)
      .filter((name) => loadedAtFirstUse.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(early).toEqual([]);
});
