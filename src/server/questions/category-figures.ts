import { sql } from 'kysely';
import type { CategoryFigures } from '#shared/questions/admin-api.ts';
import { minOpenedForDifficulty, realDifficulty } from '#shared/questions/real-difficulty.ts';
import { tileValues } from '#shared/questions/schema.ts';
import type { Database } from '../platform/database/index.ts';

const maxContradictions = 200;

/** How each board category fares: openings, favourites of hosts, answered share by value, and questions that don't fit their value. */
export async function listCategoryFigures({ query }: Pick<Database, 'query'>): Promise<CategoryFigures> {
  const sums = await query
    .selectFrom('categories')
    .innerJoin('questions', 'questions.category_id', 'categories.id')
    .leftJoin('question_figures as figures', 'figures.question_id', 'questions.id')
    .where('categories.status', '=', 'active')
    .where('categories.use', '=', 'board')
    .where('questions.status', '=', 'active')
    .groupBy(['categories.id', 'questions.value'])
    .orderBy('categories.position')
    .orderBy('questions.value')
    .select(['categories.id', 'categories.name', 'questions.value'])
    .select([
      sql<number>`coalesce(sum(figures.opened), 0)::integer`.as('opened'),
      sql<number>`coalesce(sum(figures.own + figures.stolen), 0)::integer`.as('answered'),
      sql<number>`coalesce(sum(figures.best), 0)::integer`.as('best'),
    ])
    .execute();
  const rows = new Map(sums.map(({ id, name }) => [id, name]));
  const items = [...rows].map(([id, name]) => {
    const own = sums.filter((sum) => sum.id === id);
    const total = (field: 'opened' | 'best') => own.reduce((all, sum) => all + sum[field], 0);
    return {
      id,
      name,
      opened: total('opened'),
      best: total('best'),
      byValue: tileValues.map((value) => {
        const { opened = 0, answered = 0 } = own.find((sum) => sum.value === value) ?? {};
        return { value, opened, answered };
      }),
    };
  });
  const seen = await query
    .selectFrom('questions')
    .innerJoin('question_figures as figures', 'figures.question_id', 'questions.id')
    .where('questions.status', '=', 'active')
    .where('figures.opened', '>=', minOpenedForDifficulty)
    .orderBy('figures.opened', 'desc')
    .orderBy('questions.id')
    .select(['questions.id', 'questions.value', 'questions.content', 'figures.opened'])
    .select(sql<number>`figures.own + figures.stolen`.as('answered'))
    .execute();
  const contradictions = seen
    .flatMap(({ id, value, content, opened, answered }) => {
      const difficulty = realDifficulty(value, { opened, answered });
      return difficulty === null ? [] : [{ id, value, text: content.text, opened, answered, difficulty }];
    })
    .slice(0, maxContradictions);
  return { items, contradictions };
}
