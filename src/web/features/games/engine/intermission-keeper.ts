import type { Intermission } from '#shared/games/api.ts';

/** The intermission that this device began or ended last. */
export interface KeptIntermission {
  readonly gameId: string;
  /** null: it ended. */
  readonly kind: Intermission | null;
  /** Whether the server knows it. */
  readonly isSent: boolean;
}

export interface IntermissionStore {
  read(): KeptIntermission | null;
  write(kept: KeptIntermission): void;
  clear(): void;
}

/** A game's intermission on the writing device: it outlives a reload, and goes to the server with the lease. */
export class IntermissionKeeper {
  readonly #gameId: string;
  readonly #store: IntermissionStore;

  constructor(gameId: string, store: IntermissionStore) {
    this.#gameId = gameId;
    this.#store = store;
  }

  /** The current one. `onServer` is undefined while the server doesn't answer. */
  current(onServer?: Intermission | null): Intermission | null {
    const kept = this.#read();
    return onServer === undefined || kept?.isSent === false ? (kept?.kind ?? null) : onServer;
  }

  set(kind: Intermission | null): void {
    this.#store.write({ gameId: this.#gameId, kind, isSent: false });
  }

  /** What the server doesn't know yet; undefined if it knows. */
  unsent(): Intermission | null | undefined {
    const kept = this.#read();
    return kept === null || kept.isSent ? undefined : kept.kind;
  }

  markSent(kind: Intermission | null | undefined): void {
    if (kind !== undefined && this.unsent() === kind) this.#store.write({ gameId: this.#gameId, kind, isSent: true });
  }

  /** What the server already says, so that a reload without a network keeps it. */
  inherit(kind: Intermission | null): void {
    if (kind !== null && this.#read() === null) this.#store.write({ gameId: this.#gameId, kind, isSent: true });
  }

  /** Another device writes now. */
  forget(): void {
    if (this.#read() !== null) this.#store.clear();
  }

  #read(): KeptIntermission | null {
    const kept = this.#store.read();
    return kept?.gameId === this.#gameId ? kept : null;
  }
}
