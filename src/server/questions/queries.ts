import { sql } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import type { Category } from '#shared/questions/api.ts';
import { gamesLeft } from '#shared/questions/drawing.ts';
import type { TileValue } from '#shared/questions/schema.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { CategoryCard } from './draw.ts';

/** Cells of each value in a column, by length of game. */
export type CellsPerValue = Readonly<Record<'full' | 'short', number>>;

/** The catalogue in its order; with the fresh games left for a signed-in caller. */
export async function listCategories(
  database: Database,
  userId: string | null,
  cellsPerValue: CellsPerValue,
): Promise<Category[]> {
  const rows = await database.query
    .selectFrom('categories as category')
    .innerJoin('questions as question', (join) =>
      join.onRef('question.category_id', '=', 'category.id').on('question.status', '=', 'active'),
    )
    .leftJoin('seen_questions as seen', (join) =>
      join.onRef('seen.question_id', '=', 'question.id').on('seen.user_id', '=', userId),
    )
    .where('category.use', '=', 'board')
    .where('category.status', '=', 'active')
    .select([
      'category.id',
      'category.name',
      'category.description',
      'category.collection',
      'category.icon',
      'category.hue',
      'question.value',
    ])
    .select(sql<number>`count(*)::integer`.as('all'))
    .select(sql<number>`count(*) filter (where seen.question_id is null)::integer`.as('unseen'))
    .groupBy(['category.id', 'question.value'])
    .orderBy('category.position')
    .orderBy('question.value')
    .execute();
  const categories = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) categories.set(row.id, [...(categories.get(row.id) ?? []), row]);
  return [...categories.values()].map((values) => {
    const { id, name, description, collection, icon, hue } = present(values[0], 'a row of the category');
    const unseen = (value: TileValue) => values.find((row) => row.value === value)?.unseen ?? 0;
    const left = { 200: unseen(200), 400: unseen(400), 600: unseen(600) };
    return {
      id,
      name,
      description,
      collection,
      picture: { icon, hue },
      questions: values.reduce((sum, { all }) => sum + all, 0),
      ...(userId === null
        ? {}
        : { gamesLeft: { full: gamesLeft(left, cellsPerValue.full), short: gamesLeft(left, cellsPerValue.short) } }),
    };
  });
}

/** Seen from now on; a question seen again goes to the end of the line. */
export async function markSeen(tx: Tx, userId: string, questionIds: readonly string[], at: number): Promise<void> {
  if (questionIds.length === 0) return;
  await sql`select mark_seen(${userId}, ${questionIds}, ${new Date(at)})`.execute(tx);
}

/** The category and the value of a question of the bank, retired or not; null if it is unknown. */
export async function findPlace(
  database: Database,
  questionId: string,
): Promise<{ category: CategoryCard; value: TileValue } | null> {
  const row = await database.query
    .selectFrom('questions as question')
    .innerJoin('categories as category', 'category.id', 'question.category_id')
    .select(['category.id', 'category.name', 'category.icon', 'category.hue', 'question.value'])
    .where('question.id', '=', questionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { value, ...category } = row;
  return { category, value };
}

/** Forgets what an account has seen. */
export async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('seen_questions').where('user_id', '=', userId).execute();
}

/** How many questions an account has seen. */
export async function countSeen(tx: Tx, userId: string): Promise<number> {
  const { seen } = await tx
    .selectFrom('seen_questions')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('seen'))
    .executeTakeFirstOrThrow();
  return seen;
}
