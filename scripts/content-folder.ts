import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { checkBank, type ReviewedPair } from '#shared/questions/bank-rules.ts';
import { checkCategories, type ContentFault } from '#shared/questions/content-rules.ts';
import { categoryFileSchema, type CategoryFile } from '#shared/questions/schema.ts';
import type { Rating } from '#shared/questions/ratings.ts';
import { checkTaste } from '#shared/questions/taste.ts';
import { readContentFiles, currentRatings } from '#server/questions/index.ts';

/** The question bank. */
export const contentFolder = new URL('../content/', import.meta.url);

/** Pairs of questions that look alike and were found to ask different things. */
function readReviewedPairs(): readonly ReviewedPair[] {
  return z
    .array(z.tuple([z.string(), z.string()]))
    .parse(JSON.parse(readFileSync(new URL('review/alike.json', contentFolder), 'utf8')));
}

/** Ids of the categories written before each question had to name its source; none is added. */
function readUnsourced(): ReadonlySet<string> {
  const ids = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(new URL('review/unsourced.json', contentFolder), 'utf8')));
  return new Set(ids);
}

/** The questions of the home page, which no game deals. */
function readTaste(): unknown {
  return JSON.parse(readFileSync(new URL('taste/questions.json', contentFolder), 'utf8'));
}

/** Every category of the bank, in the order of its files; throws at one that breaks the schema. */
export async function readBank(): Promise<readonly CategoryFile[]> {
  const { categories } = await readContentFiles(contentFolder);
  return categories.map(({ content }) => categoryFileSchema.parse(content));
}

/** What judges say of the questions that still have the text they saw. */
export async function readRatings(): Promise<readonly Rating[]> {
  const { ratings = [] } = await readContentFiles(contentFolder);
  return currentRatings(await readBank(), ratings);
}

/** Checks every rule of content/README.md on files, written or not. `media` has the paths below content/media. */
export function faultsOfBank(
  files: readonly { readonly name: string; readonly content: unknown }[],
  media: ReadonlySet<string>,
): { readonly faults: readonly ContentFault[]; readonly questions: number } {
  const report = checkCategories(files, media);
  const folders = new Set([...media].map((path) => path.split('/')[0] ?? ''));
  const licensed = new Set(
    [...folders].filter((folder) => existsSync(new URL(`media/${folder}/LICENSE`, contentFolder))),
  );
  const taste = checkTaste(readTaste(), report.categories);
  return {
    faults: [
      ...report.faults,
      ...checkBank(report.categories, {
        reviewed: readReviewedPairs(),
        unsourced: readUnsourced(),
        media,
        licensed,
      }),
      ...taste.faults,
    ],
    questions: report.questions + taste.questions,
  };
}
