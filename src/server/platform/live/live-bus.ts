import type { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';

/** Publishes between processes which topic has changed, and nothing else. */
export interface LiveBus {
  publish(change: string): void;
  /** Hears what any process publishes, this one included. */
  listen(hear: (change: string) => void): void;
  /** Called when changes of other processes may be lost, after the connection broke. */
  afterGap(catchUp: () => void): void;
  close(): Promise<void>;
}

const channel = 'siraj:live';
/** Topics kept while Redis is away; what is beyond is dropped. */
const maxUnsent = 10_000;

/** Through Redis where there is one. While that doesn't answer, this process' own pages are told all the same. */
export function createLiveBus({
  redis,
  logger,
}: {
  readonly redis: Redis | null;
  readonly logger: FastifyBaseLogger;
}): LiveBus {
  const listeners = new Set<(change: string) => void>();
  const catchUps = new Set<() => void>();
  const tell = (change: string) => {
    for (const hear of listeners) hear(change);
  };
  if (redis === null) {
    return {
      publish: tell,
      listen: (hear) => void listeners.add(hear),
      afterGap: () => undefined,
      close: () => Promise.resolve(),
    };
  }
  // A connection that listens can do nothing else.
  const subscriber = redis.duplicate({ enableOfflineQueue: true });
  subscriber.on('error', (error: Error) => logger.warn({ err: error }, 'live messages do not come from Redis'));
  subscriber.on('message', (_: string, change: string) => tell(change));
  const subscribe = () => subscriber.subscribe(channel);
  const noteSilence = (error: unknown) => logger.warn({ err: error }, 'live messages do not come from Redis');
  subscribe().catch(noteSilence);
  // Caught up once Redis has taken the subscription: what is told from then on is heard.
  subscriber.on('ready', () => void subscribe().then(() => catchUps.forEach((catchUp) => catchUp()), noteSilence));
  // Other processes hear late what Redis didn't take: their own connection may never have noticed.
  const unsent = new Set<string>();
  const publish = (change: string) =>
    redis.publish(channel, change).catch((error: unknown) => {
      logger.warn({ err: error }, 'live messages do not go to Redis');
      if (unsent.size < maxUnsent) unsent.add(change);
      tell(change);
    });
  const publishUnsent = () => {
    const waiting = [...unsent];
    unsent.clear();
    for (const change of waiting) void publish(change);
  };
  redis.on('ready', publishUnsent);
  return {
    publish: (change) => void publish(change),
    listen: (hear) => void listeners.add(hear),
    afterGap: (catchUp) => void catchUps.add(catchUp),
    close() {
      redis.off('ready', publishUnsent);
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}
