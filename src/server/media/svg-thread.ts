import { parentPort, workerData } from 'node:worker_threads';
import { refuse } from '#shared/kernel/result.ts';
import { cleanSvg } from './clean-svg.ts';

/** The worker that reads and cleans one drawing; its data is the file's bytes. */
parentPort?.postMessage(cleanDrawing(workerData as Uint8Array));

export type CleanedDrawing = ReturnType<typeof cleanSvg>;

function cleanDrawing(bytes: Uint8Array): CleanedDrawing {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('media/svg-refused');
  }
  return cleanSvg(source);
}
