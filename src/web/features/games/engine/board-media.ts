/** The pictures and sounds of a game's board that are not on the device yet. */
export class BoardMedia {
  readonly total: number;
  readonly #left: Set<string>;
  readonly #listeners = new Set<() => void>();

  constructor(urls: readonly string[]) {
    this.#left = new Set(urls);
    this.total = this.#left.size;
  }

  readonly left = (): number => this.#left.size;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Also for one that couldn't be kept: no game waits for it. One that isn't of the board changes nothing. */
  settle(url: string): void {
    if (this.#left.delete(url)) for (const listener of this.#listeners) listener();
  }
}
