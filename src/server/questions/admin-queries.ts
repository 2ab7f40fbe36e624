import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type {
  AdminCategory,
  AdminQuestion,
  AlikeQuestion,
  questionsAdminApi,
  QuestionRating,
  QuestionRow,
  QuestionSort,
  QuestionVersion,
} from '#shared/questions/admin-api.ts';
import { unknownFrom } from '#shared/questions/admin-api.ts';
import { dullBelow, funOf } from '#shared/questions/ratings.ts';
import { incomparable, isAlike, isComparable, isSameText } from '#shared/questions/alike.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { searchWords, textsOf } from '#shared/questions/search-text.ts';
import { normalizeText, languages } from '#shared/kernel/text.ts';
import { AppError } from '../platform/app-error.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { mediaUrls, mediumUrl } from './pictures.ts';
import { namedFiles } from './question-media.ts';
import { answerKey } from './question-row.ts';

const slug = /^[0-9a-z-]{1,64}$/;
type Query = Database['query'] | Tx;
type Wish = z.output<typeof questionsAdminApi.list.input>;

const sorted: Readonly<
  Record<
    QuestionSort,
    { by: RawBuilder<unknown>; valueOf: (row: QuestionRow) => number; bound: (value: number) => RawBuilder<unknown> }
  >
> = {
  changed: {
    by: sql`question.updated_at`,
    valueOf: ({ updatedAt }) => updatedAt,
    bound: (at) => sql`${new Date(at)}::timestamptz`,
  },
  // In whole millionths, which a cursor can contain; never opened questions come after those that all players knew.
  unknown: {
    by: sql`coalesce(figures.nobody::bigint * 1000000 / nullif(figures.opened, 0) + 1, 0)`,
    valueOf: ({ figures: { opened, nobody } }) => (opened === 0 ? 0 : Math.floor((nobody * 1_000_000) / opened) + 1),
    bound: (share) => sql`${share}::bigint`,
  },
  reports: {
    by: sql`coalesce(figures.reports, 0)`,
    valueOf: ({ figures }) => figures.reports,
    bound: (count) => sql`${count}::bigint`,
  },
  // How much is missing from the largest sum of both judges; what isn't rated comes last.
  dull: {
    by: sql`coalesce(10 - rating.fun[1] - rating.fun[2], -1)`,
    valueOf: ({ rating }) => (rating === null ? -1 : 10 - 2 * funOf(rating)),
    bound: (missing) => sql`${missing}::integer`,
  },
};

const ratingOfText = sql<boolean>`rating.question_id = question.id and rating.content_hash = question.content_hash`;

/** The bank by filters, in the order that is asked for. */
export async function listQuestions(
  query: Query,
  wish: Wish,
): Promise<{ items: QuestionRow[]; nextCursor: string | null; hasMore: boolean }> {
  const { by } = sorted[wish.sort];
  // Editors are joined to the page alone.
  const found = await rows(query)
    .where(
      'question.id',
      'in',
      filtered(query, wish)
        .select('question.id')
        .limit(wish.limit + 1),
    )
    .orderBy(by, 'desc')
    .orderBy('question.id', 'desc')
    .execute();
  const items = found.slice(0, wish.limit).map(rowOf);
  const last = items.at(-1);
  const hasMore = found.length > wish.limit;
  return {
    items,
    hasMore,
    nextCursor:
      hasMore && last !== undefined ? writeCursor({ at: sorted[wish.sort].valueOf(last), id: last.id }) : null,
  };
}

function filtered(query: Query, { text, category, value, kind, status, origin, missing, sign, sort, cursor }: Wish) {
  const { by, bound } = sorted[sort];
  let found = query
    .selectFrom('questions as question')
    .leftJoin('question_figures as figures', 'figures.question_id', 'question.id')
    .leftJoin('question_updates as waiting', 'waiting.question_id', 'question.id')
    .leftJoin('question_ratings as rating', (join) => join.on(ratingOfText))
    .orderBy(by, 'desc')
    .orderBy('question.id', 'desc');
  for (const word of searchWords(text ?? ''))
    found = found.where(sql<boolean>`strpos(question.search_text, ${word}::text) > 0`);
  if (category !== undefined) found = found.where('question.category_id', '=', category);
  if (value !== undefined) found = found.where('question.value', '=', value);
  if (kind !== undefined) found = found.where('question.kind', '=', kind);
  if (status !== undefined) found = found.where('question.status', '=', status);
  if (origin !== undefined) found = found.where('question.origin', '=', origin);
  if (missing !== undefined)
    found = found.where(
      sql<boolean>`question.status <> 'active' and jsonb_path_exists(question.content, ${`$.**.${missing} ? (@ == "")`}::jsonpath)`,
    );
  if (sign === 'reported') found = found.where('figures.reports', '>', 0);
  if (sign === 'waiting') found = found.where('waiting.question_id', 'is not', null);
  if (sign === 'dull') found = found.where(sql<boolean>`rating.fun[1] + rating.fun[2] < ${2 * dullBelow}::numeric`);
  if (sign === 'misvalued') found = found.where(sql<boolean>`question.value <> all(rating.value)`);
  if (sign === 'unknown')
    found = found.where(
      sql<boolean>`figures.opened >= ${unknownFrom.opened} and figures.nobody >= figures.opened * ${unknownFrom.share}::numeric`,
    );
  if (cursor === undefined) return found;
  const after = readCursor(cursor, slug);
  return found.where(sql<boolean>`(${by}, question.id) < (${bound(after.at)}, ${after.id})`);
}

function rows(query: Query) {
  return query
    .selectFrom('questions as question')
    .innerJoin('categories as category', 'category.id', 'question.category_id')
    .leftJoin('question_figures as figures', 'figures.question_id', 'question.id')
    .leftJoin('question_updates as waiting', 'waiting.question_id', 'question.id')
    .leftJoin('question_ratings as rating', (join) => join.on(ratingOfText))
    .leftJoin('user_directory as editor', 'editor.id', 'question.updated_by')
    .selectAll('question')
    .select([
      'category.name as category_name',
      'figures.opened',
      'figures.own',
      'figures.stolen',
      'figures.nobody',
      'figures.reports',
      'editor.display_name as editor_name',
      'rating.fun as rated_fun',
      'rating.value as rated_value',
      'rating.rated_on',
    ])
    .select([
      'waiting.content as waiting_content',
      'waiting.category_id as waiting_category',
      'waiting.media as waiting_media',
      'waiting.found_at',
    ]);
}

function rowOf(row: Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>): QuestionRow {
  const content: QuestionDraft = row.content;
  return {
    id: row.id,
    categoryId: row.category_id,
    categoryName: row.category_name,
    kind: content.kind,
    value: row.value,
    status: row.status,
    origin: row.origin,
    text: content.text,
    missing: languages.filter((language) => textsOf(content).some((text) => text[language] === '')),
    figures: {
      opened: row.opened ?? 0,
      own: row.own ?? 0,
      stolen: row.stolen ?? 0,
      nobody: row.nobody ?? 0,
      reports: row.reports ?? 0,
    },
    rating: ratingOf(row.rated_fun, row.rated_value, row.rated_on),
    hasUpdate: row.found_at !== null,
    version: row.version,
    updatedAt: row.updated_at.getTime(),
    updatedBy: personOf(row.updated_by, row.editor_name),
  };
}

function ratingOf(
  fun: QuestionRating['fun'] | null,
  value: QuestionRating['value'] | null,
  on: Date | null,
): QuestionRating | null {
  return fun === null || value === null || on === null ? null : { fun, value, ratedOn: on.toISOString().slice(0, 10) };
}

function personOf(id: string | null, name: string | null): { id: string; displayName: string } | null {
  return id === null ? null : { id, displayName: name ?? id };
}

export async function getQuestion(query: Query, id: string): Promise<AdminQuestion> {
  const row = await rows(query).where('question.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('questions/not-found');
  const { waiting_content: content, waiting_category: categoryId, found_at: foundAt } = row;
  return {
    ...rowOf(row),
    content: row.content,
    mediaUrls: [...mediaUrls(row.media)],
    update:
      content === null || categoryId === null || foundAt === null
        ? null
        : { categoryId, content, mediaUrls: [...mediaUrls(row.waiting_media)], foundAt: foundAt.getTime() },
  };
}

/** The versions of a question, the last first. The standing one is among them even while only the files have written it. */
export async function listVersions(query: Query, id: string): Promise<QuestionVersion[]> {
  const now = await getQuestion(query, id);
  const stored = await query
    .selectFrom('question_versions as version')
    .leftJoin('user_directory as editor', 'editor.id', 'version.changed_by')
    .selectAll('version')
    .select('editor.display_name')
    .where('version.question_id', '=', id)
    .orderBy('version.version', 'desc')
    .execute();
  const versions = stored.map((row): QuestionVersion => ({
    version: row.version,
    categoryId: row.category_id,
    content: row.content,
    status: row.status,
    done: row.done,
    changedAt: row.changed_at.getTime(),
    changedBy: personOf(row.changed_by, row.display_name),
  }));
  if (versions[0]?.version === now.version) return versions;
  return [
    {
      version: now.version,
      categoryId: now.categoryId,
      content: now.content,
      status: now.status,
      done: 'files',
      changedAt: now.updatedAt,
      changedBy: null,
    },
    ...versions,
  ];
}

export async function listAllCategories(query: Query): Promise<AdminCategory[]> {
  return query
    .selectFrom('categories')
    .select(['id', 'name', 'icon', 'hue', 'use'])
    .where('status', '=', 'active')
    .orderBy('position')
    .execute();
}

const maxPictures = 60;

export async function listPictures(
  query: Query,
  { text, kind }: { readonly text: string; readonly kind: 'image' | 'sound' },
): Promise<{ file: string; url: string }[]> {
  const { rows: found } = await sql<{ file: string; medium: string }>`
    select distinct on (named.file) named.file, split_part(questions.media, ' ', named.place::integer) as medium
    from questions cross join lateral jsonb_array_elements_text(${namedFiles}) with ordinality as named(file, place)
    where questions.media is not null and named.file not like 'library/%'
      and (named.file ~ '[.](mp3|m4a)$') = ${kind === 'sound'}
      and strpos(named.file, lower(${text}::text)) > 0
    order by named.file, questions.updated_at desc
    limit ${maxPictures}
  `.execute(query);
  return found.map(({ file, medium }) => ({ file, url: mediumUrl(medium) }));
}

const maxCandidates = 60;
const maxAlike = 5;

/** Others with its answer or its words, of which a person must say whether they ask the same. */
export async function findAlike(query: Query, content: QuestionDraft): Promise<AlikeQuestion[]> {
  if (!isComparable(content)) return [];
  const key = answerKey(content).trim();
  const texts = languages.map((language) => normalizeText(content.text[language])).filter((text) => text.length > 4);
  if (key === '' && texts.length === 0) return [];
  const found = await query
    .selectFrom('questions as question')
    .innerJoin('categories as category', 'category.id', 'question.category_id')
    .select([
      'question.id',
      'question.content',
      'question.status',
      'question.answer_key',
      'category.name as category_name',
    ])
    .where('question.id', '<>', content.id)
    .where('question.status', '<>', 'retired')
    .where('question.kind', 'not in', incomparable)
    .where((where) =>
      where.or([
        where('question.answer_key', '=', key),
        ...texts.map((text) => sql<boolean>`strpos(question.search_text, ${text}::text) > 0`),
      ]),
    )
    .orderBy('question.id')
    .limit(maxCandidates)
    .execute();
  return found
    .map((row) => ({ row, isSame: isSameText(content, row.content) }))
    .filter(({ row, isSame }) => isSame || (row.answer_key === key && isAlike(content, row.content)))
    .sort((one, other) => Number(other.isSame) - Number(one.isSame))
    .slice(0, maxAlike)
    .map(({ row, isSame }) => ({
      id: row.id,
      text: row.content.text,
      categoryName: row.category_name,
      status: row.status,
      isSame,
    }));
}
