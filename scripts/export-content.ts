/**
 * Writes categories of the bank as one file, for a spreadsheet or another program:
 *   npm run content:export -- --out bank.csv [category-id …]     (or bank.json)
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportCsv, exportJson } from '#server/questions/index.ts';
import { readBank } from './content-folder.ts';

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const { out } = values;
if (out === undefined || !/\.(csv|json)$/.test(out)) throw new Error('--out names a file that ends in .csv or .json');
const bank = await readBank();
const unknown = positionals.filter((id) => !bank.some((category) => category.id === id));
if (unknown.length > 0) throw new Error(`no such category: ${unknown.join(', ')}`);
const categories = bank.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
writeFileSync(out, out.endsWith('.csv') ? exportCsv(categories) : exportJson(categories));
process.stdout.write(
  `${categories.length} categories, ${categories.reduce((sum, { questions }) => sum + questions.length, 0)} questions in ${out}\n`,
);
