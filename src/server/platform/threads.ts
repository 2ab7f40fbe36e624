import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';
import { AppError } from './app-error.ts';

/**
 * Starts the worker `name`, a file beside the module `from`: from source under tsx and vitest, else as it was built
 * (vite.server.config.ts has an entry for each).
 */
export function startThread(from: string, name: string, options: WorkerOptions): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, from), options);
  // A worker doesn't inherit the loaders of tsx or vitest.
  const source = JSON.stringify(new URL(`./${name}.ts`, from).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(start, { ...options, eval: true });
}

/** Does the work in a thread; buffers in `transfer` move there, and are empty here from then on. */
export type ThreadTask<Input, Output> = (input: Input, transfer?: readonly ArrayBuffer[]) => Promise<Output>;

export interface ThreadLimits {
  readonly maxMs: number;
  readonly maxHeapMb: number;
  /** Inputs that may wait for their turn; one more is answered with `system/unavailable`. */
  readonly maxWaiting: number;
}

/** A task that took more time or memory than its limits allow: what its input says is out of all measure. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
}

/**
 * A function that runs in a worker, so that hostile input can't block the event loop. Each call starts a new thread and
 * ends it in any case; calls of one task run one after another. The worker reads its input from `workerData` and posts
 * one message, the output. Throws ThreadLimitError above the limits.
 */
export function createThreadTask<Output>(
  from: string,
  name: string,
  limits: ThreadLimits,
): ThreadTask<unknown, Output> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (input, transfer = []) => {
    if (waiting > limits.maxWaiting) throw new AppError('system/unavailable');
    waiting += 1;
    const work = last.then(() =>
      runOnce<Output>(
        startThread(from, name, {
          workerData: input,
          transferList: [...transfer],
          resourceLimits: { maxOldGenerationSizeMb: limits.maxHeapMb },
        }),
        limits,
      ),
    );
    last = work.catch(() => undefined);
    try {
      return await work;
    } finally {
      waiting -= 1;
    }
  };
}

async function runOnce<Output>(worker: Worker, { maxMs, maxHeapMb }: ThreadLimits): Promise<Output> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Output>((resolve, reject) => {
      timer = setTimeout(() => reject(new ThreadLimitError(`took longer than ${maxMs} ms`)), maxMs);
      worker.once('message', resolve);
      worker.once('error', (error) =>
        reject(isOutOfMemory(error) ? new ThreadLimitError(`took more than ${maxHeapMb} MB`) : error),
      );
      worker.once('exit', () => reject(new Error('The thread has ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
