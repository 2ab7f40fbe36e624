/**
 * Checks every file under content/ by the rules of content/README.md and prints each fault on a line.
 *   npm run content:check [-- category-id …]
 */
import { categoryFileSchema } from '#shared/questions/schema.ts';
import { readContentFiles } from '#server/questions/index.ts';
import { mediaFaults } from './check-media.ts';
import { contentFolder, faultsOfBank } from './content-folder.ts';

const wanted = process.argv.slice(2);
const { categories: files, pictures, files: others, ratings = [] } = await readContentFiles(contentFolder);
const report = faultsOfBank(files, new Set([...pictures.keys(), ...(others?.keys() ?? [])]));
const { questions } = report;
const categories = files.flatMap(({ content }) => categoryFileSchema.safeParse(content).data ?? []);
const faults = [...report.faults, ...(await mediaFaults(new URL('media/', contentFolder), categories))];
const shown = faults.filter(({ file }) => wanted.length === 0 || wanted.includes(file.replace('.json', '')));
for (const { file, where, fault } of shown) process.stdout.write(`${file} ${where}: ${fault}\n`);
const ids = new Set(categories.flatMap((category) => category.questions).map(({ id }) => id));
const strangers = ratings.filter(
  ({ id }, index) => !ids.has(id) || ratings.findIndex((other) => other.id === id) < index,
);
for (const { id } of strangers) process.stdout.write(`review/ratings.json ${id}: is no question, or rated twice\n`);
process.stdout.write(`${files.length} files, ${questions} questions, ${shown.length + strangers.length} faults\n`);
process.exitCode = shown.length + strangers.length === 0 ? 0 : 1;
