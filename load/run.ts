/**
 * Load: journeys of hosts at a rate and for a time, against any address. `npm run load -- --help` lists the options;
 * docs/reliability.md says how to read the result.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printReport } from '../proof/report.ts';
import { writeTable } from '../proof/reliability.ts';
import { ensureBuilt } from '../scripts/built.mjs';
import { findCapacity } from './capacity.ts';
import { drive } from './drive.ts';
import { readOptions, usage, type LoadOptions } from './options.ts';
import { pageOf } from './page.ts';
import { reportOf } from './report.ts';
import { resultSchema, type LoadResult, type LoadSample } from './result.ts';
import { reachServer, startOwnServer, type Target } from './target.ts';
import { overloadOf } from './verdict.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(usage);
  process.exit(0);
}
const options = readOptions(args);
if (!('rate' in options)) {
  process.stderr.write(`${options.join('\n')}\n\n${usage}`);
  process.exit(1);
}
try {
  process.exitCode = await main(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
// Sockets of journeys that were cut off don't keep the program.
process.exit();

/** Returns the exit code. */
async function main(wanted: LoadOptions): Promise<number> {
  if (wanted.from !== null) return publish(resultSchema.parse(JSON.parse(readFileSync(wanted.from, 'utf8'))), wanted);
  if (wanted.at === null) ensureBuilt();
  const target = wanted.at === null ? await startOwnServer() : await reachServer(wanted.at, wanted);
  try {
    if (wanted.findCapacity) return await nameCapacity(target, wanted);
    return publish(await drive(target, wanted, printSample), wanted);
  } finally {
    await target.stop();
  }
}

/** Prints the result and writes its files. Returns 1 for a run that failed. */
function publish(result: LoadResult, { out, writeDocs }: LoadOptions): number {
  const folder = out ?? fileURLToPath(new URL('./results/', import.meta.url));
  const report = reportOf(result);
  printReport(report);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'load.json'), `${JSON.stringify(result, null, 1)}\n`);
  writeFileSync(join(folder, 'load.html'), pageOf(result));
  process.stdout.write(`\n  ${join(folder, 'load.html')}\n`);
  if (writeDocs) writeTable(report);
  return result.broken.length === 0 ? 0 : 1;
}

async function nameCapacity(target: Target, wanted: LoadOptions): Promise<number> {
  const { ratePerMinute } = await findCapacity(async (rate) => {
    const overload = overloadOf(await drive(target, { ...wanted, rate, seed: `${wanted.seed}/${rate}` }));
    process.stdout.write(
      `  ${rate.toFixed(1).padStart(7)} a minute: ${overload.join('; ') || 'within its capacity'}\n`,
    );
    return overload;
  }, wanted.rate);
  if (ratePerMinute === null) {
    process.stdout.write('No rate that was tried is within the capacity of this server.\n');
    return 1;
  }
  process.stdout.write(
    `Capacity: ${ratePerMinute.toFixed(0)} journeys a minute, half of it: --rate ${(ratePerMinute / 2).toFixed(0)}\n`,
  );
  return 0;
}

function printSample({ atMs, server, journeys, dropped, arrived }: LoadSample, failed: number): void {
  const figures =
    server === null
      ? ''
      : `, ${server.rssMb.toFixed(0)} MB, loop ${server.eventLoopP99Ms.toFixed(0)} ms, ${server.cpuCores.toFixed(2)} cores`;
  process.stdout.write(
    `  ${(atMs / 60_000).toFixed(1).padStart(5)} min: ${journeys} running, ${arrived} arrived, ${dropped} dropped, ` +
      `${failed} failed${figures}\n`,
  );
}
