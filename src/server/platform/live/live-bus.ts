import type { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';

/** News between the processes of one house. What is said is only which topic has changed. */
export interface LiveBus {
  publish(news: string): void;
  /** Hears what any process publishes, this one included. */
  listen(hear: (news: string) => void): void;
  close(): Promise<void>;
}

const channel = 'siraj:live';

/** Through Redis where there is one. While that doesn't answer, this process' own pages are told all the same. */
export function createLiveBus({ redis, logger }: { readonly redis: Redis | null; readonly logger: FastifyBaseLogger }): LiveBus {
  const listeners = new Set<(news: string) => void>();
  const tell = (news: string) => {
    for (const hear of listeners) hear(news);
  };
  if (redis === null) {
    return { publish: tell, listen: (hear) => void listeners.add(hear), close: () => Promise.resolve() };
  }
  // A connection that listens can do nothing else.
  const subscriber = redis.duplicate({ enableOfflineQueue: true });
  subscriber.on('error', (error: Error) => logger.warn({ err: error }, 'live messages do not come from Redis'));
  subscriber.on('message', (_: string, news: string) => tell(news));
  subscriber.subscribe(channel).catch((error: unknown) => logger.warn({ err: error }, 'live messages do not come from Redis'));
  return {
    publish(news) {
      redis.publish(channel, news).catch((error: unknown) => {
        logger.warn({ err: error }, 'live messages do not go to Redis');
        tell(news);
      });
    },
    listen: (hear) => void listeners.add(hear),
    close() {
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}
