import type { Redis } from 'ioredis';

/** Per command; after that the caller continues without Redis. */
const commandWithinMs = 500;
/** A connection without an answer for this long is closed. Until Redis answers on a new one, commands fail at once. */
const silentWithinMs = 1_000;
/** From then on the kernel asks each second whether the other side is there, ten times. */
const keepAliveAfterMs = 10_000;

/**
 * Redis or Valkey. What asks it while it isn't there is answered at once by an error, and never waits; while it hangs, the
 * first commands wait half a second, and the closed connection is the breaker for those after them.
 */
export async function openRedis(url: string, onError: (error: Error) => void): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5000,
    commandTimeout: commandWithinMs,
    socketTimeout: silentWithinMs,
    keepAlive: keepAliveAfterMs,
  });
  redis.on('error', onError);
  return redis;
}
