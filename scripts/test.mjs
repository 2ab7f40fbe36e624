// @ts-check
/**
 * `npm test`: everything .ci/run runs, on a machine that has nothing but Node.
 * Ends with `N passed, N failed` over all runners; each check without tests of its own counts as one.
 *   npm test -- types lint …   runs only the steps named
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { ensureInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
ensureInstalled();
rmSync('.cache/test', { recursive: true, force: true });
mkdirSync('.cache/test', { recursive: true });

const only = new Set(process.argv.slice(2));
const totals = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const lines = [];
/** The failed tests by name, with the first lines of their errors: printed again at the end. @type {string[]} */
const failures = [];
const startedAt = performance.now();
let stageStartedAt = startedAt;

/** @param {number} since */
const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/**
 * @param {string} name @param {{passed: number, failed: number, skipped?: number}} counts
 * @param {string} [note] @param {number} [since]
 */
function count(name, counts, note = '', since = stageStartedAt) {
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  totals.skipped += counts.skipped ?? 0;
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const time = secondsSince(since).padStart(6);
  lines.push(
    `  ${counts.failed > 0 ? '✗' : '✓'} ${time}  ${name}: ${counts.passed} passed, ${counts.failed} failed${skipped}${note}`,
  );
}

/** The program of this project, else that of the machine. @param {string} program */
const programOf = (program) => {
  const local = `node_modules/.bin/${program}`;
  return existsSync(local) ? local : program;
};

/** @param {string[]} command @param {NodeJS.ProcessEnv} [env] */
function run([program = '', ...args], env = {}) {
  return (
    spawnSync(programOf(program), args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
      .status === 0
  );
}

/** @param {string[]} command @returns {Promise<{passed: boolean, output: string}>} */
function runAside([program = '', ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(programOf(program), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    child.on('error', reject);
    child.on('close', (status) => resolve({ passed: status === 0, output }));
  });
}

/** @param {string} name */
const wanted = (name) => only.size === 0 || only.has(name);
/** @param {string} name */
const announce = (name) => {
  stageStartedAt = performance.now();
  process.stdout.write(`\n── ${name}\n`);
};

/** @param {string} name @param {string[]} command @param {NodeJS.ProcessEnv} [env] */
function check(name, command, env = {}) {
  if (!wanted(name)) return;
  announce(name);
  const passed = run(command, env);
  count(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
}

/**
 * Checks that keep one core busy each, so that two run at a time; what one printed comes whole, when it ends.
 * @param {Record<string, string[]>} commands
 */
async function checkSideBySide(commands) {
  const waiting = Object.entries(commands).filter(([name]) => wanted(name));
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, command] = next;
      const since = performance.now();
      const { passed, output } = await runAside(command);
      announce(name);
      process.stdout.write(output);
      count(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }, '', since);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
}

/** @param {string} file @returns {any} */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** @param {string} stage @param {string} test @param {string} error */
function addFailure(stage, test, error) {
  const plain = stripVTControlCharacters(error).trim().split('\n').slice(0, 12);
  failures.push(`  ✗ ${stage}: ${test}\n${plain.map((line) => `      ${line.slice(0, 300)}`).join('\n')}`);
}

/** @param {string} name @param {any} report the JSON report of vitest */
function addVitestFailures(name, report) {
  for (const file of report?.testResults ?? []) {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    const path = file.name.replace(root, '');
    if (failed.length === 0 && file.status === 'failed') addFailure(name, path, file.message ?? '');
    for (const test of failed) addFailure(name, `${path} › ${test.fullName}`, test.failureMessages.join('\n'));
  }
}

/** @param {any} suite a suite of Playwright's JSON report */
function addBrowserFailures(suite) {
  for (const inner of suite?.suites ?? []) addBrowserFailures(inner);
  for (const spec of suite?.specs ?? []) {
    const results = spec.tests.flatMap((/** @type {any} */ test) => test.results);
    const error = results.find((/** @type {any} */ result) => result.error)?.error;
    if (!spec.ok) addFailure('browser', `${spec.file}:${spec.line} › ${spec.title}`, error?.message ?? 'no result');
  }
}

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} env @param {string} note */
function vitest(name, args, env, note) {
  if (!wanted(name)) return;
  announce(name);
  const file = `.cache/test/${name}.json`;
  const passed = run(['vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], env);
  const report = readReport(file);
  const failed = report?.numFailedTests ?? 0;
  addVitestFailures(name, report);
  // A file that doesn't load has no tests to fail; its failure must still count.
  count(
    name,
    {
      passed: report?.numPassedTests ?? 0,
      failed: passed ? failed : Math.max(1, failed),
      skipped: report?.numPendingTests ?? 0,
    },
    note,
  );
}

/** A Chromium of the system, installed from the distribution if possible. */
function findOrInstallChromium() {
  if (findChromium() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return findChromium();
  announce('installing chromium');
  run(['apt-get', 'update', '-qq']);
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  return findChromium();
}

function browserTests() {
  if (!wanted('browser')) return;
  const chromium = findOrInstallChromium();
  announce('browser');
  if (!chromium) {
    process.stdout.write(
      'No Chromium could be found or installed: the browser tests did not run. Name one in CHROMIUM_PATH.\n',
    );
    count('browser', { passed: 0, failed: process.env['CI'] ? 1 : 0, skipped: 1 });
    return;
  }
  const file = '.cache/test/browser.json';
  const passed = run(['playwright', 'test'], { CHROMIUM_PATH: chromium });
  const report = readReport(file);
  const stats = report?.stats;
  addBrowserFailures(report);
  const failed = stats?.unexpected ?? 0;
  count('browser', {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: passed ? failed : Math.max(1, failed),
    skipped: stats?.skipped ?? 0,
  });
}

/** Server tests whose facts depend on no database, or that always have their own PGlite: once, in `unit`, is enough. */
const databaseFree = [
  'src/server/long-input.test.ts',
  'src/server/main.test.ts',
  'src/server/media/{off-thread,s3-store}.test.ts',
  'src/server/monitoring/record-bounds.test.ts',
  'src/server/platform/{env,ids,sealed-text,stop,threads}.test.ts',
  'src/server/platform/database/{embedded,supervised-engine}.test.ts',
  'src/server/platform/http/{language,streamed-answer,wire}.test.ts',
  'src/server/platform/mail/smtp-mailer.test.ts',
  'src/server/questions/{csv-rows,exchange,import-limits,off-thread}.test.ts',
  'src/server/store/payment/wire-amount.test.ts',
];

await checkSideBySide({
  types: ['tsc', '-b'],
  lint: ['npm', 'run', '--silent', 'lint'],
  unused: ['knip'],
  content: ['node', '--import', 'tsx', 'scripts/check-content.ts'],
  play: ['node', '--import', 'tsx', 'scripts/play.ts', '--games', '300'],
});
vitest('unit', [], { TEST_DATABASE_URL: undefined }, ' (server on PGlite)');
if (wanted('postgres')) {
  const postgres = await findPostgres();
  const files = ['src/server', ...databaseFree.map((file) => `--exclude=${file}`)];
  if (postgres) vitest('postgres', files, { TEST_DATABASE_URL: postgres }, ' (server on PostgreSQL)');
  else if (process.env['TEST_DATABASE_URL'])
    count('postgres', { passed: 0, failed: 1 }, ': no PostgreSQL answers at TEST_DATABASE_URL');
  else lines.push('  – no PostgreSQL answered: the server tests ran on PGlite only');
}
check('build', ['npm', 'run', '--silent', 'build']);
check('proof', ['node', '--import', 'tsx', 'proof/run.ts'], { PROOF_SHARE: '0.1' });
check('load', [
  ...['node', '--import', 'tsx', 'load/run.ts'],
  ...'--rate 60 --minutes 0.04 --pace 1000 --phones 1'.split(' '),
]);
browserTests();

const skipped = totals.skipped ? `, ${totals.skipped} skipped` : '';
if (failures.length > 0) process.stdout.write(`\n── failed\n${failures.slice(0, 40).join('\n')}\n`);
process.stdout.write(
  `\n${lines.join('\n')}\n  ${secondsSince(startedAt)} in all\n\n` +
    `${totals.passed} passed, ${totals.failed} failed${skipped}\n`,
);
process.exit(totals.failed === 0 ? 0 : 1);
