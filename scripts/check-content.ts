/**
 * Checks every file under content/ by the rules of content/README.md and prints each fault on a line.
 *   npm run content:check [-- category-id …]
 */
import { readContentFiles } from '#server/questions/index.ts';
import { contentFolder, faultsOfBank } from './content-folder.ts';

const wanted = process.argv.slice(2);
const { categories: files, pictures } = await readContentFiles(contentFolder);
const { faults, questions } = faultsOfBank(files, new Set(pictures.keys()));
const shown = faults.filter(({ file }) => wanted.length === 0 || wanted.includes(file.replace('.json', '')));
for (const { file, where, fault } of shown) process.stdout.write(`${file} ${where}: ${fault}\n`);
process.stdout.write(`${files.length} files, ${questions} questions, ${shown.length} faults\n`);
process.exitCode = shown.length === 0 ? 0 : 1;
