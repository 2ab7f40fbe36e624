import { recordError } from './error-record.ts';
import { stored } from './storage.ts';

/** A missing chunk means a newer release: reload automatically, at most twice, then ask [SHELL-9]. */
export const maxChunkReloads = 2;
export const chunkReloadDelayMs = 1500;
/** A page open this long has all its chunks: a later release may reload again. */
const stableAfterMs = 10_000;

const raised = new WeakSet();
let stableTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Watches for assets that fail to load. Never reloads by itself: a prefetched asset may be missing while a question is
 * open; only a screen that can't be shown without it justifies a reload. Returns a function that stops watching.
 */
export function watchChunkErrors(): () => void {
  const failed = ({ payload }: VitePreloadErrorEvent) => {
    raised.add(payload);
    chunkFailed();
    recordError(payload, { context: 'chunk', handled: true, category: 'system', severity: 'high' });
  };
  window.addEventListener('vite:preloadError', failed);
  return () => window.removeEventListener('vite:preloadError', failed);
}

export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (raised.has(error) ||
      /dynamically imported module|module script failed|ChunkLoadError|preload CSS|error loading/i.test(
        `${error.name} ${error.message}`,
      ))
  );
}

/** A page's chunk loaded; if nothing else fails for a while, the counter restarts. */
export function chunkLoaded(): void {
  clearTimeout(stableTimer);
  stableTimer = setTimeout(() => stored.chunkReloads.clear(), stableAfterMs);
}

function chunkFailed(): void {
  clearTimeout(stableTimer);
}

export function mayReload(): boolean {
  return (stored.chunkReloads.read() ?? 0) < maxChunkReloads;
}

/** Reloads after a moment; answers how to keep it from doing so. */
export function reloadSoon(): () => void {
  chunkFailed();
  stored.chunkReloads.write((stored.chunkReloads.read() ?? 0) + 1);
  const timer = setTimeout(() => window.location.reload(), chunkReloadDelayMs);
  return () => clearTimeout(timer);
}

export function reloadNow(): void {
  stored.chunkReloads.clear();
  window.location.reload();
}
