import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { maxReportedFaults, type ExchangeFormat } from '#shared/questions/exchange-api.ts';
import type { ImportFault } from '#shared/questions/import-faults.ts';
import { importCsv, importJson } from './exchange.ts';
import type { Imported, ImportedCategory } from './exchange.ts';
import { ImportTooLarge } from './import-limits.ts';

export interface ImportBytes {
  readonly format: ExchangeFormat;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The content of a file; null if it is too large. */
export type ImportedBytes = null | {
  readonly sha256: string;
  /** The first of them. */
  readonly faults: readonly ImportFault[];
  /** How many rows or parts have any. */
  readonly faulty: number;
  readonly categories: readonly (Pick<ImportedCategory, 'id' | 'head'> & {
    /** As JSON in pieces, each for one turn of the event loop that reads it. */
    readonly questions: readonly string[];
  })[];
};

const questionsAPiece = 200;

/** The worker that reads one file of questions. */
parentPort?.postMessage(await readFile(workerData as ImportBytes));

async function readFile({ format, bytes }: ImportBytes): Promise<ImportedBytes> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    const { faults, categories } = await readText(format, bytes);
    return {
      sha256,
      faulty: new Set(faults.map(({ place }) => place)).size,
      faults: faults.slice(0, maxReportedFaults).map(({ place, field, code }) => ({ place, field, code })),
      categories: categories.map(({ id, head, questions }) => ({ id, head, questions: inPieces(questions) })),
    };
  } catch (error) {
    if (error instanceof ImportTooLarge) return null;
    throw error;
  }
}

async function readText(format: ExchangeFormat, bytes: Uint8Array): Promise<Imported> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const code = format === 'csv' ? 'not-a-table' : 'not-json';
    return { categories: [], faults: [{ place: 'file', field: '', code, fault: 'is not UTF-8' }] };
  }
  return (format === 'csv' ? importCsv : importJson)(text);
}

function inPieces(questions: ImportedCategory['questions']): string[] {
  const pieces: string[] = [];
  for (let first = 0; first < questions.length; first += questionsAPiece)
    pieces.push(JSON.stringify(questions.slice(first, first + questionsAPiece)));
  return pieces;
}
