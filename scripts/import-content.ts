/**
 * Brings a file of `content:export`, edited or new, into the bank:
 *   npm run content:import -- bank.csv     (or bank.json)
 * Questions with a known id are replaced, new ones are added, none is removed. With one bad row, or where the
 * bank would break a rule of content/README.md, all faults are reported and nothing is written.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importCsv, importJson, mergeImported, readContentFiles } from '#server/questions/index.ts';
import { layOut } from './layout.ts';
import { contentFolder, faultsOfBank, readBank } from './content-folder.ts';

const [file] = process.argv.slice(2);
if (file === undefined || !/\.(csv|json)$/.test(file)) throw new Error('name a file that ends in .csv or .json');
const text = readFileSync(file, 'utf8');
const imported = await (file.endsWith('.csv') ? importCsv : importJson)(text);
const bank = await readBank();
const merged =
  imported.faults.length === 0 ? mergeImported(bank, imported.categories) : { categories: [], faults: imported.faults };
const faults = merged.faults.map(({ place, fault }) => `${place}: ${fault}`);
if (faults.length === 0) faults.push(...(await faultsAfterwards()));

if (faults.length > 0) {
  process.stdout.write(`${faults.join('\n')}\n${faults.length} faults, nothing written\n`);
  process.exitCode = 1;
} else {
  // Writes all files to temporary names before renaming the first one.
  const places = merged.categories.map((category) => ({
    category,
    path: new URL(`${category.id}.json`, contentFolder),
  }));
  for (const { category, path } of places) writeFileSync(`${fileURLToPath(path)}.new`, `${layOut(category)}\n`);
  for (const { path } of places) renameSync(`${fileURLToPath(path)}.new`, path);
  process.stdout.write(
    `${merged.categories.map(({ id, questions }) => `${id}: ${questions.length} questions`).join('\n')}\n`,
  );
}

async function faultsAfterwards(): Promise<string[]> {
  const { pictures, files: others } = await readContentFiles(contentFolder);
  const ids = new Set(merged.categories.map(({ id }) => id));
  const whole = [...bank.filter(({ id }) => !ids.has(id)), ...merged.categories];
  const { faults: found } = faultsOfBank(
    whole.map((category) => ({ name: `${category.id}.json`, content: category })),
    new Set([...pictures.keys(), ...(others?.keys() ?? [])]),
  );
  return found.map(({ file: name, where, fault }) => `${name} ${where}: ${fault}`);
}
