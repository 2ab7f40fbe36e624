import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ar } from '#shared/i18n/ar/index.ts';

const server = new URL('../server/', import.meta.url);
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(path, server), 'utf8'))
  .filter((text) => text.includes('recordAudit('));
const written = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => String(name)))),
];

it('has words for whatever the log of the staff names [ADM-4]', () => {
  const { actions, areas, subjects } = ar.adminPeople.audit;
  const named = written(/'([a-z-]+\/[a-z-]+)'/g).filter((name) =>
    sources.some((text) => new RegExp(`action: [^\\n;]*'${name}'`).test(text)),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in actions))).toEqual([]);
  expect(named.map((name) => `${name.split('/')[0]}/`).filter((area) => !(area in areas))).toEqual([]);
  expect(written(/subjectType: '([a-z-]+)'/g).filter((name) => !(name in subjects))).toEqual([]);
});
