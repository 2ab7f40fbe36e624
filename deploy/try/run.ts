/**
 * `npm run try:deploy`: performs docs/deployment.md on new Debians, each booted by its own systemd in its own namespaces.
 *   npm run try:deploy                         all of it
 *   npm run try:deploy -- machine containers   only these
 * Needs root, debootstrap and slirp4netns; without them it says `skipped` and why. Prints what held and what was measured; all
 * that was printed by the commands is in .cache/try.
 */
import { tryContainers } from './containers.ts';
import { whyNoMachine } from './debian-machine.ts';
import { tryMachine } from './machine.ts';
import type { Findings } from './try.ts';

const tries: Readonly<Record<string, (findings: Findings) => Promise<void>>> = {
  machine: (findings) => tryMachine('trixie', findings),
  'machine-on-debian-12': (findings) => tryMachine('bookworm', findings),
  containers: tryContainers,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in tries));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(tries).join(', ')}.\n`);
  process.exit(1);
}
const why = whyNoMachine();
if (why !== null) {
  process.stdout.write(`skipped: ${why}\n`);
  process.exit(0);
}
let broken = 0;
for (const [name, perform] of Object.entries(tries)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n── ${name}\n`);
  const lines: string[] = [];
  const findings: Findings = {
    keep(promise, isKept, seen = '') {
      if (!isKept) broken += 1;
      lines.push(`  ${isKept ? '✓' : '✗'} ${promise}${isKept || seen === '' ? '' : `: ${seen.slice(0, 2000)}`}`);
    },
    measure: (what, value) => lines.push(`    ${what}: ${value}`),
  };
  await perform(findings).catch((error: unknown) =>
    findings.keep('it could be performed', false, error instanceof Error ? (error.stack ?? '') : String(error)),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
process.stdout.write(`\n${broken === 0 ? 'All held.' : `${broken} broken.`}\n`);
process.exit(broken === 0 ? 0 : 1);
