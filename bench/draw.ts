/**
 * P10: drawing a full game from a bank of 100,000 questions for an account that has seen half of it, and from one of
 * 10,000 for twelve members of a gang who have each seen half of it, against a bank of 2,000. In this process: the draw
 * alone is measured.
 */
import { sql } from 'kysely';
import { seededRandom } from '#shared/kernel/random.ts';
import { boards } from '#shared/games/setup.ts';
import { createTestApp } from '#testing/test-app.ts';
import { interleave, ratioOf, report } from './measure.ts';

const rounds = 9;
const drawsARound = 20;
const categories = 20;

const app = await createTestApp();

const viewersOf = (bank: string, people: number) => Array.from({ length: people }, (_, person) => `${bank} ${person}`);

/** Each of the bank's people has seen half of it, chosen by its hash. */
async function fill(bank: string, questions: number, people: number): Promise<void> {
  const { query } = app.database;
  const aValue = Math.round(questions / categories / 3);
  await sql`
    insert into categories (id, collection, use, name, description, icon, hue, position, status)
    select ${bank} || number, 'general', 'board', '{"ar":"فئة","en":"Category"}', '{"ar":"وصف","en":"Description"}', 'globe', 10, number, 'active'
    from generate_series(1, ${categories}::integer) number
  `.execute(query);
  await sql`
    insert into questions (id, category_id, value, kind, band, content, answer_key, content_hash, status, draw_key)
    select ${bank} || category || '-' || value || '-' || number, ${bank} || category, value, 'text', 'everyone',
      jsonb_build_object('id', ${bank} || category || '-' || value || '-' || number, 'kind', 'text', 'value', value, 'explanation', repeat('x', 300)),
      md5(random()::text), '', 'active', floor(random() * 2147483647)::integer
    from generate_series(1, ${categories}::integer) category, unnest(array[200, 400, 600]) value, generate_series(1, ${aValue}::integer) number
  `.execute(query);
  await sql`
    insert into seen_questions (user_id, question_id, seen_at)
    select person, id, now() from questions, unnest(${viewersOf(bank, people)}::text[]) person
    where category_id like ${`${bank}%`} and hashtext(id || person) % 2 = 0
  `.execute(query);
}

await fill('small', 2_000, 1);
await fill('large', 100_000, 1);
await fill('gang', 10_000, 12);
// As autovacuum leaves them: without it each entry of an index is looked up in its table.
for (const table of ['questions', 'seen_questions', 'categories'])
  await sql`vacuum analyze ${sql.table(table)}`.execute(app.database.query);

let draws = 0;
async function draw(bank: string, people = 1): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < drawsARound; count += 1) {
    const random = seededRandom(`draw ${(draws += 1)}`);
    const first = draws % (categories - 6);
    const categoryIds = Array.from({ length: 6 }, (_, index) => `${bank}${first + index + 1}`);
    const drawn = await app.database.transaction((tx) =>
      app.questions.draw(
        tx,
        {
          viewers: viewersOf(bank, people),
          categoryIds,
          cellsPerValue: boards.full.cellsPerValue,
          dealtIds: [],
        },
        random,
      ),
    );
    if (!drawn.ok) throw new Error(`not drawn: ${drawn.unavailable.join()}`);
  }
  return (performance.now() - start) / drawsARound;
}

await draw('small');
await draw('large');
await draw('gang', 12);
const rows = await interleave(
  [
    { name: 'bank of 2,000', round: () => draw('small') },
    { name: 'bank of 100,000, half of it seen', round: () => draw('large') },
    { name: 'bank of 10,000, half of it seen by each of 12', round: () => draw('gang', 12) },
  ],
  rounds,
);
const [small, large, gang] = rows;
report({
  id: 'P10',
  conditions: `full games, ${drawsARound} draws a round, PostgreSQL`,
  rows,
  goals: [
    { what: 'time against the bank of 2,000', value: ratioOf(large, small), target: { atMost: 3 } },
    { what: 'ms a draw of the bank of 100,000', value: large?.median ?? Number.NaN, target: { atMost: 50 } },
    { what: 'time for 12 people against one', value: ratioOf(gang, small), target: { atMost: 3 } },
    { what: 'ms a draw for 12 people', value: gang?.median ?? Number.NaN, target: { atMost: 50 } },
  ],
});
await app.server.fastify.close();
process.exit(0);
