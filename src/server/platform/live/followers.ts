import type { LiveSocket } from './live-socket.ts';

/** Who follows what, by the news it is told as: a change of one account must not go through the sockets of all. */
export class Followers {
  readonly #byNews = new Map<string, Set<LiveSocket>>();

  add(news: string, socket: LiveSocket): void {
    const sockets = this.#byNews.get(news);
    if (sockets === undefined) this.#byNews.set(news, new Set([socket]));
    else sockets.add(socket);
  }

  remove(news: string, socket: LiveSocket): void {
    const sockets = this.#byNews.get(news);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#byNews.delete(news);
  }

  /** Everything that is followed here. */
  all(): readonly string[] {
    return [...this.#byNews.keys()];
  }

  /** News of `a` is also about `a/b`. */
  of(news: string): readonly LiveSocket[] {
    const exact = this.#byNews.get(news) ?? [];
    if (news.includes('/')) return [...exact];
    const within = [...this.#byNews].flatMap(([each, sockets]) => (each.startsWith(`${news}/`) ? [...sockets] : []));
    return [...new Set([...exact, ...within])];
  }
}
