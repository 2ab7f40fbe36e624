/** A maximum per time span; a new span begins with the first event after the last one's end. */
export class Budget {
  readonly #most: number;
  readonly #spanMs: number;
  #began = 0;
  #spent = 0;

  constructor(most: number, spanMs: number) {
    this.#most = most;
    this.#spanMs = spanMs;
  }

  left(now: number): number {
    if (now - this.#began >= this.#spanMs) {
      this.#began = now;
      this.#spent = 0;
    }
    return this.#most - this.#spent;
  }

  spend(count: number): void {
    this.#spent += count;
  }
}
