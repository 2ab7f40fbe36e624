import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingNames } from '#server/env.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const operations = read('docs/operations.md');
const alerts = read('deploy/alerts.yaml');

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('sets only settings that exist, or their files, in the files of a deployment', () => {
  const known = new Set([...settingNames, ...settingNames.map((name) => `${name}_FILE`), 'NODE_ENV']);
  const compose = read('deploy/compose.yaml');
  const app = compose.slice(compose.indexOf('x-app'), compose.indexOf('services:'));
  const named = [
    ...namesIn(app, /^ {4}([A-Z][A-Z\d_]+):/gm),
    ...namesIn(read('deploy/siraj.service'), /\b([A-Z][A-Z\d_]+)=/g),
    ...namesIn(read('deploy/Containerfile'), /([A-Z][A-Z\d_]+)=/g),
  ];
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('leads each alert to a page that exists', () => {
  const night = operations.slice(operations.indexOf('## At 3 in the morning'));
  const pages = namesIn(alerts, /page: ([A-Z][^}\n]+) \}/g);
  expect(pages).toHaveLength(namesIn(alerts, /alert: (\w+)/g).length);
  for (const page of pages) expect(night).toContain(`### ${page}\n`);
});

it('names only commands that the package has, and files that exist, in its guide', () => {
  const guide = read('docs/deployment.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const name of namesIn(guide, /npm run ([a-z:]+)/g)) expect(Object.keys(scripts)).toContain(name);
  for (const path of namesIn(guide, /\b(deploy\/[a-zA-Z]+(?:\.[a-z]+)?)(?=[\s`])/g))
    if (!['deploy/secrets'].includes(path)) expect(() => read(path), path).not.toThrow();
  expect(read('vite.server.config.ts')).toContain("'backup-command'");
});
