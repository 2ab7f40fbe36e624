/** Searches the database that the settings name: which words of a pattern are anywhere in it, and which questions viewers have seen. JSON in and out. */
import { json } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import { openDatabase } from '../scripts/open-database.ts';

const wish = z.object({ pattern: z.string(), viewers: z.array(z.string()) }).parse(await json(process.stdin));
const database = await openDatabase();
try {
  process.stdout.write(JSON.stringify({ words: await findWords(wish.pattern), seen: await findSeen(wish.viewers) }));
} finally {
  await database.close();
}

/** Those that a row of any table contains. */
async function findWords(pattern: string): Promise<readonly string[]> {
  const { query } = database;
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename
  `.execute(query);
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ word: string }>`
      select distinct match[1] as word from ${sql.table(name)} as one, regexp_matches(one::text, ${pattern}, 'g') as match
    `.execute(query);
    for (const { word } of rows) found.add(word);
  }
  return [...found];
}

/** Each as the viewer's id, a space and the question's. */
async function findSeen(viewers: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ pair: string }>`
    select user_id || ' ' || question_id as pair from seen_questions where user_id = any(${viewers}::text[])
  `.execute(database.query);
  return rows.map(({ pair }) => pair);
}
