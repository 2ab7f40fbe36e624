/**
 * Makes dist/empty-database, which a first start on PGlite copies: PGlite's initdb takes 6 s of a processor. Keeps one that
 * this version of PGlite made.
 *   node --import tsx scripts/build-database.ts
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

const target = 'dist/empty-database';
const maker = readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8');
const madeBy = `${target}/made-by`;

if (!existsSync(madeBy) || readFileSync(madeBy, 'utf8') !== maker) {
  const unfinished = `${target}.new`;
  for (const folder of [unfinished, target]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const database = await PGlite.create(`${unfinished}/files`);
  await database.close();
  writeFileSync(`${unfinished}/made-by`, maker);
  // Whole or not at all: a server copies whatever it finds there.
  renameSync(unfinished, target);
}
