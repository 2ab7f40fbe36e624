import { sql } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import type { Category } from '#shared/questions/api.ts';
import { categorySeasonsAt, isNewCategory } from '#shared/questions/category-times.ts';
import { gamesLeft } from '#shared/questions/drawing.ts';
import { soundKinds, tileValues } from '#shared/questions/schema.ts';
import { batchByTurn } from '../platform/batch-by-turn.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { StoredAnswer, WrittenAnswer } from '../platform/http/index.ts';
import { idsOfPerson } from './same-viewers.ts';

/** Cells of each value in a column, by length of game. */
export type CellsPerValue = Readonly<Record<'full' | 'short', number>>;

/** The change event of the bank. */
const bankChange = 'question-bank';
/** Reload interval, in case a change from another process was lost. */
const maxAgeMs = 30_000;

export interface CatalogueDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly cellsPerValue: CellsPerValue;
  readonly publishChange: (change: string) => void;
  readonly listen: (hear: (change: string) => void) => void;
}

/** The catalogue, kept in memory until the bank changes, in whichever process. */
export interface Catalogue {
  readonly forVisitors: () => Promise<StoredAnswer<{ items: Category[] }>>;
  /** With the marks of this host, and the fresh games left for these viewers; for the host alone where none are given. */
  readonly forHost: (userId: string, viewers?: readonly string[]) => Promise<WrittenAnswer<{ items: Category[] }>>;
  /** Call it after each commit that changes the bank. */
  readonly bankChanged: () => void;
}

interface Bank {
  /** The JSON of each category, without its last brace, in bytes: encoding Arabic for each host costs more than all else. */
  readonly opened: readonly Buffer[];
  /** The id of each category, in the same order. */
  readonly ids: readonly string[];
  readonly answer: StoredAnswer<{ items: Category[] }>;
  /** Active questions by slot: one for each category and value, in order. */
  readonly counts: readonly number[];
  readonly slotOf: ReadonlyMap<string, number>;
  /** Of them, those that need sound, and their ids. */
  readonly soundCounts: readonly number[];
  readonly soundIds: ReadonlySet<string>;
  readonly readAt: number;
}

export function createCatalogue({ database, clock, cellsPerValue, publishChange, listen }: CatalogueDeps): Catalogue {
  let reading: Promise<Bank> | null = null;
  const forget = () => {
    reading = null;
  };
  listen((change) => {
    if (change === bankChange) forget();
  });
  const findOwn = ownLookup(database);
  const read = () => {
    const started = readBank(database, clock, cellsPerValue);
    // A failed reading isn't kept.
    started.catch(() => {
      if (reading === started) forget();
    });
    reading = started;
    return started;
  };
  const bank = async () => {
    const current = reading ?? read();
    const known = await current;
    if (clock.now() - known.readAt < maxAgeMs) return known;
    // One of the callers that find it too old reads it again, for all of them.
    return reading === null || reading === current ? read() : reading;
  };
  return {
    forVisitors: async () => (await bank()).answer,
    async forHost(userId, viewers) {
      const [{ opened, ids, counts, slotOf, soundCounts, soundIds }, own, ...found] = await Promise.all([
        bank(),
        findOwn(userId),
        ...(viewers ?? []).map(findOwn),
      ]);
      const unseen = [...counts];
      const unseenSounds = [...soundCounts];
      const marks = marksIn(own?.marks);
      for (const questionId of seenByAny(viewers === undefined ? [own] : found)) {
        const slot = slotOf.get(questionId);
        if (slot === undefined) continue;
        unseen[slot] = (unseen[slot] ?? 0) - 1;
        if (soundIds.has(questionId)) unseenSounds[slot] = (unseenSounds[slot] ?? 0) - 1;
      }
      return new WrittenAnswer(
        writeItems(opened, (index) => {
          const first = index * tileValues.length;
          const left = unseen.slice(first, first + tileValues.length);
          const [full, short] = [gamesLeft(left, cellsPerValue.full), gamesLeft(left, cellsPerValue.short)];
          const mark = marks.get(ids[index] ?? '');
          const silent = left.map((count, place) => count - (unseenSounds[first + place] ?? 0));
          const [silentFull, silentShort] = [
            gamesLeft(silent, cellsPerValue.full),
            gamesLeft(silent, cellsPerValue.short),
          ];
          const isSame = silentFull === full && silentShort === short;
          return [
            `,"gamesLeft":{"full":${full},"short":${short}}`,
            isSame ? '' : `,"silentGamesLeft":{"full":${silentFull},"short":${silentShort}}`,
            mark === undefined ? '}' : `,"mark":"${mark}"}`,
          ].join('');
        }),
      );
    },
    bankChanged() {
      // Here at once, so that the next call sees it; elsewhere by the event.
      forget();
      publishChange(bankChange);
    },
  };
}

/** Room for the fresh games left, a mark and a comma. */
const maxOwnBytes = 128;

/** The JSON of the categories, each completed with what is the host's own, in ASCII. */
function writeItems(opened: readonly Buffer[], ownOf: (index: number) => string): Buffer {
  const written = Buffer.allocUnsafe(opened.reduce((sum, { length }) => sum + length + maxOwnBytes, 32));
  let end = written.write('{"items":[', 'latin1');
  for (const [index, category] of opened.entries()) {
    if (index > 0) end += written.write(',', end, 'latin1');
    written.set(category, end);
    end += category.length;
    end += written.write(ownOf(index), end, 'latin1');
  }
  end += written.write(']}', end, 'latin1');
  return written.subarray(0, end);
}

/** What a person has seen and an account has marked, each as one value by spaces, since rows cost the driver more. */
interface Own {
  readonly seen: string | null;
  /** "category mark category mark …" */
  readonly marks: string | null;
}

function ownLookup(database: Database): (userId: string) => Promise<Own | null> {
  const find = database.prepare<Own & { user_id: string }>(
    sql<Own & { user_id: string }>`
      select user_id,
        (
          select string_agg(question_id, ' ') from ${idsOfPerson(sql`host.user_id`)} same
          join seen_questions seen on seen.user_id = same.viewer
        ) as seen,
        (select string_agg(category_id || ' ' || mark, ' ') from category_marks marked where marked.user_id = host.user_id) as marks
      from unnest(${[]}::text[]) as host (user_id)
    `.compile(database.query),
  );
  return batchByTurn(async (userIds) => new Map((await find(userIds)).map((own) => [own.user_id, own])));
}

/** What at least one of them has seen; a linked account may have seen a question under each of its ids. */
function seenByAny(found: readonly (Own | null)[]): ReadonlySet<string> {
  return new Set(found.flatMap((own) => own?.seen?.split(' ') ?? []));
}

/** Marks by category. */
function marksIn(marks: string | null | undefined): ReadonlyMap<string, string> {
  const words = marks?.split(' ') ?? [];
  const found = new Map<string, string>();
  for (let place = 0; place + 1 < words.length; place += 2) found.set(words[place] ?? '', words[place + 1] ?? '');
  return found;
}

async function readBank({ query }: Database, clock: Clock, cellsPerValue: CellsPerValue): Promise<Bank> {
  const readAt = clock.now();
  const seasons = categorySeasonsAt(readAt);
  const rows = await query
    .selectFrom('categories as category')
    .innerJoin('questions as question', (join) =>
      join.onRef('question.category_id', '=', 'category.id').on('question.status', '=', 'active'),
    )
    .where('category.use', '=', 'board')
    .where('category.status', '=', 'active')
    .where(sql<boolean>`(category.available_from is null or category.available_from <= ${new Date(readAt)})`)
    .select([
      'category.id',
      'category.name',
      'category.description',
      'category.collection',
      'category.icon',
      'category.hue',
      'category.available_from',
      'category.season',
      'question.value',
    ])
    .select(sql<string[]>`array_agg(question.id)`.as('question_ids'))
    .select(
      sql<
        string[]
      >`coalesce(array_agg(question.id) filter (where question.kind = any(${soundKinds}::text[])), '{}')`.as(
        'sound_ids',
      ),
    )
    .groupBy(['category.id', 'question.value'])
    // A season's categories come first while it lasts.
    .orderBy(sql`coalesce(category.season = any(${seasons}::text[]), false)`, 'desc')
    .orderBy('category.position')
    .orderBy('question.value')
    .execute();
  const categories: Category[] = [];
  const counts: number[] = [];
  const slotOf = new Map<string, number>();
  const soundCounts: number[] = [];
  const soundIds = new Set<string>();
  for (const row of rows) {
    const { id, name, description, collection, icon, hue, value, question_ids: questionIds, season } = row;
    if (categories.at(-1)?.id !== id) {
      categories.push({
        id,
        name,
        description,
        collection,
        picture: { icon, hue },
        questions: 0,
        ...(isNewCategory(row.available_from?.getTime() ?? null, readAt) ? { isNew: true } : {}),
        ...(season !== null && seasons.includes(season) ? { season } : {}),
      });
      counts.push(...tileValues.map(() => 0));
      soundCounts.push(...tileValues.map(() => 0));
    }
    const index = categories.length - 1;
    present(categories[index], 'the category').questions += questionIds.length;
    const slot = index * tileValues.length + tileValues.indexOf(value);
    counts[slot] = questionIds.length;
    soundCounts[slot] = row.sound_ids.length;
    for (const questionId of row.sound_ids) soundIds.add(questionId);
    for (const questionId of questionIds) slotOf.set(questionId, slot);
  }
  for (const [index, category] of categories.entries()) {
    const first = index * tileValues.length;
    const silent = tileValues.map((_, place) => (counts[first + place] ?? 0) - (soundCounts[first + place] ?? 0));
    // Each cell takes a question and a reserve.
    const needsSound = (['full', 'short'] as const).filter(
      (length) => gamesLeft(silent, 2 * cellsPerValue[length]) === 0,
    );
    if (needsSound.length > 0 && soundCounts.slice(first, first + tileValues.length).some((count) => count > 0))
      category.needsSound = needsSound;
  }
  const opened = categories.map((category) => Buffer.from(JSON.stringify(category).slice(0, -1)));
  return {
    opened,
    ids: categories.map(({ id }) => id),
    answer: new StoredAnswer({ items: categories }),
    counts,
    slotOf,
    soundCounts,
    soundIds,
    readAt,
  };
}
