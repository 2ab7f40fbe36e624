import { liveCloseCodes, liveMessageSchema, livePath } from '#shared/kernel/live.ts';

/** Somebody on this page who wants to know how a topic stands. */
export interface Follower {
  /** The state of the topic, at once where it is known and whenever it changes. */
  readonly onData: (data: unknown) => void;
  /** Reads the state by an ordinary call: where no socket holds. */
  readonly poll: () => void;
}

interface Topic {
  readonly followers: Set<Follower>;
  version: string | null;
}

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
/** So many tries without a socket, and the page asks by itself; it goes on trying. */
const triesBeforePolling = 3;
const pollMs = 30_000;

export interface LiveConnection {
  /** Follows a topic until the answer is called. */
  follow(topic: string, follower: Follower): () => void;
  /** Comes anew, as somebody else perhaps: after signing in or out. */
  restart(): void;
}

/**
 * The one socket of this page. It opens with the first follower and closes with the last, comes back by itself, and
 * then asks for what it missed. `onSessionEnded` is told where the server ended it because the session has ended.
 */
export function createLiveConnection(options: {
  readonly open: () => WebSocket; readonly onSessionEnded: () => void; readonly random?: () => number;
}): LiveConnection {
  const { random = Math.random } = options;
  const topics = new Map<string, Topic>();
  let socket: WebSocket | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let polling: ReturnType<typeof setInterval> | null = null;

  const send = (request: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  };
  const pollAll = () => {
    for (const { followers } of topics.values()) for (const { poll } of followers) poll();
  };
  const stopPolling = () => {
    if (polling !== null) clearInterval(polling);
    polling = null;
  };

  const connect = () => {
    retry = null;
    const opened = options.open();
    socket = opened;
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      failures = 0;
      stopPolling();
      const after = Object.fromEntries([...topics].flatMap(([name, { version }]) => (version === null ? [] : [[name, version]])));
      send({ subscribe: [...topics.keys()], after });
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket === opened) hear(data);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      socket = null;
      if (code === liveCloseCodes.sessionEnded) options.onSessionEnded();
      comeBack();
    });
  };

  // Each by its own chance, so that a server that comes back isn't met by everybody at once.
  const comeBack = () => {
    if (topics.size === 0 || retry !== null) return;
    failures += 1;
    if (failures >= triesBeforePolling && polling === null) {
      pollAll();
      polling = setInterval(pollAll, pollMs);
    }
    const mostMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
    retry = setTimeout(connect, mostMs / 2 + random() * (mostMs / 2));
  };

  const hear = (data: unknown) => {
    const parsed = liveMessageSchema.safeParse(jsonOf(data));
    if (!parsed.success) return;
    const message = parsed.data;
    const topic = topics.get(message.topic);
    if (topic === undefined || 'error' in message) return;
    topic.version = message.version;
    if ('data' in message) for (const { onData } of topic.followers) onData(message.data);
  };

  const close = () => {
    if (retry !== null) clearTimeout(retry);
    retry = null;
    stopPolling();
    const closing = socket;
    socket = null;
    closing?.close();
  };

  return {
    follow(name, follower) {
      const known = topics.get(name);
      const topic = known ?? { followers: new Set<Follower>(), version: null };
      topics.set(name, topic);
      topic.followers.add(follower);
      if (socket === null && retry === null) connect();
      // A follower that comes later must be told too what the others know.
      else send({ subscribe: [name] });
      return () => {
        topic.followers.delete(follower);
        if (topic.followers.size > 0) return;
        topics.delete(name);
        send({ unsubscribe: [name] });
        if (topics.size === 0) close();
      };
    },
    restart() {
      close();
      failures = 0;
      for (const topic of topics.values()) topic.version = null;
      if (topics.size > 0) connect();
    },
  };
}

/** The address of the channel beside this page. */
export function liveAddress(location: Location): string {
  return new URL(livePath, location.href).href.replace(/^http/, 'ws');
}

function jsonOf(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}
