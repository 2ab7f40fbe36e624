import type { AppError } from '../app-error.ts';
import { startThread } from '../threads.ts';
import { asLostEngine } from './errors.ts';
import { openId, panicId } from './engine-calls.ts';
import type { EngineAnswer, EngineCall } from './engine-calls.ts';
import type { Engine } from './pglite-engine.ts';
import type { StatementResult } from './pool.ts';
import { limitUnderWayMs } from './statement-limit.ts';

interface Pending {
  readonly resolve: (result: StatementResult | null) => void;
  readonly reject: (error: Error) => void;
}

/** The part of a worker thread that is used here. */
export interface EngineThread {
  on(event: 'error', hear: (error: unknown) => void): unknown;
  on(event: 'exit', hear: () => void): unknown;
  on(event: 'message', hear: (answer: EngineAnswer) => void): unknown;
  postMessage(call: EngineCall): void;
  terminate(): Promise<unknown>;
}

/** Nothing can stop one statement in that thread but its end, so a slow disk gets its time. */
const answerWithinMs = 30_000;
const openWithinMs = 2 * 60_000;
/** The thread only passes rows on; without a limit its garbage takes 20 MB more. */
const maxYoungMb = 4;

/**
 * Opens PGlite in its own thread: its queries would block this event loop. `onLost` is called after a panic, a timeout
 * or an exit; every query is rejected then, and the thread is terminated.
 */
export async function openPGliteWorker(
  folder: string,
  onLost: (cause: Error) => void,
  start: (folder: string) => EngineThread = startWorker,
): Promise<Engine> {
  const worker = start(folder);
  const pending = new Map<number, Pending>();
  let lastId = openId;
  let ended: AppError | null = null;
  let isOpen = false;
  let closing = false;

  const end = (cause: Error) => {
    if (ended !== null) return;
    ended = asLostEngine(cause);
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
    // Stuck in a panic it would use up a core.
    void worker.terminate();
    if (isOpen && !closing) onLost(cause);
  };
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('The database thread has ended')));
  worker.on('message', (answer: EngineAnswer) => {
    const call = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.id === panicId && !answer.ok) end(new Error(answer.message));
    else if (answer.ok) call?.resolve(answer.result);
    else call?.reject(Object.assign(new Error(answer.message), answer.fields));
  });

  const waitFor = async (id: number, withinMs: number) => {
    const timer = setTimeout(
      () => end(new Error(`The database thread did not answer within ${withinMs} ms`)),
      withinMs,
    );
    try {
      return await new Promise<StatementResult | null>((resolve, reject) => void pending.set(id, { resolve, reject }));
    } finally {
      clearTimeout(timer);
    }
  };
  const call = async (message: EngineCall, withinMs: number) => {
    if (ended !== null) throw ended;
    const answer = waitFor(message.id, withinMs);
    worker.postMessage(message);
    return answer;
  };

  await waitFor(openId, openWithinMs);
  isOpen = true;
  return {
    async query(sql, parameters) {
      const result = await call(
        { id: (lastId += 1), kind: 'query', sql, parameters },
        limitUnderWayMs() ?? answerWithinMs,
      );
      return result ?? { command: '', rowCount: 0, rows: [] };
    },
    async close() {
      closing = true;
      if (ended === null) await call({ id: (lastId += 1), kind: 'close' }, answerWithinMs);
      await worker.terminate();
    },
  };
}

function startWorker(folder: string): EngineThread {
  return startThread(import.meta.url, 'pglite-worker', {
    workerData: folder,
    resourceLimits: { maxYoungGenerationSizeMb: maxYoungMb },
  });
}
