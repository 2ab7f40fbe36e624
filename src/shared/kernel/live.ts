import { z } from 'zod';

/**
 * The live channel (`GET /api/live`): a page subscribes to topics with the version it last saw, and receives each
 * topic's state, again on every change. A topic's version is opaque.
 */
export const livePath = '/api/live';

/** More than any page follows. */
export const maxTopics = 20;
/** More than any page asks for in a second: a message, and each topic that one names, is one. */
export const maxLiveRequestsPerSecond = 100;
export const maxLiveMessageBytes = 16 * 1024;

/** Maximum interval between messages to a socket: short enough that proxies keep it open. */
export const liveBeatMs = 25_000;

const topic = z.string().min(1).max(80);

export const liveRequestSchema = z.object({
  subscribe: z.array(topic).max(maxTopics).optional(),
  /** The page's version by topic: the current version isn't sent again. */
  after: z.record(topic, z.string().max(64)).optional(),
  unsubscribe: z.array(topic).max(maxTopics).optional(),
});
export type LiveRequest = z.infer<typeof liveRequestSchema>;

export const liveMessageSchema = z.union([
  /** The state of a topic. */
  z.object({ topic, version: z.string(), data: z.unknown() }),
  /** The topic is followed from here on, and what the page has of it is the newest. */
  z.object({ topic, version: z.string(), isCurrent: z.literal(true) }),
  /** A topic that can't be followed, with the error code. */
  z.object({ topic, error: z.object({ code: z.string() }) }),
  /** The server is there still. */
  z.object({ isBeat: z.literal(true) }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** Codes by which the server closes a socket (RFC 6455, 4000 and up are ours). */
export const liveCloseCodes = {
  /** The session has ended: a new socket would be a visitor's. */
  sessionEnded: 4001,
  /** What came was no request of this channel. */
  malformed: 1008,
  /** Sent messages were not read for too long. */
  tooSlow: 4002,
  /** A followed topic could not be read: reconnect and ask for what was missed. */
  failed: 1011,
  /** The server stops; another one is there. */
  goingAway: 1001,
} as const;
