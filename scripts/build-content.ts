/**
 * Puts the question bank together in one file, which the server prefers to the folder content/:
 *   node --import tsx scripts/build-content.ts [dist/content.json]
 * Leaves out files with faults and reports the faults; `npm run content:check` fails on them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileContent, filesBeside, readContentFiles } from '#server/questions/index.ts';

const target = pathToFileURL(resolve(process.argv[2] ?? 'dist/content.json'));
const { content, bodies, faults } = compileContent(await readContentFiles(new URL('../content/', import.meta.url)));
for (const { file, where, fault } of faults) process.stdout.write(`${file} ${where}: ${fault}\n`);
mkdirSync(new URL('./', target), { recursive: true });
const files = filesBeside(target);
rmSync(files, { recursive: true, force: true });
mkdirSync(files);
for (const [name, body] of bodies) writeFileSync(new URL(name, files), body);
writeFileSync(target, JSON.stringify(content));
const questions = content.categories.reduce((sum, category) => sum + category.questions.length, 0);
process.stdout.write(
  `${content.categories.length} categories, ${questions} questions, ${Object.keys(content.pictures).length} pictures, ${bodies.size} other files\n`,
);
