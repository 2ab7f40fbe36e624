import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { randomIndex, seededRandom } from '#shared/kernel/random.ts';
import { tileValues } from '#shared/questions/schema.ts';
import { sampleCategoryIds, sampleQuestionsPerValue } from '#testing/sample-content.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createTestGang, joinGang, memberNamed } from '#testing/test-gang.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const categoryIds = sampleCategoryIds.slice(0, 4);
const viewers = ['noura', 'fahd', 'lulwa'];

/** The questions of a pool, by their number in the sample bank. */
const poolOf = (categoryId: string, numbers: readonly number[]) =>
  numbers.map((number) => `${categoryId}-200-${number}`);
const numbers = Array.from({ length: sampleQuestionsPerValue }, (_, number) => number);

const see = (viewer: string, questionIds: readonly string[], at = app.clock.now()) =>
  app.database.transaction((tx) =>
    app.questions.markSeen(
      tx,
      [viewer],
      questionIds.map((id) => ({ id, at })),
    ),
  );

/** The question that each category's cell of 200 is dealt. */
async function deal(seed: string, whom: readonly string[] = viewers): Promise<string[]> {
  const drawn = await app.database.transaction((tx) =>
    app.questions.draw(tx, { viewers: whom, categoryIds, cellsPerValue: 1, dealtIds: [] }, seededRandom(seed)),
  );
  if (!drawn.ok) throw new Error('not drawn');
  return drawn.cells.filter(({ value }) => value === 200).map(({ questionId }) => questionId);
}

it('deals no question that one of tonight has seen while another is free [SEEN-1]', async () => {
  // Each has seen other ones; together they leave two of the pool, one for the cell and one for its reserve.
  for (const categoryId of categoryIds) {
    await see('noura', poolOf(categoryId, numbers.slice(0, 4)));
    await see('fahd', poolOf(categoryId, numbers.slice(4, 8)));
    await see('lulwa', poolOf(categoryId, numbers.slice(8, -2)));
  }
  const free = categoryIds.flatMap((categoryId) => poolOf(categoryId, numbers.slice(-2)));
  for (const seed of ['one', 'two', 'three', 'four'])
    for (const questionId of await deal(seed)) expect(free).toContain(questionId);
  // Someone who was never there could get any.
  const others = new Set((await Promise.all(['a', 'b', 'c'].map((seed) => deal(seed, ['salem'])))).flat());
  expect([...others].some((questionId) => !free.includes(questionId))).toBe(true);
});

it('deals what the fewest of tonight have seen, then what they saw the longest ago [SEEN-1]', async () => {
  const long = app.clock.now() - 1000;
  for (const categoryId of categoryIds) {
    for (const viewer of viewers) await see(viewer, poolOf(categoryId, numbers.slice(3)));
    // By two of three, a long time ago; by one, just now; by one, a little earlier.
    for (const viewer of ['noura', 'fahd']) await see(viewer, poolOf(categoryId, [0]), 0);
    await see('lulwa', poolOf(categoryId, [1]));
    await see('fahd', poolOf(categoryId, [2]), long);
  }
  expect(await deal('any')).toEqual(categoryIds.flatMap((categoryId) => poolOf(categoryId, [2])));
});

it('counts each of tonight once where a question’s id is that of another category’s [SEEN-1]', async () => {
  const [first = '', other = ''] = [...categoryIds].sort();
  const pool = poolOf(first, numbers).sort();
  const moved = pool[Math.floor(pool.length / 2)] ?? '';
  const undone = new Error('undone');
  const drawing = app.database.transaction(async (tx) => {
    await tx.updateTable('questions').set({ category_id: other }).where('id', '=', moved).execute();
    // Two have seen those before it, long ago; one those after it, just now.
    const seen = (ids: readonly string[], at: number) => ids.map((id) => ({ id, at }));
    await app.questions.markSeen(tx, ['noura', 'fahd'], seen(pool.slice(0, pool.indexOf(moved)), 0));
    const after = pool.slice(pool.indexOf(moved) + 1);
    await app.questions.markSeen(tx, ['lulwa'], seen(after, app.clock.now()));
    const request = { viewers, categoryIds: [first, other], cellsPerValue: 1, dealtIds: [] };
    const drawn = await app.questions.draw(tx, request, seededRandom('any'));
    if (!drawn.ok) throw new Error('not drawn');
    const cell = drawn.cells.find(({ categoryIndex, value }) => categoryIndex === 0 && value === 200);
    expect(after).toContain(cell?.questionId);
    throw undone;
  });
  await expect(drawing).rejects.toBe(undone);
});

/** An evening of some of the people, each with what share of the bank they have seen. */
const nights = fc.record({
  seed: fc.string(),
  shares: fc.array(fc.constantFrom(0, 0.3, 0.6, 0.9, 1), { minLength: 5, maxLength: 5 }),
  here: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
  board: fc.shuffledSubarray([...sampleCategoryIds], { minLength: 4, maxLength: 6 }),
  cellsPerValue: fc.constantFrom(1, 2),
  inPlay: fc.constantFrom(0, 0, 0.3),
});

it('deals of each value what the fewest of tonight have seen, of equals the longest ago, of any histories [SEEN-1, SEEN-4]', async () => {
  const [host, guest] = [await app.verified(), await app.verified()];
  const gang = await createTestGang(host, 'نورة');
  const linked = memberNamed(gang, 'نورة').id;
  await joinGang(guest, host, gang, linked);
  // The ids under which each has seen something; an account and its member are one person.
  const people = [[guest.user.uid, linked], ['fahd'], ['lulwa'], ['salem'], ['reem']];
  const bank = sampleCategoryIds.flatMap((category) =>
    tileValues.flatMap((value) => numbers.map((number) => ({ id: `${category}-${value}-${number}`, category, value }))),
  );
  await fc.assert(
    fc.asyncProperty(nights, async ({ seed, shares, here, board, cellsPerValue, inPlay }) => {
      const random = seededRandom(seed);
      const histories = new Map<string, Map<string, number>>();
      for (const [person, ids] of people.entries()) {
        for (const id of ids) {
          const history = new Map<string, number>();
          // Few moments, so that there are equals.
          for (const question of bank)
            if (random() < (shares[person] ?? 0) / ids.length) history.set(question.id, 1000 * randomIndex(random, 6));
          histories.set(id, history);
        }
      }
      await app.database.transaction(async (tx) => {
        await app.questions.forgetSeen(tx, [...histories.keys()]);
        for (const [id, history] of histories)
          await app.questions.markSeen(
            tx,
            [id],
            [...history].map(([question, at]) => ({ id: question, at })),
          );
      });
      const tonight = here.map((person) => people[person] ?? []);
      const dealtIds = bank.filter(() => random() < inPlay).map(({ id }) => id);
      const drawn = await app.database.transaction((tx) =>
        app.questions.draw(
          tx,
          {
            viewers: tonight.map((ids) => ids[randomIndex(random, ids.length)] ?? ''),
            categoryIds: board,
            cellsPerValue,
            dealtIds,
          },
          random,
        ),
      );
      if (!drawn.ok) throw new Error('not drawn');

      /** In play elsewhere, how many of tonight have seen it, and when one last did: the least is dealt first. */
      const rankOf = (questionId: string): readonly number[] => {
        const times = tonight.map((ids) => ids.flatMap((id) => histories.get(id)?.get(questionId) ?? []));
        return [
          dealtIds.includes(questionId) ? 1 : 0,
          times.filter((each) => each.length > 0).length,
          Math.max(0, ...times.flat()),
        ];
      };
      const ranked = (ids: readonly string[]) =>
        ids.map(rankOf).sort((one, other) => one.map((each, place) => each - (other[place] ?? 0)).find(Boolean) ?? 0);
      for (const [categoryIndex, category] of board.entries()) {
        for (const value of tileValues) {
          const pool = ranked(
            bank.flatMap((each) => (each.category === category && each.value === value ? each.id : [])),
          );
          const cells = drawn.cells.filter((cell) => cell.categoryIndex === categoryIndex && cell.value === value);
          expect(ranked(cells.map(({ questionId }) => questionId))).toEqual(pool.slice(0, cellsPerValue));
          const reserves = ranked(cells.map(({ reserveId }) => reserveId));
          expect(reserves).toEqual(pool.slice(cellsPerValue, 2 * cellsPerValue));
        }
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
});
