import { sql } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import type { Category } from '#shared/questions/api.ts';
import { gamesLeft } from '#shared/questions/drawing.ts';
import { tileValues } from '#shared/questions/schema.ts';
import { batchByTurn } from '../platform/batch-by-turn.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { StoredAnswer, WrittenAnswer } from '../platform/http/index.ts';

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
  /** With the fresh games left for this host. */
  readonly forHost: (userId: string) => Promise<WrittenAnswer<{ items: Category[] }>>;
  /** Call it after each commit that changes the bank. */
  readonly bankChanged: () => void;
}

interface Bank {
  /** The JSON of each category, without its last brace. */
  readonly opened: readonly string[];
  readonly answer: StoredAnswer<{ items: Category[] }>;
  /** Active questions by slot: one for each category and value, in order. */
  readonly counts: readonly number[];
  readonly slotOf: ReadonlyMap<string, number>;
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
  const findSeen = seenLookup(database);
  const read = () => {
    const started = readBank(database, clock);
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
    async forHost(userId) {
      const [{ opened, counts, slotOf }, seen] = await Promise.all([bank(), findSeen(userId)]);
      const unseen = [...counts];
      for (const questionId of seen?.split(' ') ?? []) {
        const slot = slotOf.get(questionId);
        if (slot !== undefined) unseen[slot] = (unseen[slot] ?? 0) - 1;
      }
      const items = opened.map((category, index) => {
        const first = index * tileValues.length;
        const left = unseen.slice(first, first + tileValues.length);
        const [full, short] = [gamesLeft(left, cellsPerValue.full), gamesLeft(left, cellsPerValue.short)];
        return `${category},"gamesLeft":{"full":${full},"short":${short}}}`;
      });
      return new WrittenAnswer(`{"items":[${items.join(',')}]}`);
    },
    bankChanged() {
      // Here at once, so that the next call sees it; elsewhere by the event.
      forget();
      publishChange(bankChange);
    },
  };
}

/** The ids of the questions that an account has seen, by spaces: one value, since rows cost the driver more. */
function seenLookup(database: Database): (userId: string) => Promise<string | null> {
  const find = database.prepare<{ user_id: string; ids: string }>(
    sql<{ user_id: string; ids: string }>`
      select user_id, string_agg(question_id, ' ') as ids from seen_questions where user_id = any(${[]}::text[]) group by user_id
    `.compile(database.query),
  );
  return batchByTurn(async (userIds) => new Map((await find(userIds)).map(({ user_id, ids }) => [user_id, ids])));
}

async function readBank({ query }: Database, clock: Clock): Promise<Bank> {
  const readAt = clock.now();
  const rows = await query
    .selectFrom('categories as category')
    .innerJoin('questions as question', (join) =>
      join.onRef('question.category_id', '=', 'category.id').on('question.status', '=', 'active'),
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
    .select(sql<string[]>`array_agg(question.id)`.as('question_ids'))
    .groupBy(['category.id', 'question.value'])
    .orderBy('category.position')
    .orderBy('question.value')
    .execute();
  const categories: Category[] = [];
  const counts: number[] = [];
  const slotOf = new Map<string, number>();
  for (const { id, name, description, collection, icon, hue, value, question_ids: questionIds } of rows) {
    if (categories.at(-1)?.id !== id) {
      categories.push({ id, name, description, collection, picture: { icon, hue }, questions: 0 });
      counts.push(...tileValues.map(() => 0));
    }
    const index = categories.length - 1;
    present(categories[index], 'the category').questions += questionIds.length;
    const slot = index * tileValues.length + tileValues.indexOf(value);
    counts[slot] = questionIds.length;
    for (const questionId of questionIds) slotOf.set(questionId, slot);
  }
  const opened = categories.map((category) => JSON.stringify(category).slice(0, -1));
  return { opened, answer: new StoredAnswer({ items: categories }), counts, slotOf, readAt };
}
