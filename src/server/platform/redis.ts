import type { Redis } from 'ioredis';
import { isTracing, openSpan } from './tracing/index.ts';

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
    // A command that was sent on a broken connection fails at once, and isn't sent again: Redis may have run it.
    maxRetriesPerRequest: 0,
    connectTimeout: 5000,
    commandTimeout: commandWithinMs,
    socketTimeout: silentWithinMs,
    keepAlive: keepAliveAfterMs,
  });
  redis.on('error', onError);
  if (isTracing()) traceCommands(redis);
  return redis;
}

/** Every command, also those of the rate limits, goes through `sendCommand`. Neither keys nor values are in the span. */
function traceCommands(redis: Redis): void {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    const name = command.name.toUpperCase();
    const attributes = { 'db.system.name': 'redis', 'db.operation.name': name };
    const opened = openSpan(name, { kind: 'client', attributes });
    if (opened === null) return send(command, stream);
    const answer = opened.run(() => send(command, stream));
    // Beside the answer, not in its place: a pipeline ignores what is returned here, also where it fails.
    void Promise.resolve(answer)
      .catch((error: unknown) => opened.fail(error))
      .finally(() => opened.end());
    return answer;
  };
}
