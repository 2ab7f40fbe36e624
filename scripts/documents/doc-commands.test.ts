import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expand, faultsOf, programOf, servicesIn } from './command-faults.ts';
import { executed, isStage, notExecuted, onFiles } from './command-table.ts';
import type { ExecutedCommand } from './command-table.ts';
import { readDocuments } from './documents.ts';
import { commandsOf, shellBlocks, splitCommands, withoutSettings } from './shell-commands.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const table = 'scripts/documents/command-table.ts';
const documents = readDocuments();
const commands = commandsOf(documents).map(({ text, places }) => ({ ...withoutSettings(text), places }));
/** As a fresh shell has them: nothing of the machine that runs the tests names a database. */
const system = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'siraj-documents-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the commands of the documents', { timeout: 120_000 }, () => {
  it('are all known: executed, or not for a reason', () => {
    expect(commands.length).toBeGreaterThan(40);
    const rows = [...executed.map(({ pattern }) => pattern), ...notExecuted.map(({ pattern }) => pattern), onFiles];
    const unknown = commands.filter(({ command }) => !rows.some((pattern) => pattern.test(command)));
    expect(
      unknown.map(({ command, places }) => `${places.join(' ')}: say in ${table} how this is checked: ${command}`),
    ).toEqual([]);
  });

  it('name scripts, files, options, services and units that exist', () => {
    const faults = commands.flatMap(({ command, places }) =>
      faultsOf(command).map((fault) => `${places.join(' ')}: ${command}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('are stages of `npm test`, where the table says so', () => {
    const stages = readFileSync(join(root, 'scripts/test.mjs'), 'utf8');
    const claimed = notExecuted.filter(({ why }) => why === isStage).map(({ pattern }) => pattern);
    const own = commands.filter(({ command }) => claimed.some((pattern) => pattern.test(command)));
    expect(own.length).toBeGreaterThan(2);
    for (const { command } of own) {
      const byName = `'npm', 'run', '--silent', '${command.replace('npm run ', '')}'`;
      expect(stages.includes(byName) || stages.includes(`'${programOf(command) ?? command}'`), command).toBe(true);
    }
  });

  it('are valid for a shell, block by block', () => {
    for (const document of documents) {
      for (const { lines } of shellBlocks(document)) {
        // What a reader fills in.
        const script = lines.map(({ text }) => text.replace(/<[a-z ]+>/g, 'x')).join('\n');
        const { stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
        expect(stderr, `${document.path}:${lines[0]?.number ?? 0}`).toBe('');
      }
    }
  });

  it('make the files that they name, where they work on files', () => {
    for (const document of documents) {
      const own = commandsOf([document]).filter(({ text }) => onFiles.test(text) && isInstalled(text));
      if (own.length === 0) continue;
      const here = machineIn(join(folder, document.path));
      const script = own.map(({ text }) => onMachine(text, here.root)).join('\n');
      const { status, stderr } = spawnSync('bash', ['-e', '-x'], {
        input: script,
        encoding: 'utf8',
        cwd: here.product,
      });
      expect(status, stderr).toBe(0);
      for (const [, path = ''] of script.matchAll(/> (\S+)$/gm))
        expect(statSync(path.startsWith('/') ? path : join(here.product, path)).size, path).toBeGreaterThan(0);
      expectSettings(join(here.root, 'etc/siraj.env'));
    }
  });
});

/** A folder with what the commands expect of a machine. */
function machineIn(place: string): { readonly root: string; readonly product: string } {
  const product = join(place, 'opt/siraj');
  for (const path of ['etc/systemd/system', 'etc/caddy', 'etc/cron.daily', 'var/lib', 'opt/siraj', 'usr/local'])
    mkdirSync(join(place, path), { recursive: true });
  const isOfOperator = (path: string) => /deploy\/(\.env|secrets)$/.test(path);
  cpSync(join(root, 'deploy'), join(product, 'deploy'), { recursive: true, filter: (path) => !isOfOperator(path) });
  return { root: place, product };
}

/** The same command below a folder, and without the users of the machine that it would need. */
function onMachine(command: string, place: string): string {
  return command.replace(/(?<=^|[\s"'=])\/(etc|opt|usr|var)\//g, `${place}/$1/`).replace(/ -o \S+ -g \S+/, '');
}

function isInstalled(command: string): boolean {
  return spawnSync('bash', ['-c', `command -v ${command.split(' ')[0] ?? ''}`]).status === 0;
}

function expectSettings(file: string): void {
  if (!existsSync(file)) return;
  const known = readFileSync(join(root, '.env.example'), 'utf8');
  const names = readFileSync(file, 'utf8').match(/^\w+(?==)/gm) ?? [];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(known, file).toMatch(new RegExp(`^${name}=`, 'm'));
}

interface Run extends Pick<ExecutedCommand, 'env' | 'code' | 'says' | 'isShell'> {
  readonly as: string;
}
interface Result {
  readonly code: number;
  readonly said: string;
}

/** What is to be executed for the commands of the documents, each once, in the order of the table. */
const runs: readonly Run[] = executed.flatMap((row) => {
  const own = commands.filter(({ command }) => row.pattern.test(command));
  const texts = new Set(own.map(({ command }) => (typeof row.as === 'string' ? row.as : row.as(command))));
  return [...texts].map((as) => ({ ...row, as }));
});

describe('executing the commands of the documents', () => {
  const results = new Map<Run, Result>();
  beforeAll(async () => {
    // Programs look for packages below the working directory too, which is not the repository: that may have a .env.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'faulty.csv'), 'no,column,of,the,bank\n1,2,3,4,5\n');
    const ofPrograms = runs.filter(({ isShell }) => isShell !== true);
    const answers = await runPrograms(ofPrograms);
    for (const [index, run] of ofPrograms.entries()) results.set(run, answers[index] ?? { code: -1, said: '' });
    for (const run of runs.filter(({ isShell }) => isShell === true)) {
      const { status, stdout, stderr } = spawnSync('bash', ['-c', run.as], {
        cwd: root,
        encoding: 'utf8',
        env: system,
        maxBuffer: 2 ** 26,
      });
      results.set(run, { code: status ?? -1, said: `${stdout}${stderr}` });
    }
  }, 300_000);

  it.each(runs)('runs $as', (run) => {
    const result = results.get(run);
    expect(result?.said).toMatch(run.says);
    expect(result?.code).toBe(run.code ?? 0);
  });

  it('covers backup, restore and the comparison of what was restored', () => {
    const made = runs.map(({ as }) => as);
    for (const command of ['npm run backup -- make backup', 'npm run backup -- restore backup', 'npm run check:books'])
      expect(made).toContain(command);
    expect(existsSync(join(folder, 'backup/backup.json'))).toBe(true);
    expect(existsSync(join(folder, 'bank.csv'))).toBe(true);
  });
});

async function runPrograms(of: readonly Run[]): Promise<readonly Result[]> {
  const [list, answers] = [join(folder, 'runs.json'), join(folder, 'results.json')];
  const jobs = of.map(({ as, env = {} }) => {
    const program = programOf(as) ?? '';
    const args = expand(as)
      .split(' ')
      .slice(expand(as).startsWith('node --import tsx ') ? 4 : 2);
    return { program: pathToFileURL(join(root, program)).href, args, env };
  });
  writeFileSync(list, JSON.stringify(jobs));
  const runner = join(root, 'scripts/doc-command-runs.mjs');
  await promisify(execFile)(process.execPath, ['--import', import.meta.resolve('tsx'), runner, list, answers], {
    cwd: folder,
    env: system,
  });
  return JSON.parse(readFileSync(answers, 'utf8')) as readonly Result[];
}

it.each([
  ['npm run nothing', 'package.json has no script nothing'],
  ['npm run scaling -- --evenings 2', 'scripts/scaling.ts has no option --evenings'],
  ['node dist/server/nothing.js', 'src/server/nothing.ts is missing'],
  ['node dist/server/env.js', "vite.server.config.ts doesn't build src/server/env.ts"],
  ['cp deploy/nothing.env deploy/.env', 'deploy/nothing.env is missing'],
  ['docker compose -f deploy/nothing.yaml up', 'deploy/nothing.yaml is missing'],
  ['docker compose -f deploy/compose.yaml up -d nothing', 'deploy/compose.yaml has no service nothing'],
  ['docker compose exec -T nothing node dist/server/main.js', 'deploy/compose.yaml has no service nothing'],
  [
    'docker compose up --no-such',
    'docker compose up has no --no-such, or composeOptions in command-faults.ts lacks it',
  ],
  ['docker compose --profile nothing up -d', 'deploy/compose.yaml has no profile nothing'],
  ['docker compose cp nothing:/data /data', 'deploy/compose.yaml has no service nothing'],
  ['cp deploy/nothing.* /etc', 'deploy/nothing.* is missing'],
  ['docker compose fly', 'docker compose has no fly, or composeOptions in command-faults.ts lacks it'],
  ['systemctl restart nothing', 'deploy/ has no unit nothing'],
  ['systemctl jump siraj', 'systemctl has no jump'],
])('finds what is wrong with %s', (command, fault) => {
  expect(faultsOf(command)).toEqual([fault]);
});

it('reads the services of a compose file', () => {
  expect(
    servicesIn(
      'x-app:\n  one: 1\nservices:\n  web:\n    image: a\n\n  # and\n  data-base:\n    image: b\nvolumes:\n  c:\n',
    ),
  ).toEqual(['web', 'data-base']);
});

it('reads commands from blocks and from code spans, with what continues them', () => {
  const text = `Say \`npm run
one\` or \`npm run two -- make <a b>\` (\`node x.js\`), then \`… restore\`, \`-- never\`.

- \`A=1 B= npm run three\` and \`-- --flag\`, not \`npm\`, \`node:http\` nor \`-- other\`

Then \`git pull && npm ci\`.

\`\`\`sh
set -e
echo 'a && b # c' "d ; e" && f \\
  --g | h # i
runuser -u siraj -- env C=1 node y.js
docker compose -f z.yaml exec -T one node z.js
\`\`\`
\`\`\`json
{ "a": 1 }
\`\`\`
`;
  const found = commandsOf([{ path: 'a.md', text }]).map((each) => each.text);
  expect(found.slice(0, 8)).toEqual([
    'set -e',
    `echo 'a && b # c' "d ; e"`,
    'f --g',
    'h',
    'runuser -u siraj -- env C=1 node y.js',
    'C=1 node y.js',
    'docker compose -f z.yaml exec -T one node z.js',
    'node z.js',
  ]);
  expect(found.slice(8)).toEqual([
    'npm run one',
    'npm run two -- make <a b>',
    'node x.js',
    'node x.js restore',
    'node x.js never',
    'A=1 B= npm run three',
    'npm run three -- --flag',
    'npm run three -- other',
    'git pull',
    'npm ci',
  ]);
  expect(withoutSettings('A=1 B= npm run three')).toEqual({ env: { A: '1', B: '' }, command: 'npm run three' });
  expect(splitCommands('# only a comment')).toEqual([]);
});
