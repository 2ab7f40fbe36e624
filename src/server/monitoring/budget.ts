/** A maximum per time span; the first event after the end of a span begins the next one. */
export class Budget {
  readonly #max: number;
  readonly #spanMs: number;
  #began = 0;
  #spent = 0;

  constructor(max: number, spanMs: number) {
    this.#max = max;
    this.#spanMs = spanMs;
  }

  left(now: number): number {
    if (now - this.#began >= this.#spanMs) {
      this.#began = now;
      this.#spent = 0;
    }
    return this.#max - this.#spent;
  }

  spend(count: number): void {
    this.#spent += count;
  }
}
