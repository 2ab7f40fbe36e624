import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { liveCloseCodes, liveRequestSchema, mostTopics } from '#shared/kernel/live.ts';
import type { LiveMessage, LiveRequest } from '#shared/kernel/live.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../auth-session.ts';
import type { LiveTopic, LiveTopics, TopicState } from './live-topics.ts';

/** What may wait to be read; a page that lets more pile up is cut off, and comes back when it can. */
const mostUnreadBytes = 1024 * 1024;

interface Followed {
  readonly topic: LiveTopic;
  /** What a change of it is told as. */
  readonly news: string;
  version: string | null;
  /** True while its state is being read. */
  isReading: boolean;
  /** True where it changed meanwhile, so that it is read once more. */
  isStale: boolean;
}

/** One page's socket: what it follows, and what it has been told. */
export class LiveSocket {
  readonly #followed = new Map<string, Followed>();
  readonly #socket: WebSocket;
  readonly #topics: LiveTopics;
  readonly #logger: FastifyBaseLogger;
  readonly caller: Caller | null;
  isAnswering = true;

  constructor(parts: { readonly socket: WebSocket; readonly caller: Caller | null; readonly topics: LiveTopics; readonly logger: FastifyBaseLogger }) {
    this.#socket = parts.socket;
    this.#topics = parts.topics;
    this.#logger = parts.logger;
    this.caller = parts.caller;
    this.#socket.on('pong', () => {
      this.isAnswering = true;
    });
    // Frames that are too long or broken end the socket by themselves.
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('message', (raw, isBinary) => {
      const request = isBinary ? null : readRequest(raw);
      if (request === null) this.close('malformed');
      else this.#take(request);
    });
  }

  /** The topics of this page that some news is about. */
  #about(news: string): [string, Followed][] {
    return [...this.#followed].filter(([, followed]) => followed.news === news);
  }

  follows(news: string): boolean {
    return this.#about(news).length > 0;
  }

  /** Tells the state of what has changed; of many changes at once the last. */
  refresh(news: string): void {
    for (const [name, followed] of this.#about(news)) {
      followed.isStale = true;
      if (!followed.isReading) void this.#read(name, followed);
    }
  }

  /** Tells a state that was read for everybody. */
  tell(name: string, state: TopicState): void {
    const followed = this.#followed.get(name);
    if (followed === undefined || followed.version === state.version) return;
    // Its own first reading is under way and may bring what is older: then it reads once more.
    if (followed.isReading) followed.isStale = true;
    else {
      followed.version = state.version;
      this.#send({ topic: name, ...state });
    }
  }

  /** Asks whether somebody is there still; whoever didn't answer the last time is gone. */
  ping(): void {
    if (!this.isAnswering) {
      this.#socket.terminate();
      return;
    }
    this.isAnswering = false;
    this.#socket.ping();
  }

  close(reason: keyof typeof liveCloseCodes): void {
    this.#socket.close(liveCloseCodes[reason]);
    if (reason === 'tooSlow') this.#socket.terminate();
  }

  #take({ subscribe = [], unsubscribe = [], after = {} }: LiveRequest): void {
    for (const name of unsubscribe) this.#followed.delete(name);
    for (const name of subscribe) void this.#follow(name, after[name] ?? null);
  }

  async #follow(name: string, version: string | null): Promise<void> {
    const topic = this.#topics.find(name);
    const isOneTooMany = this.#followed.size >= mostTopics && !this.#followed.has(name);
    if (topic === null || isOneTooMany) {
      this.#send({ topic: name, error: { code: 'system/not-found' } });
      return;
    }
    const followed: Followed = { topic, news: topic.newsOf(this.caller, name), version, isReading: false, isStale: true };
    this.#followed.set(name, followed);
    await this.#read(name, followed, true);
  }

  async #read(name: string, followed: Followed, isFirst = false): Promise<void> {
    followed.isReading = true;
    try {
      // Followed before it is read: what changes in between is read again, so that nothing is missed.
      let isUntold = isFirst;
      while (followed.isStale && this.#followed.get(name) === followed) {
        followed.isStale = false;
        const state = await followed.topic.read(this.caller, name, followed.version);
        if (this.#followed.get(name) !== followed) return;
        if (state !== null) this.#send({ topic: name, version: state.version, data: state.data });
        else if (isUntold) this.#send({ topic: name, version: followed.version ?? '', isCurrent: true });
        followed.version = state?.version ?? followed.version;
        isUntold = false;
      }
    } catch (error) {
      this.#followed.delete(name);
      if (error instanceof AppError && error.code === 'auth/unauthenticated' && this.caller !== null) {
        this.close('sessionEnded');
        return;
      }
      if (!(error instanceof AppError)) this.#logger.error({ err: error, topic: name }, 'a live topic could not be read');
      this.#send({ topic: name, error: { code: error instanceof AppError ? error.code : 'system/unexpected' } });
    } finally {
      followed.isReading = false;
    }
  }

  #send(message: LiveMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (this.#socket.bufferedAmount > mostUnreadBytes) this.close('tooSlow');
  }
}

function readRequest(raw: unknown): LiveRequest | null {
  try {
    const parsed = liveRequestSchema.safeParse(JSON.parse(String(raw)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
