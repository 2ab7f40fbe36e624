/**
 * Checks every file under content/ by the rules of content/README.md and prints each fault on a line.
 *   npm run content:check [-- category-id …]
 */
import { categoryFileSchema } from '#shared/questions/schema.ts';
import { readContentFiles } from '#server/questions/index.ts';
import { contentFolder, faultsOfBank } from './content-folder.ts';

const wanted = process.argv.slice(2);
const { categories: files, pictures, ratings = [] } = await readContentFiles(contentFolder);
const { faults, questions } = faultsOfBank(files, new Set(pictures.keys()));
const shown = faults.filter(({ file }) => wanted.length === 0 || wanted.includes(file.replace('.json', '')));
for (const { file, where, fault } of shown) process.stdout.write(`${file} ${where}: ${fault}\n`);
const ids = new Set(
  files.flatMap(({ content }) => categoryFileSchema.safeParse(content).data?.questions ?? []).map(({ id }) => id),
);
const strangers = ratings.filter(
  ({ id }, index) => !ids.has(id) || ratings.findIndex((other) => other.id === id) < index,
);
for (const { id } of strangers) process.stdout.write(`review/ratings.json ${id}: is no question, or rated twice\n`);
process.stdout.write(`${files.length} files, ${questions} questions, ${shown.length + strangers.length} faults\n`);
process.exitCode = shown.length + strangers.length === 0 ? 0 : 1;
