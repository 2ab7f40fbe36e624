import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Question } from '#shared/questions/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { answerKey, hashOf } from './content.ts';
import type { Content } from './content.ts';
import type { FileRow } from './tables.ts';

// Any constant will do; it only has to be the same in every process.
const loadingLock = 7_474_002;

/** Brings the bank in the database up to the files: by stable id and content hash, all or nothing. */
export async function loadContent(database: Database, clock: Clock, content: Content): Promise<void> {
  if (await isLoaded(database.query, content)) return;
  await database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(loadingLock)})`.execute(tx);
    // Another process may have loaded the same meanwhile.
    if (await isLoaded(tx, content)) return;
    await loadPictures(tx, content);
    await loadCategories(tx, content);
    await loadQuestions(tx, content);
    await tx.insertInto('content_state').values({ hash: content.hash, loaded_at: new Date(clock.now()) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ hash: row.ref('excluded.hash'), loaded_at: row.ref('excluded.loaded_at') })))
      .execute();
  });
}

async function isLoaded(query: Database['query'] | Tx, content: Content): Promise<boolean> {
  const state = await query.selectFrom('content_state').select('hash').executeTakeFirst();
  return state?.hash === content.hash;
}

async function loadPictures(tx: Tx, content: Content): Promise<void> {
  const pictures = [...new Map(Object.values(content.pictures).map((picture) => [picture.hash, picture])).values()];
  await sql`
    insert into pictures (hash, svg)
    select hash, svg from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as file(hash text, svg text)
    on conflict (hash) do nothing
  `.execute(tx);
}

async function loadCategories(tx: Tx, content: Content): Promise<void> {
  const rows = content.categories.map(({ id, collection, use, name, description, icon, hue }, position) =>
    ({ id, collection, use, name, description, icon, hue, position }));
  await sql`
    insert into categories (id, collection, use, name, description, icon, hue, position, status)
    select id, collection, use, name, description, icon, hue, position, 'active'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file(
      id text, collection text, use text, name jsonb, description jsonb, icon text, hue smallint, position integer)
    on conflict (id) do update set
      collection = excluded.collection, use = excluded.use, name = excluded.name, description = excluded.description,
      icon = excluded.icon, hue = excluded.hue, position = excluded.position, status = 'active'
  `.execute(tx);
  await tx.updateTable('categories').set({ status: 'retired' })
    .where(sql<boolean>`id <> all(${rows.map(({ id }) => id)}::text[])`).execute();
}

async function loadQuestions(tx: Tx, content: Content): Promise<void> {
  const rows = content.categories.flatMap(({ id, questions }) => questions.map((question) => questionRow(id, question, content)));
  await sql`
    insert into questions (id, category_id, value, kind, band, content, answer_key, picture, content_hash, status, draw_key)
    select id, category_id, value, kind, band, content, answer_key, picture, content_hash, 'active', draw_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file(
      id text, category_id text, value smallint, kind text, band text, content jsonb, answer_key text, picture text,
      content_hash text, draw_key integer)
    on conflict (id) do update set
      category_id = excluded.category_id, value = excluded.value, kind = excluded.kind, band = excluded.band,
      content = excluded.content, answer_key = excluded.answer_key, picture = excluded.picture,
      content_hash = excluded.content_hash, status = 'active'
    where questions.content_hash <> excluded.content_hash or questions.status <> 'active'
  `.execute(tx);
  await tx.updateTable('questions').set({ status: 'retired' }).where('status', '=', 'active')
    .where(sql<boolean>`id <> all(${rows.map(({ id }) => id)}::text[])`).execute();
}

function questionRow(categoryId: string, question: Question, content: Content): FileRow {
  const picture = question.kind === 'image' ? content.pictures[question.media.file]?.hash ?? null : null;
  return {
    id: question.id,
    category_id: categoryId,
    value: question.value,
    kind: question.kind,
    band: question.band,
    content: question,
    answer_key: answerKey(question),
    picture,
    content_hash: hashOf(JSON.stringify({ categoryId, question, picture })),
    draw_key: createHash('sha256').update(question.id).digest().readUInt32BE() >>> 1,
  };
}
