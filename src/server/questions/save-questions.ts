import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import {
  questionDraftSchema,
  type QuestionDraft,
  type QuestionOrigin,
  type QuestionStatus,
  type VersionAct,
} from '#shared/questions/draft.ts';
import { readyQuestion } from '#shared/questions/ready.ts';
import type { CategoryFile } from '#shared/questions/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudits } from '../platform/audit.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { byLibraryFile, findMedia, lostMedium, presentFiles, tellLibrary } from './question-media.ts';
import type { Library, MediumOf } from './question-media.ts';
import { questionRow, rowColumns, storedMedia } from './question-row.ts';
import type { QuestionRow, QuestionsTable } from './tables.ts';

export interface QuestionChange {
  /** Its id names the question. */
  readonly content: QuestionDraft;
  readonly categoryId: string;
  readonly status: QuestionStatus;
  /** The version that was read; null for a new question. */
  readonly expectedVersion: number | null;
  readonly done: Exclude<VersionAct, 'files'>;
  /** `files` if the files own it again. */
  readonly origin?: QuestionOrigin;
}

export interface SavedQuestion {
  readonly id: string;
  readonly version: number;
  /** False if nothing changed. */
  readonly isChanged: boolean;
}

type Standing = Selectable<QuestionsTable>;
interface Prepared {
  readonly change: QuestionChange;
  readonly row: QuestionRow;
  readonly before: Standing | null;
  readonly origin: QuestionOrigin;
}

interface SaveContext {
  readonly actorId: string;
  readonly at: number;
  readonly library: Library;
  /** Called once the changes are committed. */
  readonly bankChanged: () => void;
}

/**
 * The only way in which staff change the bank: all of the changes or none, each with its version and its audit row. A
 * game in play never sees it, since its pack contains copies.
 */
export async function saveQuestions(
  tx: Tx,
  { actorId, at, library, bankChanged }: SaveContext,
  changes: readonly QuestionChange[],
): Promise<readonly SavedQuestion[]> {
  const standing = await lockStanding(tx, changes);
  const uses = await findCategoryUses(tx, changes);
  const mediumOf = await findMedia(
    tx,
    library,
    changes.map(({ content }) => content),
  );
  const prepared = changes.map((change) => prepare(change, standing.get(change.content.id) ?? null, uses, mediumOf));
  const changed = prepared.filter(isChange);
  if (changed.length > 0) afterCommit(tx, bankChanged);
  await store(tx, changed, actorId, new Date(at));
  for (const { row, before } of changed.toSorted((one, other) => byLibraryFile(one.row.content, other.row.content)))
    await tellLibrary(tx, library, before?.content ?? null, row.content);
  await recordAudits(
    tx,
    changed.map(({ change, before, origin }) => ({
      at,
      actorId,
      action: `questions/${change.done}`,
      subjectType: 'question',
      subjectId: change.content.id,
      before:
        before === null
          ? null
          : {
              version: before.version,
              categoryId: before.category_id,
              status: before.status,
              origin: before.origin,
              text: before.content.text,
            },
      after: {
        version: (before?.version ?? 0) + 1,
        categoryId: change.categoryId,
        status: change.status,
        origin,
        text: change.content.text,
      },
    })),
  );
  return prepared.map((each) => ({
    id: each.row.id,
    version: (each.before?.version ?? 0) + (isChange(each) ? 1 : 0),
    isChanged: isChange(each),
  }));
}

async function lockStanding(tx: Tx, changes: readonly QuestionChange[]): Promise<ReadonlyMap<string, Standing>> {
  const ids = changes.map(({ content }) => content.id);
  // In one order, so that two sets which overlap wait for one another and never both.
  const rows = await tx
    .selectFrom('questions')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy(sql`id collate "C"`)
    .forUpdate()
    .execute();
  const standing = new Map(rows.map((row) => [row.id, row]));
  for (const {
    content: { id },
    expectedVersion,
  } of changes) {
    const row = standing.get(id);
    if (expectedVersion === null && row !== undefined)
      throw new AppError('questions/id-taken', { fields: { [id]: 'questions/id-taken' } });
    if (expectedVersion === null || row === undefined) {
      if (expectedVersion !== null)
        throw new AppError('questions/not-found', { fields: { [id]: 'questions/not-found' } });
      continue;
    }
    if (row.version !== expectedVersion)
      throw new AppError('questions/changed-meanwhile', {
        params: { who: await nameOf(tx, row.updated_by), id },
        fields: { [id]: 'questions/changed-meanwhile' },
      });
  }
  return standing;
}

async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  if (userId === null) return '';
  const row = await tx.selectFrom('user_directory').select('display_name').where('id', '=', userId).executeTakeFirst();
  return row?.display_name ?? userId;
}

type Uses = ReadonlyMap<string, CategoryFile['use']>;

async function findCategoryUses(tx: Tx, changes: readonly QuestionChange[]): Promise<Uses> {
  const ids = [...new Set(changes.map(({ categoryId }) => categoryId))];
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'use'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map(rows.map(({ id, use }) => [id, use]));
}

function prepare(change: QuestionChange, before: Standing | null, uses: Uses, mediumOf: MediumOf): Prepared {
  const id = change.content.id;
  const use = uses.get(change.categoryId);
  if (use === undefined)
    throw new AppError('questions/category-not-found', { fields: { categoryId: 'questions/category-not-found' } });
  let content = questionDraftSchema.parse(change.content);
  const lost = lostMedium(content, mediumOf);
  if (lost !== null) throw new AppError('questions/not-ready', { params: { id }, fields: { [lost]: 'media-missing' } });
  const ready = readyQuestion(content, use, presentFiles(content, mediumOf));
  if (ready.ok) content = ready.question;
  else if (change.status === 'active')
    throw new AppError('questions/not-ready', { params: { id }, fields: ready.faults });
  return {
    change,
    row: questionRow(change.categoryId, content, storedMedia(content, mediumOf)),
    before,
    origin: change.origin ?? 'staff',
  };
}

function isChange({ change, row, before, origin }: Prepared): boolean {
  return (
    before === null ||
    before.content_hash !== row.content_hash ||
    before.status !== change.status ||
    (before.origin !== origin && change.origin !== undefined) ||
    change.done === 'update-left'
  );
}

async function store(tx: Tx, prepared: readonly Prepared[], actorId: string, at: Date): Promise<void> {
  if (prepared.length === 0) return;
  const ids = prepared.map(({ row }) => row.id);
  const mine = sql<boolean>`id = any(${ids}::text[])`;
  // A question written only by the files has no version row yet.
  await sql`
    insert into question_versions (question_id, version, category_id, content, media, status, origin, done, changed_by, changed_at)
    select id, version, category_id, content, media, status, origin, 'files', null, updated_at from questions where ${mine}
    on conflict do nothing
  `.execute(tx);
  const rows = prepared.map(({ change, row, origin }) => ({
    ...row,
    status: change.status,
    origin,
    done: change.done,
  }));
  await sql`
    insert into questions (id, category_id, value, kind, band, content, answer_key, media, content_hash, draw_key,
      search_text, status, origin, updated_at, updated_by)
    select id, category_id, value, kind, band, content, answer_key, media, content_hash, draw_key,
      search_text, status, origin, ${at}::timestamptz, ${actorId}::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as saved(${rowColumns}, status text, origin text)
    on conflict (id) do update set
      category_id = excluded.category_id, value = excluded.value, kind = excluded.kind, band = excluded.band, content = excluded.content,
      answer_key = excluded.answer_key, media = excluded.media, content_hash = excluded.content_hash, search_text = excluded.search_text,
      status = excluded.status, origin = excluded.origin, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
      version = questions.version + 1
  `.execute(tx);
  await sql`
    insert into question_versions (question_id, version, category_id, content, media, status, origin, done, changed_by, changed_at)
    select questions.id, questions.version, questions.category_id, questions.content, questions.media,
      questions.status, questions.origin, saved.done, updated_by, updated_at
    from questions join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as saved(id text, done text) on saved.id = questions.id
  `.execute(tx);
  // What the files wait to say is said already, or was left.
  const left = prepared.filter(({ change }) => change.done === 'update-left').map(({ row }) => row.id);
  await sql`
    delete from question_updates using questions where questions.id = question_updates.question_id and questions.id = any(${ids}::text[])
      and (questions.content_hash = question_updates.content_hash or questions.id = any(${left}::text[]))
  `.execute(tx);
}
