import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const table = readFileSync(new URL('docs/requirements.md', root), 'utf8');

it('names only tests that exist, and that name the requirement', () => {
  for (const row of table.split('\n').filter((line) => /^\| [A-Z]+-\d+ \|/.test(line))) {
    const [, id = '', , , tests = ''] = row.split('|').map((cell) => cell.trim());
    for (const [, path = ''] of tests.matchAll(/`([^`]+)`/g)) {
      const file = new URL(path.startsWith('e2e/') ? path : `src/${path}`, root);
      expect(existsSync(file), `${id}: ${path}`).toBe(true);
      expect(readFileSync(file, 'utf8'), path).toMatch(new RegExp(`\\[[^\\]]*\\b${id}\\b`));
    }
  }
});
