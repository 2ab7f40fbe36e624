import type { Command } from '#shared/games/commands.ts';
import type { KeptGame, StepStore } from '../../../lib/step-store.ts';

export interface KeeperParts {
  readonly gameId: string;
  readonly steps: StepStore;
  /** The current line; null before there is one. */
  readonly line: () => KeptGame | null;
  readonly onKept: (isKept: boolean) => void;
}

/** What this device keeps of a game: one write after another, so that it is always a line without a gap. */
export class Keeper {
  #writing: Promise<void> = Promise.resolve();
  #isWhole = false;
  readonly #parts: KeeperParts;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** Replaces the stored line. */
  whole(): Promise<void> {
    return this.#write(() => this.#replace());
  }

  /** One step more. Where the rest isn't there (any more), the whole line. */
  step(command: Command): Promise<void> {
    const { steps, gameId } = this.#parts;
    return this.#write(() =>
      this.#isWhole ? steps.append(gameId, command).catch(() => this.#replace()) : this.#replace(),
    );
  }

  sent(seq: number): Promise<void> {
    return this.#write(() => this.#parts.steps.markSent(this.#parts.gameId, seq));
  }

  forget(): Promise<void> {
    this.#isWhole = false;
    return this.#write(() => this.#parts.steps.forget(this.#parts.gameId));
  }

  read(): Promise<KeptGame | null> {
    return this.#parts.steps.read(this.#parts.gameId).catch(() => null);
  }

  /** Resolves when all writes so far are done or have failed. */
  whenWritten(): Promise<void> {
    return this.#writing;
  }

  async #replace(): Promise<void> {
    const line = this.#parts.line();
    if (line === null) return;
    await this.#parts.steps.replace(this.#parts.gameId, line);
    this.#isWhole = true;
    this.#parts.onKept(true);
  }

  #write(write: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(write).catch(() => {
      this.#isWhole = false;
      this.#parts.onKept(false);
    });
    return this.#writing;
  }
}
