import { isMainThread, parentPort, workerData } from 'node:worker_threads';

export type Probe = 'answer' | 'never-end' | 'fill-memory' | 'throw' | 'say-nothing';

/** A worker that does what its test asks for. */
const probe = workerData as Probe;
if (probe === 'answer') parentPort?.postMessage({ isMainThread });
if (probe === 'throw') throw new Error('broken on purpose');
const kept: number[][] = [];
while (probe === 'never-end' || probe === 'fill-memory') {
  if (probe === 'fill-memory') kept.push(Array.from({ length: 1000 }, (_, at) => kept.length + at));
}
