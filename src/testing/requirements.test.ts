import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const list = readFileSync(new URL('docs/requirements.md', root), 'utf8');

it('names only tests that exist, and that name the requirement', () => {
  const entries = [
    ...list.matchAll(/^- \*\*([A-Z]+-\d+)\*\*[\s\S]*?\n {2}- Tests: ([\s\S]*?)(?=\n- |\s*$(?![\s\S]))/gm),
  ];
  expect(entries).not.toEqual([]);
  for (const [, id = '', tests = ''] of entries) {
    for (const [, path = ''] of tests.matchAll(/`([^`]+)`/g)) {
      const file = new URL(/^(e2e|scripts)\//.test(path) ? path : `src/${path}`, root);
      expect(existsSync(file), `${id}: ${path}`).toBe(true);
      expect(readFileSync(file, 'utf8'), path).toMatch(new RegExp(`\\[[^\\]]*\\b${id}\\b`));
    }
  }
});
