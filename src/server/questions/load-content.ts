import { sql } from 'kysely';
import { offeredFrom } from '#shared/questions/category-times.ts';
import type { Clock } from '../platform/clock.ts';
import { lockJob } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { Content, ContentSource } from './content.ts';
import { questionRow, rowColumns, storedMedia } from './question-row.ts';

/**
 * Brings the bank in the database up to the files: by stable id and content hash, all or nothing. Reads the source only
 * if its hash is new. True if the bank changed.
 */
export async function loadContent(database: Database, clock: Clock, source: ContentSource): Promise<boolean> {
  if (await isLoaded(database.query, source)) return false;
  const content = await source.read();
  return database.transaction(async (tx) => {
    await lockJob(tx, 'loadContent');
    // Another process may have loaded the same meanwhile.
    if (await isLoaded(tx, source)) return false;
    await loadPictures(tx, content);
    await loadFiles(tx, content, source);
    await loadCategories(tx, content);
    const at = new Date(clock.now());
    await loadQuestions(tx, content, at);
    await loadRatings(tx, content);
    await tx
      .insertInto('content_state')
      .values({ hash: source.hash, loaded_at: at })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) => ({ hash: row.ref('excluded.hash'), loaded_at: row.ref('excluded.loaded_at') })),
      )
      .execute();
    return true;
  });
}

async function isLoaded(query: Database['query'] | Tx, { hash }: ContentSource): Promise<boolean> {
  const state = await query.selectFrom('content_state').select('hash').executeTakeFirst();
  return state?.hash === hash;
}

async function loadPictures(tx: Tx, content: Content): Promise<void> {
  const pictures = [...new Map(Object.values(content.pictures).map((picture) => [picture.hash, picture])).values()];
  await sql`
    insert into pictures (hash, svg)
    select hash, svg from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as file(hash text, svg text)
    on conflict (hash) do nothing
  `.execute(tx);
}

// One after the other: the bank's files together are too large for one statement.
async function loadFiles(tx: Tx, content: Content, source: ContentSource): Promise<void> {
  const names = [...new Set(Object.values(content.files).map(({ name }) => name))];
  const stored = await tx.selectFrom('bank_files').select('name').execute();
  const known = new Set(stored.map(({ name }) => name));
  for (const name of names.filter((each) => !known.has(each)))
    await tx
      .insertInto('bank_files')
      .values({ name, body: Buffer.from(await source.readFile(name)) })
      .execute();
}

/** A file of the bank as questions store it. */
function storedFile({ pictures, files }: Content, path: string): string | null {
  return pictures[path]?.hash ?? files[path]?.name ?? null;
}

async function loadCategories(tx: Tx, content: Content): Promise<void> {
  const rows = content.categories.map(({ id, collection, use, name, description, icon, hue, ...times }, position) => ({
    id,
    collection,
    use,
    name,
    description,
    icon,
    hue,
    position,
    available_from: times.availableFrom === undefined ? null : new Date(offeredFrom(times.availableFrom)),
    season: times.season ?? null,
  }));
  await sql`
    insert into categories (id, collection, use, name, description, icon, hue, position, status, available_from, season)
    select id, collection, use, name, description, icon, hue, position, 'active', available_from, season
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file(
      id text, collection text, use text, name jsonb, description jsonb, icon text, hue smallint, position integer,
      available_from timestamptz, season text)
    on conflict (id) do update set
      collection = excluded.collection, use = excluded.use, name = excluded.name, description = excluded.description,
      icon = excluded.icon, hue = excluded.hue, position = excluded.position, status = 'active',
      available_from = excluded.available_from, season = excluded.season
  `.execute(tx);
  await tx
    .updateTable('categories')
    .set({ status: 'retired' })
    .where(sql<boolean>`id <> all(${rows.map(({ id }) => id)}::text[])`)
    .execute();
}

async function loadQuestions(tx: Tx, content: Content, at: Date): Promise<void> {
  const rows = content.categories.flatMap(({ id, questions }) =>
    questions.map((question) =>
      questionRow(
        id,
        question,
        storedMedia(question, ({ file }) => storedFile(content, file)),
      ),
    ),
  );
  await sql`
    create temporary table file_questions on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file(${rowColumns})
  `.execute(tx);
  await keepReplaced(tx);
  await takeOver(tx, at);
  await noteUpdates(tx, at);
  await sql`drop table file_questions`.execute(tx);
}

async function loadRatings(tx: Tx, content: Content): Promise<void> {
  const rows = content.ratings.map(({ id, fun, value, on }) => ({ id, fun, value, rated_on: `${on}T00:00:00Z` }));
  await sql`delete from question_ratings`.execute(tx);
  await sql`
    insert into question_ratings (question_id, content_hash, fun, value, rated_on)
    select questions.id, coalesce(questions.file_hash, questions.content_hash), rated.fun, rated.value, rated.rated_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rated(id text, fun smallint[], value smallint[], rated_on timestamptz)
    join questions on questions.id = rated.id
  `.execute(tx);
}

// What the files themselves wrote, and now change or no longer have.
const replaced = sql`questions.origin = 'files' and (
  exists (select from file_questions file where file.id = questions.id and (file.content_hash <> questions.content_hash or questions.status <> 'active'))
  or (questions.status = 'active' and not exists (select from file_questions file where file.id = questions.id)))`;

async function keepReplaced(tx: Tx): Promise<void> {
  await sql`
    insert into question_versions (question_id, version, category_id, content, media, status, origin, done, changed_by, changed_at)
    select id, version, category_id, content, media, status, origin, 'files', null, updated_at from questions where ${replaced}
    on conflict do nothing
  `.execute(tx);
}

async function takeOver(tx: Tx, at: Date): Promise<void> {
  await sql`
    update questions set status = 'retired', version = version + 1, updated_at = ${at}, updated_by = null
    where origin = 'files' and status = 'active' and not exists (select from file_questions file where file.id = questions.id)
  `.execute(tx);
  await sql`
    insert into questions (id, category_id, value, kind, band, content, answer_key, media, content_hash, file_hash, draw_key, search_text, status, updated_at)
    select id, category_id, value, kind, band, content, answer_key, media, content_hash, content_hash, draw_key, search_text, 'active', ${at}::timestamptz
    from file_questions
    on conflict (id) do update set
      category_id = excluded.category_id, value = excluded.value, kind = excluded.kind, band = excluded.band,
      content = excluded.content, answer_key = excluded.answer_key, media = excluded.media,
      content_hash = excluded.content_hash, file_hash = excluded.file_hash, search_text = excluded.search_text, status = 'active',
      version = questions.version + 1, updated_at = excluded.updated_at, updated_by = null
    where questions.origin = 'files' and (questions.content_hash <> excluded.content_hash or questions.status <> 'active')
  `.execute(tx);
  // Loaded before the normalized text was stored.
  await sql`
    update questions set search_text = file.search_text from file_questions file
    where file.id = questions.id and questions.search_text = ''
  `.execute(tx);
}

/** What staff have touched stays; what the files newly say of it waits beside it. */
async function noteUpdates(tx: Tx, at: Date): Promise<void> {
  await sql`
    insert into question_updates (question_id, category_id, content, media, content_hash, found_at)
    select file.id, file.category_id, file.content, file.media, file.content_hash, ${at}::timestamptz
    from file_questions file join questions on questions.id = file.id
    where questions.origin = 'staff' and questions.file_hash is distinct from file.content_hash
    on conflict (question_id) do update set
      category_id = excluded.category_id, content = excluded.content, media = excluded.media,
      content_hash = excluded.content_hash, found_at = excluded.found_at
  `.execute(tx);
  await sql`
    delete from question_updates using questions where questions.id = question_updates.question_id and (
      question_updates.content_hash = questions.content_hash or not exists (select from file_questions file where file.id = questions.id))
  `.execute(tx);
  await sql`
    update questions set file_hash = (select file.content_hash from file_questions file where file.id = questions.id)
    where origin = 'staff'
      and file_hash is distinct from (select file.content_hash from file_questions file where file.id = questions.id)
  `.execute(tx);
}
