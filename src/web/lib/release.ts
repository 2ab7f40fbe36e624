import { pageRelease } from './service-worker.ts';

const askEveryMs = 30 * 60 * 1000;
/** Coming back to the page asks too, but not at every glance. */
const minIntervalMs = 5 * 60 * 1000;

/**
 * Calls `onNewer` after each check that finds another release on the server than that of this page. Checks regularly,
 * and when the page is shown or online again. Returns a function that stops the checks. Does nothing in development.
 */
export function watchRelease(onNewer: () => void): () => void {
  if (!import.meta.env.PROD) return () => undefined;
  let askedAt = Date.now();
  const ask = async () => {
    askedAt = Date.now();
    if (await isNewer()) onNewer();
  };
  const askAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= minIntervalMs) void ask();
  };
  const timer = setInterval(() => void ask(), askEveryMs);
  document.addEventListener('visibilitychange', askAgain);
  window.addEventListener('online', askAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askAgain);
    window.removeEventListener('online', askAgain);
  };
}

/** Whether the page, as the server has it now, begins with another script. Nothing is newer while there is no answer. */
async function isNewer(): Promise<boolean> {
  try {
    const response = await fetch('/index.html', { cache: 'no-cache' });
    if (!response.ok) return false;
    const served = /<script type="module"[^>]*\bsrc="([^"]+)"/.exec(await response.text())?.[1];
    return served !== undefined && served !== pageRelease();
  } catch {
    return false;
  }
}
