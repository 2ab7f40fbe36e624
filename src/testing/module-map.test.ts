import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moduleMap } from '../../module-map.js';

const map: Readonly<Record<string, readonly string[]>> = moduleMap;
const folders = (path: string): string[] => {
  const url = new URL(path, import.meta.url);
  return existsSync(url)
    ? readdirSync(url, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
};

it('has no circle', () => {
  const visit = (domain: string, path: readonly string[]): void => {
    expect(path, `a circle: ${[...path, domain].join(' → ')}`).not.toContain(domain);
    for (const next of map[domain] ?? []) visit(next, [...path, domain]);
  };
  for (const domain of Object.keys(map)) visit(domain, []);
});

it('names every domain of the three zones', () => {
  const inside = new Set(['kernel', 'i18n', 'platform', 'migrations']);
  const found = [...folders('../shared/'), ...folders('../server/'), ...folders('../web/features/')].filter(
    (name) => !inside.has(name),
  );
  for (const domain of found) expect(Object.keys(map)).toContain(domain);
});
