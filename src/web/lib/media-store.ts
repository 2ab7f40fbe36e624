const prefix = 'siraj-media-';

/** Files that are fetched at once: a slow one blocks neither the others nor those after it. */
const lanes = 6;

/**
 * The pictures and sounds of a game, kept on the device while it is in play; the service worker answers with them [GAME-6].
 * They are fetched in this order, and `onSettled` is called once for each, kept or not. True when all are here. False
 * without a secure connection, a place to keep them, or a network to bring them.
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
