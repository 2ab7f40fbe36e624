import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#testing/test-database.ts';
import { present } from '#shared/kernel/assert.ts';
import { randomIndex, seededRandom, shuffle } from '#shared/kernel/random.ts';
import { mediaFilesOf } from '#shared/questions/media-files.ts';
import { tileValues } from '#shared/questions/schema.ts';
import { boards } from '#shared/games/setup.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { categorySeasons, offeredFrom } from '#shared/questions/category-times.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { answerKey } from './question-row.ts';
import { compileContent, readContentFiles, sourceOf } from './index.ts';

// The next tests find the samples again, and nothing of the real bank.
afterAll(async () => {
  const { query } = await testDatabase();
  for (const table of ['questions', 'categories', 'content_state'] as const) await query.deleteFrom(table).execute();
});

const compile = async () => compileContent(await readContentFiles(new URL('../../../content/', import.meta.url)));
let compiled: ReturnType<typeof compile> | null = null;
/** Compiled once for all tests, as it takes seconds. */
const read = () => (compiled ??= compile());

/** The real bank on a server whose clock shows the day on which its last category is first offered. */
async function startWithBank() {
  const app = await createTestApp();
  const { content, bodies, faults } = await read();
  expect(faults).toEqual([]);
  await app.questions.load(sourceOf(content, bodies));
  const days = content.categories.flatMap(({ availableFrom }) => availableFrom ?? []).sort();
  setClock(app, offeredFrom(present(days.at(-1), 'a scheduled category')));
  return { app, content };
}

const setClock = ({ clock }: TestApp, at: number) => clock.moveBy(at - clock.now());

it('draws 100 random games from the real bank, without a repeated question or answer [GAME-9]', async () => {
  const { app, content } = await startWithBank();
  const board = content.categories.filter(({ use }) => use === 'board').map(({ id }) => id);
  const random = seededRandom('a hundred games');
  for (let game = 0; game < 100; game += 1) {
    const { categories, cellsPerValue } = game % 2 === 0 ? boards.full : boards.short;
    const categoryIds = shuffle(board, random).slice(0, categories);
    const drawn = await app.database.transaction((tx) =>
      app.questions.draw(tx, { viewers: ['no-one'], categoryIds, cellsPerValue, dealtIds: [] }, random),
    );
    if (!drawn.ok) throw new Error(`not drawn: ${drawn.unavailable.map((index) => categoryIds[index]).join(', ')}`);
    const ids = [...drawn.cells.flatMap(({ questionId, reserveId }) => [questionId, reserveId]), drawn.tieBreakerId];
    expect(ids).toHaveLength(categories * cellsPerValue * 3 * 2 + 1);
    expect(new Set(ids).size).toBe(ids.length);
    const answers = ids.map((id) => answerKey(present(drawn.questions.get(id), 'the question').question));
    expect(new Set(answers).size, `answers of game ${game}`).toBe(answers.length);
  }
});

it('has what a lively evening needs: sights and sounds, and an easy road for the young', async () => {
  const { content } = await read();
  const board = content.categories.filter(({ use }) => use === 'board');
  expect(board.length).toBeGreaterThanOrEqual(66);
  for (const { id, questions } of board) expect(questions.length, id).toBeGreaterThanOrEqual(60);
  const questions = board.flatMap((category) => category.questions);
  expect(questions.length).toBeGreaterThanOrEqual(4200);
  const isSeenOrHeard = (question: (typeof questions)[number]) => mediaFilesOf(question).length > 0;
  expect(questions.filter(isSeenOrHeard).length / questions.length).toBeGreaterThanOrEqual(0.3);

  const forTheYoung = board.filter((category) =>
    tileValues.every(
      (value) => category.questions.filter((each) => each.value === value && each.band === 'children').length >= 4,
    ),
  );
  expect(forTheYoung.length).toBeGreaterThanOrEqual(30);

  const random = seededRandom('ten thousand deals');
  const deals = 10_000;
  let seenOrHeard = 0;
  for (let deal = 0; deal < deals; deal += 1)
    for (const category of shuffle(board, random).slice(0, boards.full.categories))
      for (const value of tileValues) {
        const tiles = category.questions.filter((each) => each.value === value);
        for (let tile = 0; tile < boards.full.cellsPerValue; tile += 1)
          if (isSeenOrHeard(present(tiles[randomIndex(random, tiles.length)], 'a tile'))) seenOrHeard += 1;
      }
  expect(seenOrHeard / deals).toBeGreaterThanOrEqual(9);
});

it("marks the bank's newest categories for their first 14 days, and each of its seasons leads the catalogue [WEEK-1]", async () => {
  const { app, content } = await startWithBank();
  const board = content.categories.filter(({ use }) => use === 'board');
  const listed = async () => (await app.visitor().call(questionsApi.listCategories, {})).items;
  const scheduled = board.flatMap(({ id, availableFrom }) => (availableFrom === '2026-11-24' ? [id] : [])).sort();
  expect(scheduled.length).toBeGreaterThan(0);
  const newest = async () => (await listed()).flatMap(({ id, isNew }) => (isNew === true ? [id] : [])).sort();
  expect(await newest()).toEqual(expect.arrayContaining(scheduled));
  expect(await listed()).toHaveLength(board.length);
  setClock(app, Date.parse('2026-12-08T00:00:00+03:00'));
  expect((await newest()).filter((id) => scheduled.includes(id))).toEqual([]);

  // Days of one season alone: Ramadan begins on 8 February in 2027, and is over by the national days of 2029.
  const days = { ramadan: '2027-02-10', summer: '2027-07-01', 'national-day': '2029-02-20' };
  expect(Object.keys(days).sort()).toEqual([...categorySeasons].sort());
  for (const [season, day] of Object.entries(days)) {
    setClock(app, Date.parse(`${day}T12:00:00Z`));
    const own = board.filter((category) => category.season === season).map(({ id }) => id);
    expect(own.length, season).toBeGreaterThan(0);
    const first = (await listed()).slice(0, own.length);
    expect([...first.map(({ id }) => id)].sort(), season).toEqual([...own].sort());
    expect(new Set(first.map((category) => category.season))).toEqual(new Set([season]));
  }
});
