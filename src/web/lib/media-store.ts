const prefix = 'siraj-media-';

/** Maximum number of concurrent fetches: a slow file must not block the ones after it. */
const lanes = 6;

/**
 * Stores a game's media in the browser's cache, from which the service worker serves them during play [GAME-6]. Fetches
 * them in the order of `urls` and calls `onSettled` once for each, stored or not. Returns true if all are stored, false
 * if one could not be fetched or stored, or if the browser has no cache, as on an insecure connection.
 */
export async function keepMedia(
  gameId: string,
  urls: readonly string[],
  onSettled: (url: string) => void,
): Promise<boolean> {
  const store = await openStore(gameId);
  const waiting = urls.values();
  let isComplete = store !== null;
  const bring = async () => {
    for (const url of waiting) {
      // A missing one must not block the others.
      if (store !== null && !(await keep(store, url))) isComplete = false;
      onSettled(url);
    }
  };
  await Promise.all(Array.from({ length: lanes }, bring));
  return isComplete;
}

async function openStore(gameId: string): Promise<Cache | null> {
  if (!('caches' in window)) return null;
  return caches.open(prefix + gameId).catch(() => null);
}

async function keep(store: Cache, url: string): Promise<boolean> {
  try {
    if ((await store.match(url)) === undefined) await store.add(url);
    return true;
  } catch {
    return false;
  }
}

/** Drops the media of all games except these. */
export async function forgetMediaExcept(gameIds: readonly string[]): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  const past = names.filter((name) => name.startsWith(prefix) && !gameIds.includes(name.slice(prefix.length)));
  await Promise.all(past.map((name) => caches.delete(name)));
}
