import { assert } from '#shared/kernel/assert.ts';
import type { Engine } from './pglite-engine.ts';
import type { Connection, Pool } from './pool.ts';

/** Hands one connection out to one caller at a time, first come, first served. */
export function singleConnectionPool(engine: Engine): Pool {
  const waiting: ((client: Connection) => void)[] = [];
  let taken = false;

  const handOut = (): Connection => {
    let released = false;
    return {
      query(sql, parameters) {
        assert(!released, 'a connection was used after its release');
        return engine.query(sql, parameters);
      },
      release() {
        if (released) return;
        released = true;
        const next = waiting.shift();
        if (next === undefined) taken = false;
        else next(handOut());
      },
    };
  };

  return {
    connect: () => new Promise((resolve) => {
      if (taken) {
        waiting.push(resolve);
        return;
      }
      taken = true;
      resolve(handOut());
    }),
    end: () => engine.close(),
  };
}

