import { z } from 'zod';

export { liveBeatMs, liveCloseCodes, livePath, type LiveMessage } from './live-messages.ts';

/** More than any page follows. */
export const maxTopics = 20;
/** More than any page asks for in a second: a message, and each topic that one names, is one. */
export const maxLiveRequestsPerSecond = 100;
export const maxLiveMessageBytes = 16 * 1024;

/** Each socket's further presses of a second are dropped: no thumb is faster. */
export const maxPressesPerSecond = 10;

const maxClockNumber = 1_000_000_000;

const topic = z.string().min(1).max(100);

export const liveRequestSchema = z.object({
  subscribe: z.array(topic).max(maxTopics).optional(),
  /** The page's version by topic: the current version isn't sent again. */
  after: z.record(topic, z.string().max(64)).optional(),
  unsubscribe: z.array(topic).max(maxTopics).optional(),
  /** A press on a topic that the page follows. It is never kept for later; the topic may answer with a receipt. */
  press: z.object({ topic, data: z.unknown() }).optional(),
  /** Asks for the server's time. The answer repeats this number, so that the page knows which request it answers. */
  clock: z.number().int().min(0).max(maxClockNumber).optional(),
});
export type LiveRequest = z.infer<typeof liveRequestSchema>;
