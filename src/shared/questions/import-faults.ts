import type { DraftFault } from './ready.ts';

/** Faults of an import file, in addition to faults of its questions. */
export const fileFaults = [
  'not-a-table',
  'not-json',
  'no-rows',
  'unknown-column',
  'column-twice',
  'column-missing',
  'cells-count',
  'not-of-this-kind',
  'repeated',
  'category-unknown',
  'category-differs',
] as const;
export type FileFault = (typeof fileFaults)[number];

/** `place` is "row 17", a path in a JSON file, or "file"; `field` the column or path in it, empty for the whole. */
export interface ImportFault {
  readonly place: string;
  readonly field: string;
  readonly code: FileFault | DraftFault;
}
