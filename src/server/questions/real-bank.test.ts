import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#testing/test-database.ts';
import { present } from '#shared/kernel/assert.ts';
import { seededRandom, shuffle } from '#shared/kernel/random.ts';
import { boards } from '#shared/games/setup.ts';
import { createTestApp } from '#testing/test-app.ts';
import { answerKey } from './question-row.ts';
import { compileContent, readContentFiles, sourceOf } from './index.ts';

// The next tests find the samples again, and nothing of the real bank.
afterAll(async () => {
  const { query } = await testDatabase();
  for (const table of ['questions', 'categories', 'content_state'] as const) await query.deleteFrom(table).execute();
});

it('draws 100 random games from the real bank, without a repeated question or answer [GAME-9]', async () => {
  const app = await createTestApp();
  const { content, faults } = compileContent(await readContentFiles(new URL('../../../content/', import.meta.url)));
  expect(faults).toEqual([]);
  await app.questions.load(sourceOf(content));
  const board = content.categories.filter(({ use }) => use === 'board').map(({ id }) => id);
  const random = seededRandom('a hundred games');
  for (let game = 0; game < 100; game += 1) {
    const { categories, cellsPerValue } = game % 2 === 0 ? boards.full : boards.short;
    const categoryIds = shuffle(board, random).slice(0, categories);
    const drawn = await app.database.transaction((tx) =>
      app.questions.draw(tx, { userId: 'nobody', categoryIds, cellsPerValue, dealtIds: [] }, random),
    );
    if (!drawn.ok) throw new Error(`not drawn: ${drawn.unavailable.map((index) => categoryIds[index]).join(', ')}`);
    const ids = [...drawn.cells.flatMap(({ questionId, reserveId }) => [questionId, reserveId]), drawn.tieBreakerId];
    expect(ids).toHaveLength(categories * cellsPerValue * 3 * 2 + 1);
    expect(new Set(ids).size).toBe(ids.length);
    const answers = ids.map((id) => answerKey(present(drawn.questions.get(id), 'the question').question));
    expect(new Set(answers).size, `answers of game ${game}`).toBe(answers.length);
  }
});
