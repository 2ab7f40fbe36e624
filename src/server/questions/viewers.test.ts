import { beforeEach, expect, it } from 'vitest';
import { seededRandom } from '#shared/kernel/random.ts';
import { sampleCategoryIds, sampleQuestionsPerValue } from '#testing/sample-content.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

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
