import { setImmediate } from 'node:timers';

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers calls that arrive in one turn of the event loop by one `run`, which gets their keys: null where its map has no
 * value. Each call is answered by a run that begins after it, and nothing is kept. A failed run fails all of them.
 */
export function batchByTurn<Key, Value>(
  run: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | null> {
  let waiting: Waiting<Key, Value>[] = [];
  const runWaiting = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const found = await run(batch.map(({ key }) => key));
      for (const { key, resolve } of batch) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void runWaiting());
      waiting.push({ key, resolve, reject });
    });
}
