import { z } from 'zod';
import type { Schema } from '#shared/kernel/schema.ts';
import { contract } from '../kernel/contract.ts';
import { questionStatuses } from './draft.ts';
import type { ImportFault } from './import-faults.ts';

export const exchangeFormats = ['csv', 'json'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** A file of the whole bank is some 3 MB; this is twenty times that. */
export const maxImportBytes = 64 * 1024 * 1024;
/** Categories and questions of one file. */
export const maxImportRows = 100_000;
/** The maximum number of faults reported per file. */
export const maxReportedFaults = 1000;

const count = z.number().int().min(0);
/** Said about the file, which is the body. */
const file = {
  format: z.enum(exchangeFormats),
  /** What becomes of questions that are new to the bank; those that it has stay as they are. */
  newStatus: z.enum(questionStatuses).exclude(['retired']),
};

const upload = { method: 'POST', access: 'moderator', isUpload: true } as const;
const fileErrors = ['questions/import-too-large', 'media/upload-broken'] as const;

const planSchema = z.object({
  /** Identifies this file against this bank: an import with it does exactly what the check showed. */
  digest: z.string(),
  added: count,
  changed: count,
  same: count,
  /** Rows, or parts of a JSON file, that can't be taken. */
  faulty: count,
  faults: z.array(z.object({ place: z.string(), field: z.string(), code: z.string() as Schema<ImportFault['code']> })),
});
export type ImportPlan = z.infer<typeof planSchema>;

export const exchangeApi = {
  exportQuestions: contract({
    method: 'GET',
    path: '/api/admin/questions/export',
    access: 'moderator',
    limit: 'storage_download',
    summary:
      'Published questions, as a table for a spreadsheet or as JSON; cells are guarded against formula injection.',
    input: z.strictObject({ format: z.enum(exchangeFormats), category: z.string().max(64).optional() }),
    output: z.object({ fileName: z.string(), text: z.string() }),
    errors: ['questions/category-not-found'],
  }),
  checkImport: contract({
    ...upload,
    path: '/api/admin/questions/import/check',
    summary: 'What a file would change, and each of its invalid rows. Writes nothing.',
    input: z.strictObject(file),
    output: planSchema,
    errors: fileErrors,
  }),
  importQuestions: contract({
    ...upload,
    path: '/api/admin/questions/import',
    summary: 'Imports a checked file in one transaction; skips invalid rows only if asked to.',
    input: z.strictObject({ ...file, digest: z.string().max(100), leaveFaulty: z.enum(['true', 'false']) }),
    output: z.object({ added: count, changed: count }),
    errors: [...fileErrors, 'questions/import-faulty', 'questions/import-moved'],
  }),
};
