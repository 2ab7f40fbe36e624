import type { ErrorRow } from '../kernel/error-row.ts';

const conflict = { status: 409, severity: 'low', category: 'validation', retryable: false } as const;

export const questionErrors = {
  'questions/not-found': { ...conflict, status: 404 },
  'questions/category-not-found': { ...conflict, status: 400 },
  'questions/id-taken': conflict,
  /** Changed since it was read; params: who, empty if it was the files. */
  'questions/changed-meanwhile': { ...conflict, retryable: true },
  /** It lacks something, or breaks a rule of the bank; fields: by path. */
  'questions/not-ready': { ...conflict, status: 400 },
  'questions/version-not-found': { ...conflict, status: 404 },
  'questions/no-update': { ...conflict, status: 404 },
  /** Some rows are invalid, and the request didn't ask to skip them. */
  'questions/import-faulty': { ...conflict, status: 400 },
  /** More bytes, rows or values than are read, or more work than its time allows. */
  'questions/import-too-large': { ...conflict, status: 413 },
  /** The bank or the file is another one than was shown. */
  'questions/import-moved': { ...conflict, retryable: true },
} as const satisfies Record<string, ErrorRow>;
