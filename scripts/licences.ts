/**
 * Lists the licence of each package that the product ships, and fails at one that isn't allowed here.
 *   npm run licences
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Permissive ones; of a choice (`A OR B`) one must be among them. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]);
/** Allowed with a reason. */
const reviewed: Readonly<Record<string, string>> = {
  '@img/sharp': 'contains libvips, LGPL: a shared library beside the code, which can be replaced',
};

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});
const { packages } = lockSchema.parse(
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')),
);

const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
const refused: string[] = [];
const byLicence = new Map<string, string[]>();
for (const [path, { version = '?', license = 'unknown' }] of shipped) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  byLicence.set(license, [...(byLicence.get(license) ?? []), `${name} ${version}`]);
  const isReviewed = Object.keys(reviewed).some((prefix) => name.startsWith(prefix));
  if (!isAllowed(license) && !isReviewed) refused.push(`${name} ${version}: ${license}`);
}

for (const [licence, names] of [...byLicence].sort(([one], [other]) => one.localeCompare(other)))
  process.stdout.write(`${licence} (${names.length})\n${names.map((name) => `  ${name}\n`).join('')}`);
for (const [prefix, why] of Object.entries(reviewed)) process.stdout.write(`reviewed: ${prefix}…: ${why}\n`);
if (refused.length > 0) {
  process.stderr.write(`Not allowed:\n${refused.map((each) => `  ${each}\n`).join('')}`);
  process.exitCode = 1;
}

/** "MIT AND (ISC OR GPL-2.0)": every part of AND, any part of OR; AND binds closer, as SPDX says. */
function isAllowed(expression: string): boolean {
  const choices = partsOf(expression, ' OR ');
  if (choices.length > 1) return choices.some(isAllowed);
  const parts = partsOf(expression, ' AND ');
  if (parts.length > 1) return parts.every(isAllowed);
  const inner = /^\((.*)\)$/.exec(expression.trim())?.[1];
  return inner === undefined ? allowed.has(expression.trim()) : isAllowed(inner);
}

/** Splits at a word outside parentheses. */
function partsOf(expression: string, word: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < expression.length; at += 1) {
    const letter = expression[at] ?? '';
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && expression.startsWith(word, at)) {
      parts.push('');
      at += word.length - 1;
    } else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts;
}
