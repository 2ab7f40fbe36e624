import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { slimIcon } from './slim-icons.ts';

const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm/icons');

it('leaves the shapes of every icon as they are, without their keys', () => {
  for (const file of readdirSync(icons).filter((name) => /^[a-d][\w-]*\.mjs$/.test(name) && name !== 'index.mjs')) {
    const code = readFileSync(join(icons, file), 'utf8');
    // An alias only names another icon.
    if (!code.includes('createLucideIcon')) continue;
    const slim = slimIcon(code);
    expect(slim, file).not.toContain('key:');
    expect(slim.match(/ d: "[^"]+"/g), file).toEqual(code.match(/ d: "[^"]+"/g));
    expect(slim.length, file).toBeLessThan(code.length);
  }
});
