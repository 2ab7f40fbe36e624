const prefix = 'siraj-media-';

/**
 * The pictures and sounds of a game, kept on the device while it is in play; the service worker answers with them [GAME-6].
 * True when all are here. False without a secure connection, a place to keep them, or a network to bring them.
 */
export async function keepMedia(gameId: string, urls: readonly string[]): Promise<boolean> {
  if (!('caches' in window)) return false;
  try {
    const store = await caches.open(prefix + gameId);
    // Each separately: a missing one must not block the others.
    const kept = await Promise.allSettled(
      urls.map(async (url) => {
        if ((await store.match(url)) === undefined) await store.add(url);
      }),
    );
    return kept.every(({ status }) => status === 'fulfilled');
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
