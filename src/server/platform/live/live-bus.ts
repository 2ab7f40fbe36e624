import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';

/** An event on a topic, under the name of the topic's change events. */
export interface LiveEvent {
  readonly change: string;
  readonly topic: string;
  readonly event: object;
}

/** Publishes between processes which topic has changed, and events that are worth nothing later. */
export interface LiveBus {
  publish(change: string): void;
  /** Delivers to this process alone: a change that comes with time, which every process finds out itself. */
  deliver(change: string): void;
  /** Sends an event to all processes, at most once to each: late or never while Redis doesn't answer, but here. */
  send(event: LiveEvent): void;
  /** Receives the events of all processes, this one included. */
  receive(take: (event: LiveEvent) => void): void;
  /** Receives the changes of all processes, this one included. */
  listen(hear: (change: string) => void): void;
  /** Called when changes of other processes may be lost, after the connection broke. */
  afterGap(catchUp: () => void): void;
  close(): Promise<void>;
}

const channel = 'siraj:live';
const eventChannel = 'siraj:events';
/** Changes kept while Redis is unavailable; further ones are dropped. */
const maxUnsent = 10_000;
/** Events that Redis may still bring after this process has delivered them itself: the latest. */
const maxDelivered = 10_000;

/** Through Redis if configured. While it doesn't answer, this process' own pages are still notified. */
export function createLiveBus({
  redis,
  logger,
}: {
  readonly redis: Redis | null;
  readonly logger: FastifyBaseLogger;
}): LiveBus {
  const listeners = new Set<(change: string) => void>();
  const takers = new Set<(event: LiveEvent) => void>();
  const receive = (take: (event: LiveEvent) => void) => void takers.add(take);
  const pass = (event: LiveEvent) => {
    for (const take of takers) take(event);
  };
  const catchUps = new Set<() => void>();
  const deliver = (change: string) => {
    for (const hear of listeners) hear(change);
  };
  if (redis === null) {
    return {
      publish: deliver,
      deliver,
      send: pass,
      receive,
      listen: (hear) => void listeners.add(hear),
      afterGap: () => undefined,
      close: () => Promise.resolve(),
    };
  }
  // A connection that listens can do nothing else. It subscribes below, on each connection, for as long as that takes.
  const subscriber = redis.duplicate({
    enableOfflineQueue: true,
    autoResubscribe: false,
    commandTimeout: undefined,
  });
  subscriber.on('error', (error: Error) =>
    logger.warn({ err: error }, 'live messages could not be received from Redis'),
  );
  subscriber.on('message', (from: string, message: string) => {
    if (from === channel) deliver(message);
    else take(JSON.parse(message) as LiveEvent & { readonly id: string });
  });
  // A late answer of Redis doesn't say whether it has an event: it may come before the answer is given up, or after.
  const pendingIds = new Set<string>();
  const deliveredIds = new Set<string>();
  const take = ({ id, ...event }: LiveEvent & { readonly id: string }) => {
    pendingIds.delete(id);
    if (!deliveredIds.delete(id)) pass(event);
  };
  const deliverOnce = (id: string, event: LiveEvent) => {
    if (!pendingIds.delete(id)) return;
    const [oldest] = deliveredIds;
    if (oldest !== undefined && deliveredIds.size >= maxDelivered) deliveredIds.delete(oldest);
    deliveredIds.add(id);
    pass(event);
  };
  const subscribe = () => subscriber.subscribe(channel, eventChannel);
  const noteSilence = (error: unknown) => logger.warn({ err: error }, 'live messages could not be received from Redis');
  subscribe().catch(noteSilence);
  // Catches up once Redis has accepted the subscription: later changes are received.
  subscriber.on('ready', () => void subscribe().then(() => catchUps.forEach((catchUp) => catchUp()), noteSilence));
  // Publishes late what Redis didn't accept: other processes may not have noticed a broken connection.
  const unsent = new Set<string>();
  const publish = (change: string) =>
    redis.publish(channel, change).catch((error: unknown) => {
      logger.warn({ err: error }, 'a live message could not be sent to Redis');
      if (unsent.size < maxUnsent) unsent.add(change);
      deliver(change);
    });
  const publishUnsent = () => {
    const waiting = [...unsent];
    unsent.clear();
    for (const change of waiting) void publish(change);
  };
  redis.on('ready', publishUnsent);
  // A connection that only listens may be dead for long before it is noticed: it follows the one that asks.
  const renewSubscriber = () => {
    if (subscriber.status === 'ready') subscriber.disconnect(true);
  };
  redis.on('close', renewSubscriber);
  return {
    publish: (change) => void publish(change),
    deliver,
    send(event) {
      const id = randomUUID();
      pendingIds.add(id);
      redis.publish(eventChannel, JSON.stringify({ ...event, id })).then(
        () => pendingIds.delete(id),
        (error: unknown) => {
          logger.warn({ err: error }, 'a live event could not be sent to Redis');
          deliverOnce(id, event);
        },
      );
    },
    receive,
    listen: (hear) => void listeners.add(hear),
    afterGap: (catchUp) => void catchUps.add(catchUp),
    close() {
      redis.off('ready', publishUnsent);
      redis.off('close', renewSubscriber);
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}
