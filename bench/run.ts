/**
 * Runs measurements in order, each in its own process, on the built product.
 *   npm run bench                  all of them
 *   npm run bench -- P1 commands   only those named, by id or file
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../scripts/built.mjs';
import { findPostgres } from '../scripts/find-postgres.mjs';
import { goalLine, resultsFolder } from './measure.ts';
import type { Report } from './measure.ts';

/** Ids are those of the table of targets in docs/performance.md. */
const rows = [
  { id: 'P1', file: 'redeem', what: 'redeeming a code over HTTP' },
  { id: 'P2', file: 'commands', what: 'one game command over HTTP' },
  { id: 'P3', file: 'me', what: "the caller's own record over HTTP" },
  { id: 'P4', file: 'live', what: 'the live channel' },
  { id: 'P5', file: 'first-load', what: 'bytes and requests of first loads' },
  { id: 'P6', file: 'lighthouse', what: "Lighthouse's marks of public pages" },
  { id: 'P7', file: 'in-play', what: 'presses and motion of a game on the screen' },
  { id: 'P8', file: 'start', what: 'the start, and memory when idle' },
  { id: 'P9', file: 'growth', what: 'lists and writes on grown tables' },
  { id: 'P10', file: 'draw', what: 'drawing a pack from a large bank' },
  { id: 'P11', file: 'games', what: 'whole games through the pure rules' },
  { id: 'P12', file: 'static-files', what: 'files of the page' },
  { id: 'P13', file: 'categories', what: 'the catalogue over HTTP' },
  { id: 'P14', file: 'phones', what: "a phone's press on its way to the screen" },
  { id: 'gang', file: 'gang', what: 'opening the page of an old gang' },
  { id: 'text-input', file: 'text-input', what: 'CPU time of requests with long texts' },
  { id: 'uploads', file: 'uploads', what: 'pauses by hostile and large uploads' },
] as const;

const wanted = process.argv.slice(2);
const isWanted = ({ id, file }: (typeof rows)[number], name: string) =>
  name.toLowerCase() === id.toLowerCase() || name === file;
const unknown = wanted.filter((name) => !rows.some((row) => isWanted(row, name)));
if (unknown.length > 0) {
  const known = rows.map(({ id, file, what }) => `  ${id.padEnd(10)} ${file.padEnd(12)} ${what}\n`).join('');
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are\n${known}`);
  process.exit(1);
}
const postgres = await findPostgres();
if (postgres === null) {
  process.stderr.write('No PostgreSQL answers: name one in TEST_DATABASE_URL.\n');
  process.exit(1);
}
ensureBuilt();
const running = rows.filter((row) => wanted.length === 0 || wanted.some((name) => isWanted(row, name)));
for (const file of resultsOf(running)) rmSync(new URL(file, resultsFolder));
let failed = 0;
for (const { id, file } of running) {
  const path = fileURLToPath(new URL(`${file}.ts`, import.meta.url));
  const env = { ...process.env, TEST_DATABASE_URL: postgres };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path], { stdio: 'inherit', env });
  if (status === 0) continue;
  failed += 1;
  process.stderr.write(`${id} failed: see above.\n`);
}
printGoals();
process.exit(failed === 0 ? 0 : 1);

/** The result files of these rows, in the order of their ids. */
function resultsOf(of: readonly { readonly id: string }[]): readonly string[] {
  if (!existsSync(resultsFolder)) return [];
  return readdirSync(resultsFolder)
    .filter((file) => of.some(({ id }) => file === `${id}.json` || file.startsWith(`${id}-`)))
    .sort(new Intl.Collator('en', { numeric: true }).compare);
}

/** Every target of this run, in one table. */
function printGoals(): void {
  const reports = resultsOf(running).map(
    (file) => JSON.parse(readFileSync(new URL(file, resultsFolder), 'utf8')) as Report,
  );
  const goals = reports.flatMap((report) =>
    report.goals.map((goal) => ({ ...goal, what: `${report.id}: ${goal.what}` })),
  );
  const width = Math.max(0, ...goals.map(({ what }) => what.length));
  process.stdout.write(`\n${goals.map((goal) => `${goalLine(goal, width)}\n`).join('')}`);
}
