import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { z } from 'zod';
import { questionDraftSchema } from '#shared/questions/draft.ts';
import { maxReportedFaults, type exchangeApi, type ImportPlan } from '#shared/questions/exchange-api.ts';
import type { ImportFault } from '#shared/questions/import-faults.ts';
import type { CategorySeason } from '#shared/questions/category-times.ts';
import { readyQuestion } from '#shared/questions/ready.ts';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { ImportedCategory } from './exchange.ts';
import { timesOf } from './category-head.ts';
import { findMedia, lostMedium, presentFiles } from './question-media.ts';
import type { Library } from './question-media.ts';
import { contentHash, storedMedia } from './question-row.ts';
import type { ReadImport } from './read-import.ts';
import { saveQuestions } from './save-questions.ts';
import type { QuestionChange } from './save-questions.ts';

type File = z.output<typeof exchangeApi.checkImport.input>;
type Wish = z.output<typeof exchangeApi.importQuestions.input>;

type Reader = Pick<Tx, 'selectFrom'>;

interface Plan {
  readonly digest: string;
  readonly changes: readonly QuestionChange[];
  readonly same: number;
  /** The first of them. */
  readonly faults: readonly ImportFault[];
  /** How many rows or parts have any. */
  readonly faulty: number;
}

interface ImportDeps {
  readonly database: Database;
  readonly library: Library;
}

// As many as can be prepared at once without delaying games.
const savedAtOnce = 200;

// As many as are compared with the bank in one turn of the event loop.
const rowsAtOnce = 25;

/** The changes of a file against the current bank. */
export async function checkImport(
  { database, library }: ImportDeps,
  file: File,
  read: ReadImport,
): Promise<ImportPlan> {
  const { digest, changes, same, faults, faulty } = await planOf(database.query, library, file, read);
  const added = changes.filter(({ expectedVersion }) => expectedVersion === null).length;
  return {
    digest,
    added,
    changed: changes.length - added,
    same,
    faulty,
    faults: faults.slice(0, maxReportedFaults).map(({ place, field, code }) => ({ place, field, code })),
  };
}

/** Takes a file as it was shown: all of it, or all of it but its bad rows, or nothing. */
export async function importQuestions(
  { database, library, clock, bankChanged }: ImportDeps & { readonly clock: Clock; readonly bankChanged: () => void },
  actorId: string,
  wish: Wish,
  read: ReadImport,
): Promise<{ added: number; changed: number }> {
  const { digest, changes, faulty } = await planOf(database.query, library, wish, read);
  if (digest !== wish.digest) throw new AppError('questions/import-moved');
  if (faulty > 0 && wish.leaveFaulty === 'false') throw new AppError('questions/import-faulty');
  // Plans without a connection; the versions detect later changes.
  return database.transaction(async (tx) => {
    // In one order, so that two imports wait for one another and never both.
    const sorted = changes.toSorted((one, other) => (one.content.id < other.content.id ? -1 : 1));
    for (let first = 0; first < sorted.length; first += savedAtOnce) {
      await saveQuestions(
        tx,
        { actorId, at: clock.now(), library, bankChanged },
        sorted.slice(first, first + savedAtOnce),
      );
    }
    const added = changes.filter(({ expectedVersion }) => expectedVersion === null).length;
    return { added, changed: changes.length - added };
  });
}

async function planOf(query: Reader, library: Library, { format, newStatus }: File, read: ReadImport): Promise<Plan> {
  const faults: ImportFault[] = [];
  const categories = await checkCategories(query, read.categories, faults);
  const rows = categories.flatMap(({ id, use, questions }) =>
    questions.map((row) => ({ ...row, categoryId: id, use })),
  );
  const ids = rows.map(({ question }) => question.id);
  const standing = new Map(
    (
      await query
        .selectFrom('questions')
        .select(['id', 'version', 'status', 'content_hash'])
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .execute()
    ).map((row) => [row.id, row]),
  );
  const mediumOf = await findMedia(
    query,
    library,
    rows.map(({ question }) => question),
  );
  const changes: QuestionChange[] = [];
  let same = 0;
  for (const [index, { question, place, categoryId, use }] of rows.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate();
    const before = standing.get(question.id) ?? null;
    const status = before?.status ?? newStatus;
    const ready = readyQuestion(question, use, presentFiles(question, mediumOf));
    if (!ready.ok && status === 'active') {
      faults.push(...Object.entries(ready.faults).map(([field, code]) => ({ place, field, code })));
      continue;
    }
    const lost = lostMedium(question, mediumOf);
    if (lost !== null) {
      faults.push({ place, field: lost, code: 'media-missing' });
      continue;
    }
    const content = ready.ok ? ready.question : questionDraftSchema.parse(question);
    if (before !== null && before.content_hash === contentHash(categoryId, content, storedMedia(content, mediumOf)))
      same += 1;
    else changes.push({ content, categoryId, status, expectedVersion: before?.version ?? null, done: 'imported' });
  }
  const against = changes.map(({ content, expectedVersion }) => [content.id, expectedVersion]);
  const digest = createHash('sha256')
    .update(JSON.stringify([format, newStatus, against, read.sha256]))
    .digest('hex');
  // A part that can't be read is not compared with the bank: no place is counted twice.
  const faulty = read.faulty + new Set(faults.map(({ place }) => place)).size;
  return { digest, changes, same, faults: [...read.faults, ...faults], faulty };
}

type Known = ImportedCategory & { readonly use: 'board' | 'tie-breaker' };

/** Those that the bank has: a category itself is the files' to make and to change. */
async function checkCategories(
  query: Reader,
  read: readonly ImportedCategory[],
  faults: ImportFault[],
): Promise<readonly Known[]> {
  const rows = await query
    .selectFrom('categories')
    .select(['id', 'collection', 'use', 'name', 'description', 'icon', 'hue', 'available_from', 'season'])
    .where('status', '=', 'active')
    .execute();
  const known = new Map(rows.map((row) => [row.id, { ...row, availableFrom: timesOf(row).availableFrom }]));
  return read.flatMap((category) => {
    const row = known.get(category.id);
    if (row === undefined) {
      const places = category.questions.length === 0 ? [category.id] : category.questions.map(({ place }) => place);
      for (const place of places) faults.push({ place, field: 'category', code: 'category-unknown' });
      return [];
    }
    if (category.head !== null && !isSameHead(category.head, row))
      faults.push({ place: category.id, field: 'category', code: 'category-differs' });
    return [{ ...category, use: row.use }];
  });
}

type Head = NonNullable<ImportedCategory['head']>;

function isSameHead(head: Head, row: Omit<Head, 'season'> & { readonly season: CategorySeason | null }): boolean {
  return (
    (head.season ?? null) === row.season &&
    (['collection', 'use', 'icon', 'hue', 'availableFrom'] as const).every((field) => head[field] === row[field]) &&
    (['name', 'description'] as const).every(
      (field) => head[field].ar === row[field].ar && head[field].en === row[field].en,
    )
  );
}
