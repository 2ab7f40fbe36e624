import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { Engine } from './pglite-engine.ts';
import type { StatementResult } from './pool.ts';

export type EngineCall =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: 'close' };

/** Answer 0 says that the database is open. */
export type EngineAnswer =
  | { readonly id: number; readonly ok: true; readonly result: StatementResult | null }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly fields: Readonly<Record<string, string>> };

interface Pending {
  readonly resolve: (result: StatementResult | null) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens PGlite in a thread of its own: its queries would starve this one's event loop.
 * `onLost` hears when that thread ends by itself; nothing can be read or written then.
 */
export async function openPGliteWorker(folder: string, onLost: (cause: Error) => void): Promise<Engine> {
  const worker = startWorker(folder);
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let ended: AppError | null = null;
  let closing = false;

  const end = (cause: Error) => {
    if (ended === null && !closing) onLost(cause);
    const error = ended ?? new AppError('system/unavailable', { cause });
    ended = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('The database thread has ended')));
  worker.on('message', (answer: EngineAnswer) => {
    const call = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.ok) call?.resolve(answer.result);
    else call?.reject(Object.assign(new Error(answer.message), answer.fields));
  });

  const waitFor = (id: number) => new Promise<StatementResult | null>((resolve, reject) => {
    if (ended === null) pending.set(id, { resolve, reject });
    else reject(ended);
  });
  const call = async (message: EngineCall) => {
    const answer = waitFor(message.id);
    worker.postMessage(message);
    return answer;
  };

  await waitFor(0);
  return {
    async query(sql, parameters) {
      const result = await call({ id: (lastId += 1), kind: 'query', sql, parameters });
      return result ?? { command: '', rowCount: 0, rows: [] };
    },
    async close() {
      closing = true;
      if (ended === null) await call({ id: (lastId += 1), kind: 'close' });
      await worker.terminate();
    },
  };
}

function startWorker(folder: string): Worker {
  const options = { workerData: folder };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./pglite-worker.js', import.meta.url), options);
  // From source, under tsx or vitest: a worker doesn't inherit their loaders.
  const source = JSON.stringify(new URL('./pglite-worker.ts', import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(start, { ...options, eval: true });
}
