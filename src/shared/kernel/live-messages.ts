/**
 * The live channel (`GET /api/live`): a page subscribes to topics with the version it last saw, and receives each
 * topic's state, again on every change. A topic's version is opaque. Without schemas, which a phone's page doesn't load.
 */
export const livePath = '/api/live';

/** Maximum interval between messages to a socket: short enough that proxies keep it open. */
export const liveBeatMs = 25_000;

/** What the server sends. */
export type LiveMessage =
  /** The state of a topic. */
  | { readonly topic: string; readonly version: string; readonly data: unknown }
  /** The topic is followed from now on. The page has its current version, so no state is sent. */
  | { readonly topic: string; readonly version: string; readonly isCurrent: true }
  /** An event, sent once to the pages that follow the topic at that moment. It isn't part of the topic's state. */
  | { readonly topic: string; readonly event: unknown }
  /** A topic that can't be followed, with the error code. */
  | { readonly topic: string; readonly error: { readonly code: string } }
  /** The server's time in ms since 1970, in answer to the request with this number. */
  | { readonly clock: number; readonly at: number }
  /** The server is there still. */
  | { readonly isBeat: true };

/** Codes by which the server closes a socket (RFC 6455, 4000 and up are ours). */
export const liveCloseCodes = {
  /** The session has ended: a new socket would be a visitor's. */
  sessionEnded: 4001,
  /** The client sent something that is not a request of this channel, or too many requests. */
  malformed: 1008,
  /** The client has more unread bytes than the server buffers for it. */
  tooSlow: 4002,
  /** A followed topic could not be read: reconnect and ask for what was missed. */
  failed: 1011,
  /** The server stops; another one is there. */
  goingAway: 1001,
} as const;
