import { assert } from '#shared/kernel/assert.ts';
import type { EngineSource } from './pglite-engine.ts';
import type { Connection, Pool } from './pool.ts';

interface Waiter {
  readonly resolve: (client: Connection) => void;
  readonly reject: (error: unknown) => void;
}

/** Hands one connection out to one caller at a time, first come, first served. */
export function singleConnectionPool(source: EngineSource): Pool {
  const waiting: Waiter[] = [];
  let taken = false;

  // Bound to one engine: what follows in a transaction must never run, outside it, on the one opened after a loss.
  const handOut = (): Connection => {
    const engine = source.current();
    let released = false;
    return {
      query(sql, parameters) {
        assert(!released, 'a connection was used after its release');
        return engine.query(sql, parameters);
      },
      release() {
        if (released) return;
        released = true;
        serveNext();
      },
    };
  };
  const serveNext = () => {
    const next = waiting.shift();
    taken = next !== undefined;
    if (next === undefined) return;
    try {
      next.resolve(handOut());
    } catch (error) {
      next.reject(error);
      serveNext();
    }
  };

  return {
    connect: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (!taken) serveNext();
      }),
    stats: () => ({ max: 1, busy: taken ? 1 : 0, idle: taken ? 0 : 1, waiting: waiting.length }),
    end: () => source.close(),
  };
}
