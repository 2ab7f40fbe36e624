import type { LiveSocket } from './live-socket.ts';

/** Sockets by the change they follow, so that a change of one account doesn't visit all sockets. */
export class Followers {
  readonly #byChange = new Map<string, Set<LiveSocket>>();

  add(change: string, socket: LiveSocket): void {
    const sockets = this.#byChange.get(change);
    if (sockets === undefined) this.#byChange.set(change, new Set([socket]));
    else sockets.add(socket);
  }

  remove(change: string, socket: LiveSocket): void {
    const sockets = this.#byChange.get(change);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#byChange.delete(change);
  }

  /** Everything that is followed here. */
  all(): readonly string[] {
    return [...this.#byChange.keys()];
  }

  /** Sockets that follow a change; a change of `a` also affects `a/b`. */
  of(change: string): readonly LiveSocket[] {
    const exact = this.#byChange.get(change) ?? [];
    if (change.includes('/')) return [...exact];
    const within = [...this.#byChange].flatMap(([each, sockets]) =>
      each.startsWith(`${change}/`) ? [...sockets] : [],
    );
    return [...new Set([...exact, ...within])];
  }
}
