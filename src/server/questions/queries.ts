import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CategoryMark } from '#shared/questions/api.ts';
import { AppError } from '../platform/app-error.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { CategoryCard } from './draw.ts';
import { idsOfPerson } from './same-viewers.ts';

/** A question and when it was seen, in ms since 1970. */
export interface SeenQuestion {
  readonly id: string;
  readonly at: number;
}

/** Seen by all viewers from now on, each question once in the list; of a question seen again the later time stays. */
export async function markSeen(tx: Tx, viewers: readonly string[], seen: readonly SeenQuestion[]): Promise<void> {
  if (seen.length === 0) return;
  const ids = seen.map(({ id }) => id);
  const times = seen.map(({ at }) => new Date(at));
  await sql`select mark_seen_at(${viewers}, ${ids}, ${times})`.execute(tx);
}

/** Adds what one viewer has seen to what others have; each keeps the later time. */
export async function copySeen(tx: Tx, from: string, to: readonly string[]): Promise<void> {
  await addSeen(tx, sql`(select ${from}::text as viewer)`, to, null);
}

/** The same of a person, under whichever id: as an account, or as a linked member of any gang. Only what was seen by then. */
export async function copySeenOfPerson(tx: Tx, person: string, to: readonly string[], until: Date): Promise<void> {
  await addSeen(tx, idsOfPerson(sql`${person}::text`), to, until);
}

async function addSeen(tx: Tx, from: RawBuilder<unknown>, to: readonly string[], until: Date | null): Promise<void> {
  await sql`
    insert into seen_questions (user_id, question_id, seen_at)
    select viewer, question_id, seen_at
    from (
      select question_id, max(seen_at) as seen_at from ${from} source join seen_questions on user_id = source.viewer
      where seen_at <= coalesce(${until}::timestamptz, 'infinity')
      group by question_id
    ) seen
    cross join unnest(${to}::text[]) as viewer
    on conflict (user_id, question_id) do update set seen_at = excluded.seen_at
      where seen_questions.seen_at < excluded.seen_at
  `.execute(tx);
}

/** Forgets what viewers without an account have seen. */
export async function forgetSeen(tx: Tx, viewers: readonly string[]): Promise<void> {
  if (viewers.length > 0) await tx.deleteFrom('seen_questions').where(isOneOf('user_id', viewers)).execute();
}

/** The category of a question of the bank, retired or not; null if it is unknown. */
export async function findCategoryOf(database: Database, questionId: string): Promise<CategoryCard | null> {
  const category = await database.query
    .selectFrom('questions as question')
    .innerJoin('categories as category', 'category.id', 'question.category_id')
    .select(['category.id', 'category.name', 'category.icon', 'category.hue'])
    .where('question.id', '=', questionId)
    .executeTakeFirst();
  return category ?? null;
}

/** Forgets what an account has seen and marked. */
export async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('seen_questions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('category_marks').where('user_id', '=', userId).execute();
}

/** Stores the host's mark of a category, or removes it; questions/category-not-found. */
export async function markCategory(
  { query }: Database,
  userId: string,
  { id, mark }: { id: string; mark: CategoryMark | null },
): Promise<void> {
  const category = await query.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
  if (category === undefined) throw new AppError('questions/category-not-found');
  if (mark === null) {
    await query.deleteFrom('category_marks').where('user_id', '=', userId).where('category_id', '=', id).execute();
    return;
  }
  await query
    .insertInto('category_marks')
    .values({ user_id: userId, category_id: id, mark })
    .onConflict((conflict) => conflict.columns(['user_id', 'category_id']).doUpdateSet({ mark }))
    .execute();
}

/** The categories that an account has marked. */
export async function listMarks(tx: Tx, userId: string): Promise<{ category: string; mark: CategoryMark }[]> {
  return tx
    .selectFrom('category_marks')
    .select(['category_id as category', 'mark'])
    .where('user_id', '=', userId)
    .orderBy('category_id')
    .execute();
}

/** How many questions an account has seen, by itself or as a linked member. */
export async function countSeen(tx: Tx, userId: string): Promise<number> {
  const { seen } = await tx
    .selectFrom('seen_questions')
    .where(sql<boolean>`user_id in (select viewer from ${idsOfPerson(sql`${userId}::text`)} as own)`)
    .select(sql<number>`count(distinct question_id)::integer`.as('seen'))
    .executeTakeFirstOrThrow();
  return seen;
}
