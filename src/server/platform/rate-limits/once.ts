import type { Redis } from 'ioredis';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';

/** One-time values: the first use returns true, later uses false, until the value expires. */
export interface Once {
  use(id: string): Promise<boolean>;
}

/** In this process' memory, or with Redis across processes; while Redis doesn't answer each process knows its own. */
export function createOnce({
  redis,
  name,
  durationMs,
}: {
  readonly redis: Redis | null;
  readonly name: string;
  readonly durationMs: number;
}): Once {
  const options = { keyPrefix: `once:${name}`, points: 1, duration: Math.ceil(durationMs / 1000) };
  const inMemory = new RateLimiterMemory(options);
  const uses =
    redis === null ? inMemory : new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inMemory });
  return {
    async use(id) {
      // Used here while Redis was away: it doesn't know.
      if (redis !== null && (await inMemory.get(id)) !== null) return false;
      try {
        await uses.consume(id);
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
  };
}
