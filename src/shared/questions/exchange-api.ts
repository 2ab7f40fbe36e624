import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { questionStatuses } from './draft.ts';
import type { ImportFault } from './import-faults.ts';

export const exchangeFormats = ['csv', 'json'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** A file of the whole bank is some 3 MB; this is twenty times that. */
export const mostImportBytes = 64 * 1024 * 1024;
/** Told of one file; there may be more. */
export const mostToldFaults = 1000;

const count = z.number().int().min(0);
const file = {
  format: z.enum(exchangeFormats),
  text: z.string(),
  /** What becomes of questions that are new to the bank; those that it has stay as they are. */
  newStatus: z.enum(questionStatuses).exclude(['retired']),
};

const planSchema = z.object({
  /** Names this file against this bank: an import by it does what was shown, or nothing. */
  digest: z.string(),
  added: count, changed: count, same: count,
  /** Rows, or parts of a JSON file, that can't be taken. */
  faulty: count,
  faults: z.array(z.object({ place: z.string(), field: z.string(), code: z.string() as z.ZodType<ImportFault['code']> })),
});
export type ImportPlan = z.infer<typeof planSchema>;

export const exchangeApi = {
  exportQuestions: contract({
    method: 'GET', path: '/api/admin/questions/export', access: 'moderator', limit: 'storage_download',
    summary: 'What is published, as a table for a spreadsheet or as JSON; cells that a spreadsheet would run are guarded.',
    input: z.strictObject({ format: z.enum(exchangeFormats), category: z.string().max(64).optional() }),
    output: z.object({ fileName: z.string(), text: z.string() }), errors: ['questions/category-not-found'],
  }),
  checkImport: contract({
    method: 'POST', path: '/api/admin/questions/import/check', access: 'moderator', bodyLimitBytes: mostImportBytes,
    summary: 'What a file would change, and each of its rows that can\'t be taken. Writes nothing.',
    input: z.strictObject(file), output: planSchema, errors: [],
  }),
  importQuestions: contract({
    method: 'POST', path: '/api/admin/questions/import', access: 'moderator', bodyLimitBytes: mostImportBytes,
    summary: 'Takes a file as it was shown, all at once; rows that can\'t be taken are left out only where that is asked for.',
    input: z.strictObject({ ...file, digest: z.string().max(100), leaveFaulty: z.boolean() }),
    output: z.object({ added: count, changed: count }),
    errors: ['questions/import-faulty', 'questions/import-moved'],
  }),
};
