/**
 * The live channel: one WebSocket per page, on which it follows topics. Processes publish only the name of a changed
 * topic; each process then reads the state for its pages that follow it. So messages can't come out of order, and a
 * missed one is replaced by the next, or by following again. An event is passed on as it is, to pages that are there.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { liveBeatMs, livePath, maxLiveMessageBytes } from '#shared/kernel/live.ts';
import type { LiveMessage } from '#shared/kernel/live.ts';
import type { Caller } from '../auth-session.ts';
import type { Clock } from '../clock.ts';
import { Followers } from './followers.ts';
import { createLiveBus } from './live-bus.ts';
import type { LiveBus, LiveEvent } from './live-bus.ts';
import { LiveSocket } from './live-socket.ts';
import { liveTopics } from './live-topics.ts';
import type { LiveTopic } from './live-topics.ts';

export { createGate } from './gate.ts';
export type { LiveEvent } from './live-bus.ts';
export { versionOf } from './live-topics.ts';
export type { DescribedTopic, LiveTopic, PressTime } from './live-topics.ts';

/** The change that every listener gets once it may have missed others, as the connection to Redis was broken. */
export const changesLost = 'changes-lost';

/** The caller of an upgrade request: a user, null for a visitor, or an HTTP error status. */
export type Admit = (
  request: IncomingMessage,
) => Promise<{ readonly caller: Caller | null } | { readonly status: 400 | 403 | 404 | 503 }>;

export interface Live {
  /** Notifies every page that follows the topic, at every process. */
  readonly publishChange: (change: string) => void;
  /** Notifies the pages of this process alone. */
  readonly changedHere: (change: string) => void;
  /** Sends an event to every page that follows exactly that topic, at every process. */
  readonly publishEvent: (event: LiveEvent) => void;
  /** Receives the changes of all processes, and `changesLost`. */
  readonly listen: (hear: (change: string) => void) => void;
  /** Takes the upgrade requests of a server. */
  attach(
    server: Server,
    topics: readonly LiveTopic[],
    admit: Admit,
    isAlive: (caller: Caller) => Promise<boolean>,
  ): void;
  /** What this process has open. */
  stats(): { readonly sockets: number; readonly topics: number };
  /** Closes all sockets, and resolves once nothing is read for them any more. */
  close(): Promise<void>;
}

/** How long a socket may outlive a session that ended without a word. */
const recheckMs = 60_000;

interface LiveParts {
  readonly redis: Redis | null;
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
}

export function createLive({ redis, logger, clock }: LiveParts): Live {
  const bus = createLiveBus({ redis, logger });
  const sockets = new Set<LiveSocket>();
  const followers = new Followers();
  // After the other listeners: what they keep of the changed state is dropped before it is read for a page.
  bus.listen((change) => queueMicrotask(() => track(spread(change))));
  passEvents(bus, followers);
  let topics = liveTopics([]);
  let isClosing = false;
  const { track, settle } = createTracker();
  const spread = async (change: string) => {
    const recipients = followers.of(change);
    if (isClosing || recipients.length === 0) return;
    const topic = topics.find(change);
    if (topic?.isShared !== true) {
      for (const socket of recipients) socket.refresh(change);
      return;
    }
    try {
      const state = await topic.read(null, change, null);
      if (state === null) return;
      const message = JSON.stringify({ topic: change, ...state } satisfies LiveMessage);
      for (const socket of recipients) socket.deliver(change, state.version, message);
    } catch (error) {
      logger.error({ err: error, topic: change }, 'a live topic could not be read');
      for (const socket of recipients) socket.close('failed');
    }
  };
  bus.afterGap(() => {
    // First, as above.
    bus.deliver(changesLost);
    for (const change of followers.all()) track(spread(change));
  });
  const timers: NodeJS.Timeout[] = [];
  let webSockets: WebSocketServer | null = null;

  return {
    publishChange: (change) => bus.publish(change),
    changedHere: (change) => bus.deliver(change),
    publishEvent: (event) => bus.send(event),
    listen: (hear) => bus.listen(hear),
    attach(server, offered, admit, isAlive) {
      topics = liveTopics(offered);
      const upgrades = new WebSocketServer({
        noServer: true,
        maxPayload: maxLiveMessageBytes,
        perMessageDeflate: false,
      });
      webSockets = upgrades;
      // Keeps only the socket of a long-lived page: its listeners must not close over the request.
      const keep = (webSocket: WebSocket, caller: Caller | null) => {
        const socket = new LiveSocket({ socket: webSocket, caller, topics, followers, track, logger, clock });
        sockets.add(socket);
        webSocket.on('close', () => sockets.delete(socket));
      };
      server.on('upgrade', (request, stream: Duplex, head) => {
        stream.on('error', endsItself);
        const path = pathOf(request.url ?? '/');
        if (path !== livePath) {
          refuse(stream, path === null ? 400 : 404);
          return;
        }
        if (isClosing) {
          refuse(stream, 503);
          return;
        }
        const opening = admit(request)
          .then((admitted) => {
            if (isClosing || 'status' in admitted) {
              refuse(stream, 'status' in admitted ? admitted.status : 503);
              return;
            }
            upgrades.handleUpgrade(request, stream, head, (webSocket) => keep(webSocket, admitted.caller));
          })
          .catch((error: unknown) => {
            logger.warn({ err: error }, 'a live socket could not be opened');
            refuse(stream, 503);
          });
        track(opening);
      });
      timers.push(
        setInterval(() => {
          for (const socket of sockets) socket.ping();
        }, liveBeatMs).unref(),
      );
      timers.push(setInterval(() => track(recheck(sockets, isAlive, logger)), recheckMs).unref());
    },
    stats: () => ({ sockets: sockets.size, topics: followers.all().length }),
    async close() {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.close('goingAway');
      webSockets?.close();
      await bus.close();
      await settle();
    },
  };
}

/** Passes events on to the pages here that follow their topic. */
function passEvents(bus: LiveBus, followers: Followers): void {
  bus.receive(({ change, topic, event }) => {
    const message = JSON.stringify({ topic, event } satisfies LiveMessage);
    for (const socket of followers.of(change)) socket.pass(topic, message);
  });
}

/** Running reads of the database, which `close` waits for. */
function createTracker() {
  const underWay = new Set<Promise<unknown>>();
  return {
    track: (work: Promise<unknown>) => {
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    settle: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

/** A broken stream is already destroyed; an unhandled error event would end the process. */
const endsItself = () => undefined;

// An exception in a listener ends the process, and the address is untrusted: `//` is no valid one.
function pathOf(address: string): string | null {
  return URL.canParse(address, 'http://here') ? new URL(address, 'http://here').pathname : null;
}

const reasons = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const;

function refuse(stream: Duplex, status: keyof typeof reasons): void {
  // Destroys the socket: a peer that neither reads nor leaves must not keep it open.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

// A session can end without a word here: it expires, or its account is closed in the database.
async function recheck(
  sockets: ReadonlySet<LiveSocket>,
  isAlive: (caller: Caller) => Promise<boolean>,
  logger: FastifyBaseLogger,
): Promise<void> {
  for (const socket of sockets) {
    if (socket.caller === null) continue;
    try {
      if (!(await isAlive(socket.caller))) socket.close('sessionEnded');
    } catch (error) {
      logger.warn({ err: error }, 'a live session could not be looked up');
      return;
    }
  }
}
