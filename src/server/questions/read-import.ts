import { setImmediate } from 'node:timers/promises';
import { maxImportBytes, type ExchangeFormat } from '#shared/questions/exchange-api.ts';
import type { ImportFault } from '#shared/questions/import-faults.ts';
import { AppError } from '../platform/app-error.ts';
import { readBody } from '../platform/http/index.ts';
import type { UploadBody } from '../platform/http/index.ts';
import { ThreadLimitError, createThreadTask } from '../platform/threads.ts';
import type { ThreadTask } from '../platform/threads.ts';
import type { ImportedCategory, ImportedQuestion } from './exchange.ts';
import type { ImportBytes, ImportedBytes } from './import-thread.ts';

/** A file of questions as it was read. */
export interface ReadImport {
  /** Of the file. */
  readonly sha256: string;
  readonly categories: readonly ImportedCategory[];
  /** The first of the parts that can't be read. */
  readonly faults: readonly ImportFault[];
  /** How many parts can't be read. */
  readonly faulty: number;
}

// 99,000 good questions take 11 s on two cores under a load of 9.
const readInThread: ThreadTask<ImportBytes, ImportedBytes> = createThreadTask(import.meta.url, 'import-thread', {
  maxMs: 120_000,
  maxHeapMb: 1024,
  maxWaiting: 2,
});
const maxBodies = 3;
let bodies = 0;

/** Reads a file of questions in a worker. Limited concurrency: each may need 64 MB. */
export async function readImport(format: ExchangeFormat, body: UploadBody): Promise<ReadImport> {
  if (bodies >= maxBodies) throw new AppError('system/unavailable');
  bodies += 1;
  try {
    const bytes = await readBody(body, maxImportBytes, 'questions/import-too-large');
    const read = await readInThread({ format, bytes }, [bytes.buffer]).catch((cause: unknown) => {
      throw cause instanceof ThreadLimitError ? new AppError('questions/import-too-large', { cause }) : cause;
    });
    if (read === null) throw new AppError('questions/import-too-large');
    const categories: ImportedCategory[] = [];
    for (const { id, head, questions } of read.categories)
      categories.push({ id, head, questions: await join(questions) });
    return { ...read, categories };
  } finally {
    bodies -= 1;
  }
}

async function join(pieces: readonly string[]): Promise<ImportedQuestion[]> {
  const questions: ImportedQuestion[] = [];
  for (const piece of pieces) {
    await setImmediate();
    questions.push(...(JSON.parse(piece) as ImportedQuestion[]));
  }
  return questions;
}
