/**
 * Checks every file under content/ by the rules of content/README.md and prints each fault on a line.
 *   npm run content:check [-- category-id …]
 */
import { existsSync } from 'node:fs';
import { checkBank } from '#shared/questions/bank-rules.ts';
import { checkCategories } from '#shared/questions/content-rules.ts';
import { readContentFiles } from '#server/questions/index.ts';
import { contentFolder, readReviewedPairs } from './content-folder.ts';

const wanted = process.argv.slice(2);
const { categories: files, pictures } = await readContentFiles(contentFolder);
const media = new Set(pictures.keys());
const report = checkCategories(files, media);
const folders = new Set([...media].map((path) => path.split('/')[0] ?? ''));
const licensed = new Set([...folders].filter((folder) => existsSync(new URL(`media/${folder}/LICENSE`, contentFolder))));
const faults = [...report.faults, ...checkBank(report.categories, { reviewed: readReviewedPairs(), media, licensed })];
const shown = faults.filter(({ file }) => wanted.length === 0 || wanted.includes(file.replace('.json', '')));
for (const { file, where, fault } of shown) process.stdout.write(`${file} ${where}: ${fault}\n`);
process.stdout.write(`${files.length} files, ${report.questions} questions, ${shown.length} faults\n`);
process.exitCode = shown.length === 0 ? 0 : 1;
