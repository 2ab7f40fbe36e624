import { vi } from 'vitest';

interface Fetched {
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

export interface FakeCaches {
  /** The addresses that were fetched, in order. */
  readonly fetched: string[];
  /** Of all games: the addresses that are kept. */
  readonly kept: ReadonlySet<string>;
  /** The file arrives by its newest fetch. */
  readonly arrive: (url: string) => void;
  /** The oldest fetch of the file fails. */
  readonly fail: (url: string) => void;
}

/** A device's cache until the end of the test, whose files arrive when the test says so. */
export function fakeCaches(): FakeCaches {
  const fetched: string[] = [];
  const pending = new Map<string, Fetched[]>();
  const kept = new Set<string>();
  const store = {
    match: (url: string) => Promise.resolve(kept.has(url) ? new Response() : undefined),
    add: (url: string) => {
      fetched.push(url);
      return new Promise<void>((resolve, reject) =>
        pending.set(url, [...(pending.get(url) ?? []), { resolve, reject }]),
      );
    },
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(store) });
  return {
    fetched,
    kept,
    arrive(url) {
      kept.add(url);
      pending.get(url)?.pop()?.resolve();
    },
    fail: (url) => pending.get(url)?.shift()?.reject(new TypeError('Failed to fetch')),
  };
}
