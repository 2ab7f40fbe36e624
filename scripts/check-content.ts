/**
 * Checks every file under content/ by the rules of content/README.md and prints each fault on a line.
 *   npm run content:check [-- category-id …]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { checkCategories, type ContentFault } from '#shared/questions/content-rules.ts';

const folder = new URL('../content/', import.meta.url);
const wanted = process.argv.slice(2);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const media = new Set(
  readdirSync(new URL('media/', folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg')),
);

const faults: ContentFault[] = [];
const files: { name: string; content: unknown }[] = [];
for (const name of names) {
  try {
    files.push({ name, content: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) });
  } catch (error) {
    faults.push({ file: name, where: '', fault: `is not JSON: ${String(error)}` });
  }
}
const report = checkCategories(files, media);
faults.push(...report.faults);
const shown = faults.filter(({ file }) => wanted.length === 0 || wanted.includes(file.replace('.json', '')));
for (const { file, where, fault } of shown) process.stdout.write(`${file} ${where}: ${fault}\n`);
process.stdout.write(`${names.length} files, ${report.questions} questions, ${shown.length} faults\n`);
process.exitCode = shown.length === 0 ? 0 : 1;
