/** Pings in a row: a phone's radio that slept, or a server with many sockets, makes the first one slow. */
export const pingsInRow = 3;
/** Those of the last two rows. */
const maxSamples = 2 * pingsInRow;

/**
 * The round trip to a client, from pings of the WebSocket protocol, which a browser answers without its page. A client
 * that delays its answers makes it longer: a limit must bound what a long one grants.
 */
export class RoundTrip {
  readonly #ping: (payload: string) => void;
  readonly #now: () => number;
  readonly #samplesMs: number[] = [];
  #left = 0;
  #sent = 0;
  #sentAt: number | null = null;

  constructor(ping: (payload: string) => void, now: () => number = () => performance.now()) {
    this.#ping = ping;
    this.#now = now;
  }

  /** The shortest of the last round trips in ms; 0 until one has been measured. */
  get ms(): number {
    return this.#samplesMs.length === 0 ? 0 : Math.min(...this.#samplesMs);
  }

  /** Sends a row of pings, each once the one before has its answer. */
  measure(): void {
    this.#left = pingsInRow;
    this.#sendPing();
  }

  /** Takes the payload of an answer; any but the awaited one counts for nothing. */
  takePong(payload: string): void {
    if (this.#sentAt === null || payload !== String(this.#sent)) return;
    this.#samplesMs.push(this.#now() - this.#sentAt);
    if (this.#samplesMs.length > maxSamples) this.#samplesMs.shift();
    this.#sentAt = null;
    if (this.#left > 0) this.#sendPing();
  }

  #sendPing(): void {
    this.#left -= 1;
    this.#sent += 1;
    this.#sentAt = this.#now();
    this.#ping(String(this.#sent));
  }
}
