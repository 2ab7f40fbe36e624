import { liveBeatMs, liveCloseCodes, livePath, type LiveMessage } from '#shared/kernel/live-messages.ts';
import { reconnectDelayMs, triesBeforePolling } from './reconnect-delay.ts';

/** A follower of a topic on this page. */
export interface Follower {
  /** Receives the topic's state, at once if known, and on every change. */
  readonly onData: (data: unknown) => void;
  /** Receives what happens on the topic while a socket is connected. */
  readonly onEvent?: (event: unknown) => void;
  /** Called to read the state by an ordinary call while no socket is connected. */
  readonly poll?: () => void;
  /** For followers that poll themselves: whether changes of this topic arrive from now on. */
  readonly onHold?: (holds: boolean) => void;
  /** Called with the error code of a topic that can't be followed. */
  readonly onError?: (code: string) => void;
}

interface Topic {
  readonly followers: Set<Follower>;
  version: string | null;
  holds: boolean;
}

const pollMs = 30_000;
/**
 * A socket silent for this long is dead, even if the browser doesn't notice: the network changed, or the device slept.
 */
const maxSilenceMs = 2.5 * liveBeatMs;

export interface LiveConnection {
  /** Follows a topic until the answer is called. */
  follow(topic: string, follower: Follower): () => void;
  /** Sends a press on a followed topic; dropped while no socket is connected. */
  press: (topic: string, data: object) => void;
  /** Reconnects, for example as another user after signing in or out. */
  restart(): void;
  /** Closes, and stays away until it is restarted. */
  pause(): void;
  /** The page woke up, or the network is back: no waiting, and no trust in a socket that was silent for long. */
  wake(): void;
}

/**
 * The page's single socket. Opens with the first follower, closes with the last, reconnects automatically, and then
 * asks for what it missed. Calls `onSessionEnded` if the server closed it because the session ended.
 */
export function createLiveConnection(options: {
  readonly open: () => WebSocket;
  readonly onSessionEnded: () => void;
  readonly random?: () => number;
  readonly now?: () => number;
}): LiveConnection {
  const { random = Math.random, now = Date.now } = options;
  const topics = createTopics();
  const polling = createPolling(topics.poll);
  let socket: WebSocket | null = null;
  let isPaused = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let silence: ReturnType<typeof setTimeout> | null = null;
  let heardAt = 0;

  const send = (request: object) => sendOn(socket, request);
  const listen = () => {
    heardAt = now();
    if (silence !== null) clearTimeout(silence);
    silence = setTimeout(drop, maxSilenceMs);
  };
  /** Leaves the socket as it is, open or dead: nothing of it counts any more. */
  const leave = () => {
    if (silence !== null) clearTimeout(silence);
    if (retry !== null) clearTimeout(retry);
    silence = retry = null;
    const left = socket;
    socket = null;
    left?.close();
    topics.release();
  };
  const drop = () => {
    leave();
    reconnect();
  };

  const connect = () => {
    retry = null;
    const opened = options.open();
    socket = opened;
    listen();
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      failures = 0;
      polling.stop();
      listen();
      send({ subscribe: topics.names(), after: topics.versions() });
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      listen();
      topics.hear(data);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      if (code === liveCloseCodes.sessionEnded) options.onSessionEnded();
      drop();
    });
  };

  const reconnect = () => {
    if (topics.isEmpty() || retry !== null) return;
    failures += 1;
    if (failures > triesBeforePolling) polling.start();
    retry = setTimeout(connect, reconnectDelayMs(failures, random));
  };

  const close = () => {
    polling.stop();
    leave();
  };

  return {
    follow(name, follower) {
      const topic = topics.add(name, follower);
      if (socket === null && retry === null && !isPaused) connect();
      // A later follower also gets the known state.
      else send({ subscribe: [name] });
      return () => {
        topic.followers.delete(follower);
        if (topic.followers.size > 0) return;
        topics.remove(name);
        send({ unsubscribe: [name] });
        if (topics.isEmpty()) close();
      };
    },
    press: (topic, data) => send({ press: { topic, data } }),
    pause() {
      isPaused = true;
      close();
    },
    restart() {
      isPaused = false;
      close();
      failures = 0;
      topics.forgetVersions();
      if (!topics.isEmpty()) connect();
    },
    wake() {
      if (isPaused || topics.isEmpty() || (socket !== null && now() - heardAt < maxSilenceMs)) return;
      leave();
      connect();
    },
  };
}

function sendOn(socket: WebSocket | null, request: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
}

/** The followed topics, and the last known version of each. */
function createTopics() {
  const topics = new Map<string, Topic>();
  const hold = (topic: Topic, holds: boolean) => {
    if (topic.holds === holds) return;
    topic.holds = holds;
    for (const { onHold } of topic.followers) onHold?.(holds);
  };
  return {
    isEmpty: () => topics.size === 0,
    names: () => [...topics.keys()],
    versions: () =>
      Object.fromEntries([...topics].flatMap(([name, { version }]) => (version === null ? [] : [[name, version]]))),
    forgetVersions() {
      for (const topic of topics.values()) topic.version = null;
    },
    add(name: string, follower: Follower): Topic {
      const topic = topics.get(name) ?? { followers: new Set<Follower>(), version: null, holds: false };
      topics.set(name, topic);
      topic.followers.add(follower);
      if (topic.holds) follower.onHold?.(true);
      return topic;
    },
    remove(name: string) {
      topics.delete(name);
    },
    /** Asks every follower to read by an ordinary call. */
    poll: () => {
      for (const { followers } of topics.values()) for (const { poll } of followers) poll?.();
    },
    /** No socket brings changes any more. */
    release() {
      for (const topic of topics.values()) hold(topic, false);
    },
    /** Passes a message of the socket to the followers of its topic. */
    hear(data: unknown) {
      const message = messageOf(data);
      if (message === null || 'isBeat' in message) return;
      const topic = topics.get(message.topic);
      if (topic === undefined) return;
      hold(topic, !('error' in message));
      if ('error' in message) {
        for (const { onError } of topic.followers) onError?.(message.error.code);
        return;
      }
      if ('event' in message) {
        for (const { onEvent } of topic.followers) onEvent?.(message.event);
        return;
      }
      topic.version = message.version;
      if ('data' in message) for (const { onData } of topic.followers) onData(message.data);
    },
  };
}

/** Polls at once and then regularly, until it is stopped. */
function createPolling(poll: () => void) {
  let timer: ReturnType<typeof setInterval> | null = null;
  return {
    start() {
      if (timer !== null) return;
      poll();
      timer = setInterval(poll, pollMs);
    },
    stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
    },
  };
}

/** The address of the channel beside this page. */
export function liveAddress(location: Location): string {
  return new URL(livePath, location.href).href.replace(/^http/, 'ws');
}

/**
 * The message in what a socket received; null if it is none, or a time, which another part of a phone's page has asked for.
 * Written out, since a phone's page has no schemas.
 */
function messageOf(data: unknown): Exclude<LiveMessage, { clock: number }> | null {
  const message = jsonOf(data);
  if (!isRecord(message)) return null;
  const { topic, version, isBeat, error } = message;
  if (isBeat === true) return { isBeat };
  if (typeof topic !== 'string') return null;
  if (isRecord(error)) return typeof error['code'] === 'string' ? { topic, error: { code: error['code'] } } : null;
  if ('event' in message) return { topic, event: message['event'] };
  if (typeof version !== 'string') return null;
  return 'data' in message ? { topic, version, data: message['data'] } : { topic, version, isCurrent: true };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function jsonOf(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}
