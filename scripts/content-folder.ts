import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ReviewedPair } from '#shared/questions/bank-rules.ts';
import { categoryFileSchema, type CategoryFile } from '#shared/questions/schema.ts';
import { readContentFiles } from '#server/questions/index.ts';

/** The question bank. */
export const contentFolder = new URL('../content/', import.meta.url);

/** Pairs of questions that look alike and were found to ask different things. */
export function readReviewedPairs(): readonly ReviewedPair[] {
  return z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(readFileSync(new URL('review/alike.json', contentFolder), 'utf8')));
}

/** Every category of the bank, in the order of its files; throws at one that breaks the schema. */
export async function readBank(): Promise<readonly CategoryFile[]> {
  const { categories } = await readContentFiles(contentFolder);
  return categories.map(({ content }) => categoryFileSchema.parse(content));
}
