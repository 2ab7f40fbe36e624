import type { z } from 'zod';
import type { exchangeApi } from '#shared/questions/exchange-api.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/index.ts';
import { timesOf } from './category-head.ts';
import { exportCsv, exportJson } from './exchange.ts';

/** Published questions, of all categories or one, as a file. */
export async function exportQuestions(
  query: Database['query'],
  { format, category }: z.output<typeof exchangeApi.exportQuestions.input>,
): Promise<{ fileName: string; text: string }> {
  let wanted = query
    .selectFrom('categories')
    .select(['id', 'collection', 'use', 'name', 'description', 'icon', 'hue', 'available_from', 'season'])
    .where('status', '=', 'active')
    .orderBy('position');
  if (category !== undefined) wanted = wanted.where('id', '=', category);
  const heads = await wanted.execute();
  if (heads.length === 0) throw new AppError('questions/category-not-found');
  const rows = await query
    .selectFrom('questions')
    .select(['category_id', 'content'])
    .where('status', '=', 'active')
    .orderBy('value')
    .orderBy('id')
    .execute();
  const categories = heads.map(({ available_from, season, ...head }) => ({
    ...head,
    ...timesOf({ available_from, season }),
    questions: rows.filter(({ category_id: id }) => id === head.id).map(({ content }) => content),
  }));
  return {
    fileName: `siraj-${category ?? 'questions'}.${format}`,
    text: format === 'csv' ? exportCsv(categories) : exportJson(categories),
  };
}
