/**
 * Runs the proof: each section in its own process, on servers, databases and folders that it starts itself.
 *   npm run proof                    all of it, and writes the tables of docs/reliability.md
 *   npm run proof -- kills attack    only these
 * PROOF_SHARE=0.1 does a tenth of the work (as `npm test`), PROOF_SEED names another run, PROOF_PARTS=bucket,clock limits
 * the section "parts" to these.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../scripts/built.mjs';
import { findPostgres } from '../scripts/find-postgres.mjs';
import { writeTable } from './reliability.ts';
import { chosenParts, readReport, resultsFolder, share } from './report.ts';

const sections = ['kills', 'processes', 'phones', 'parts', 'attack', 'money', 'schedules'] as const;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sections.some((section) => section === name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are ${sections.join(', ')}.\n`);
  process.exit(1);
}
ensureBuilt();
const postgres = await findPostgres();
rmSync(resultsFolder, { recursive: true, force: true });
let failed = 0;
for (const section of sections.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL(`${section}.ts`, import.meta.url))],
    { stdio: 'inherit', env: { ...process.env, ...(postgres === null ? {} : { TEST_DATABASE_URL: postgres }) } },
  );
  if (status === 0) continue;
  failed += 1;
  process.stderr.write(`${section} failed: see above.\n`);
}
// A part of the work is no table for the documents.
if (share >= 1 && chosenParts === null && existsSync(resultsFolder)) writeTables();
process.exit(failed === 0 ? 0 : 1);

function writeTables(): void {
  for (const file of readdirSync(resultsFolder)) writeTable(readReport(file.replace('.json', '')));
}
