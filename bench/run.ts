/**
 * Runs the measurements in order, each in its own process.
 *   npm run bench                   all of them
 *   npm run bench -- redeem live    only those named
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const names = ['text-input', 'commands', 'draw', 'redeem', 'live', 'uploads'] as const;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) {
  process.stderr.write(`unknown: ${unknown.join(', ')}; there are ${names.join(', ')}\n`);
  process.exit(1);
}
for (const name of names) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
