import { sql } from 'kysely';
import type { TileValue } from '#shared/questions/schema.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { CategoryCard } from './draw.ts';

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
