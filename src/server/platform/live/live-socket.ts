import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import {
  liveCloseCodes,
  liveRequestSchema,
  maxLiveRequestsPerSecond,
  maxPressesPerSecond,
  maxTopics,
} from '#shared/kernel/live.ts';
import type { LiveMessage, LiveRequest } from '#shared/kernel/live.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../auth-session.ts';
import type { Clock } from '../clock.ts';
import type { Followers } from './followers.ts';
import type { LiveTopic, LiveTopics } from './live-topics.ts';
import { RoundTrip } from './round-trip.ts';

/** What may wait to be read; a page that lets more pile up is cut off, and comes back when it can. */
const maxUnreadBytes = 1024 * 1024;

interface Followed {
  readonly topic: LiveTopic;
  /** The name of its change events. */
  readonly change: string;
  version: string | null;
  /** True if the page waits for an answer, also when nothing has changed. */
  isAsked: boolean;
  /** True while its state is being read. */
  isReading: boolean;
  /** True if it changed meanwhile, so that it is read once more. */
  isStale: boolean;
  /** True once a read has succeeded: the caller may follow it. */
  isGranted: boolean;
}

/** Sent at intervals: a page that receives nothing for long considers its socket dead. */
const beat = JSON.stringify({ isBeat: true } satisfies LiveMessage);

export interface LiveSocketParts {
  readonly socket: WebSocket;
  readonly caller: Caller | null;
  readonly topics: LiveTopics;
  readonly followers: Followers;
  /** Gets each read of the database that this socket starts. */
  readonly track: (work: Promise<unknown>) => void;
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
}

/** A page's socket: its followed topics, and the versions it was sent. */
export class LiveSocket {
  readonly #followed = new Map<string, Followed>();
  readonly #socket: WebSocket;
  readonly #topics: LiveTopics;
  readonly #followers: Followers;
  readonly #track: LiveSocketParts['track'];
  readonly #logger: FastifyBaseLogger;
  readonly #clock: Clock;
  /** Measured only for a page whose presses are taken. */
  #roundTrip: RoundTrip | null = null;
  readonly caller: Caller | null;
  isAnswering = true;
  #secondBegan = 0;
  #asked = 0;
  #pressed = 0;

  constructor(parts: LiveSocketParts) {
    this.#socket = parts.socket;
    this.#topics = parts.topics;
    this.#followers = parts.followers;
    this.#track = parts.track;
    this.#logger = parts.logger;
    this.#clock = parts.clock;
    this.caller = parts.caller;
    this.#socket.on('pong', (payload) => {
      this.isAnswering = true;
      this.#roundTrip?.takePong(payload.toString('latin1'));
    });
    // Frames that are too long or broken close the socket.
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('close', () => {
      for (const name of [...this.#followed.keys()]) this.#leave(name);
    });
    this.#socket.on('message', (raw, isBinary) => {
      // Messages after the close frame are ignored.
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      const request = isBinary ? null : readRequest(raw);
      if (request === null || this.#asksTooMuch(request)) this.close('malformed');
      else this.#take(request);
    });
  }

  /** The topics of this page that a change affects: a change of `a` also affects `a/b`. */
  #about(change: string): [string, Followed][] {
    return [...this.#followed].filter(
      ([, followed]) => followed.change === change || followed.change.startsWith(`${change}/`),
    );
  }

  /** Sends the state of a changed topic; of several changes only the last. */
  refresh(change: string): void {
    for (const [name, followed] of this.#about(change)) {
      followed.isStale = true;
      if (!followed.isReading) this.#track(this.#read(name, followed));
    }
  }

  /** Sends a state that was read and serialized once for all pages. */
  deliver(name: string, version: string, message: string): void {
    const followed = this.#followed.get(name);
    if (followed === undefined || followed.version === version) return;
    // The topic's first read is running and may return an older state: it reads once more.
    if (followed.isReading) followed.isStale = true;
    else {
      followed.version = version;
      this.#sendText(message);
    }
  }

  /** Passes an event on, if this page follows the topic. */
  pass(name: string, message: string): void {
    if (this.#followed.get(name)?.isGranted === true) this.#sendText(message);
  }

  /** Pings the client; closes the socket if the last ping had no answer. */
  ping(): void {
    if (!this.isAnswering) {
      this.#socket.terminate();
      return;
    }
    this.isAnswering = false;
    if (this.#roundTrip === null) this.#socket.ping();
    else this.#roundTrip.measure();
    this.#sendText(beat);
  }

  close(reason: keyof typeof liveCloseCodes): void {
    this.#socket.close(liveCloseCodes[reason]);
    if (reason === 'tooSlow') this.#socket.terminate();
  }

  #asksTooMuch({ subscribe = [] }: LiveRequest): boolean {
    const now = performance.now();
    if (now - this.#secondBegan >= 1000) {
      this.#secondBegan = now;
      this.#asked = 0;
      this.#pressed = 0;
    }
    this.#asked += 1 + subscribe.length;
    return this.#asked > maxLiveRequestsPerSecond;
  }

  #take({ subscribe = [], unsubscribe = [], after = {}, press, clock }: LiveRequest): void {
    if (clock !== undefined) this.#send({ clock, at: this.#clock.now() });
    if (press !== undefined) this.#press(press.topic, press.data);
    for (const name of unsubscribe) this.#leave(name);
    for (const name of new Set(subscribe)) this.#track(this.#follow(name, after[name] ?? null));
  }

  #press(name: string, data: unknown): void {
    const followed = this.#followed.get(name);
    this.#pressed += 1;
    if (followed?.isGranted !== true || this.#pressed > maxPressesPerSecond) return;
    const time = { receivedAt: this.#clock.now(), roundTripMs: this.#roundTrip?.ms ?? 0 };
    const taking = followed.topic
      .press?.(this.caller, name, data, time)
      .then((receipt) => {
        if (receipt !== null && this.#followed.get(name) === followed) this.#send({ topic: name, event: receipt });
      })
      .catch((error: unknown) => {
        this.#logger.error({ err: error, topic: followed.change }, 'a press could not be taken');
      });
    if (taking !== undefined) this.#track(taking);
  }

  async #follow(name: string, version: string | null): Promise<void> {
    const known = this.#followed.get(name);
    if (known !== undefined) {
      // Asked again while it is being read, it is read once more when that is done, and never twice at once.
      Object.assign(known, { version, isAsked: true, isStale: true } satisfies Partial<Followed>);
      if (!known.isReading) await this.#read(name, known);
      return;
    }
    const topic = this.#topics.find(name);
    if (topic === null || this.#followed.size >= maxTopics) {
      this.#send({ topic: name, error: { code: 'system/not-found' } });
      return;
    }
    const followed: Followed = {
      topic,
      change: topic.changeNameOf(this.caller, name),
      version,
      isAsked: true,
      isReading: false,
      isStale: true,
      isGranted: false,
    };
    this.#followed.set(name, followed);
    this.#followers.add(followed.change, this);
    await this.#read(name, followed);
  }

  #leave(name: string): void {
    const followed = this.#followed.get(name);
    if (followed === undefined) return;
    this.#followed.delete(name);
    if (this.#about(followed.change).length === 0) this.#followers.remove(followed.change, this);
  }

  async #read(name: string, followed: Followed): Promise<void> {
    followed.isReading = true;
    try {
      // Followed before it is read: what changes in between is read again, so that nothing is missed.
      while (followed.isStale && this.#followed.get(name) === followed) {
        const { version, isAsked } = followed;
        followed.isStale = false;
        followed.isAsked = false;
        const state = await followed.topic.read(this.caller, name, version);
        if (this.#followed.get(name) !== followed) return;
        followed.isGranted = true;
        if (followed.topic.press !== undefined && this.#roundTrip === null) this.#startMeasuring();
        if (state !== null) this.#send({ topic: name, version: state.version, data: state.data });
        else if (isAsked) this.#send({ topic: name, version: version ?? '', isCurrent: true });
        followed.version = state?.version ?? followed.version;
      }
    } catch (error) {
      if (this.#followed.get(name) === followed) this.#refuse(name, followed, error);
    } finally {
      followed.isReading = false;
    }
  }

  #startMeasuring(): void {
    this.#roundTrip = new RoundTrip((payload) => {
      if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping(payload);
    });
    this.#roundTrip.measure();
  }

  #refuse(name: string, followed: Followed, error: unknown): void {
    this.#leave(name);
    if (!(error instanceof AppError)) {
      // The name may contain a seat's token; that of its change events doesn't.
      this.#logger.error({ err: error, topic: followed.change }, 'a live topic could not be read');
      // If kept open, it would miss changes of this topic unnoticed. If closed, the page reconnects and asks for what
      // it missed.
      this.close('failed');
    } else if (error.code === 'auth/unauthenticated' && this.caller !== null) this.close('sessionEnded');
    else this.#send({ topic: name, error: { code: error.code } });
  }

  #send(message: LiveMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(message);
    if (this.#socket.bufferedAmount > maxUnreadBytes) this.close('tooSlow');
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
