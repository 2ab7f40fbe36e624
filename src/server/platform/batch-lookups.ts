import { setImmediate } from 'node:timers';

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers lookups that arrive in one turn of the event loop with one `load`. Each is loaded after it was asked for, and
 * nothing is kept: null where `load` found nothing. A failed load fails all of them.
 */
export function batchLookups<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | null> {
  let waiting: Waiting<Key, Value>[] = [];
  const loadWaiting = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const found = await load(batch.map(({ key }) => key));
      for (const { key, resolve } of batch) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void loadWaiting());
      waiting.push({ key, resolve, reject });
    });
}
