import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const workflows = readdirSync(new URL('.github/workflows', root)).map((name) => `.github/workflows/${name}`);

/** What a tag or a branch may change tomorrow: actions without a full commit id and its version, images without a version. */
function unpinnedIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const actions = lines.filter((line) => /^(- )?uses:/.test(line));
  const images = lines.filter((line) => /^(image:|FROM )/.test(line));
  return [
    ...actions.filter((line) => !/^(- )?uses: [\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ...images.filter(
      (line) => !/^(image:|FROM) [\w.-]+(\/[\w.-]+)+:\d[\w.-]*(@sha256:[\da-f]{64})?( AS \w+)?$/.test(line),
    ),
  ];
}

it('runs only actions of a full commit id, with the version beside it, and images of a version', () => {
  expect(workflows).toContain('.github/workflows/ci.yml');
  for (const path of workflows) {
    expect(read(path)).toMatch(/uses: /);
    expect(unpinnedIn(read(path)), path).toEqual([]);
  }
});

it('builds and deploys images of a version', () => {
  expect(unpinnedIn(read('deploy/Containerfile'))).toEqual([]);
  // `siraj` is built there.
  expect(unpinnedIn(read('deploy/compose.yaml').replace(/^ *image: siraj$/gm, ''))).toEqual([]);
});

it.each([
  'uses: actions/checkout@v5',
  'uses: actions/checkout@main # v5.0.0',
  'uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a # v5.0.0',
  'uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8',
  'uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5',
  '- uses: docker://alpine:3',
  'image: docker.io/library/postgres',
  'image: docker.io/library/postgres:latest',
  'FROM docker.io/library/node',
])('finds what is not pinned: %s', (line) => {
  expect(unpinnedIn(`steps:\n      ${line}\n`)).toEqual([line]);
});

it('lets a run read the repository and nothing else, for a limited time, on the oldest Node that is supported', () => {
  for (const path of workflows) {
    const text = read(path);
    expect(text, path).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text.match(/permissions:/g), path).toHaveLength(1);
    expect(text, path).toMatch(/^concurrency:/m);
    const jobs = text.slice(text.indexOf('\njobs:')).match(/^ {2}\w+:$/gm) ?? [];
    expect(jobs.length).toBeGreaterThan(0);
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm), path).toHaveLength(jobs.length);
    expect(text.match(/persist-credentials: false/g)?.length, path).toBe(text.match(/actions\/checkout@/g)?.length);
    // What a stranger can name, as a branch, must not become a part of a script.
    expect(text, path).not.toMatch(/run:[^\n]*\$\{\{/);
  }
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(`>=${/node-version: ([\d.]+)/.exec(read('.github/workflows/ci.yml'))?.[1] ?? ''}`).toBe(engines.node);
});

it('gets proposals for packages and actions from Dependabot, a week after their release', () => {
  const updates = read('.github/dependabot.yml').split('- package-ecosystem: ').slice(1);
  expect(updates.map((update) => update.split('\n')[0])).toEqual(['npm', 'github-actions']);
  for (const update of updates) expect(update).toMatch(/cooldown:\n\s+default-days: 7\n/);
});
