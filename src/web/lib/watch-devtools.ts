const checkEveryMs = 5_000;
/** How long a probe must stop, measured second by second, before the tools count as open. */
const silentSeconds = 3;
/** A longer second means a busy or sleeping machine, and nothing else. */
const maxSecondMs = 1_500;

/**
 * Checks every 5 s whether developer tools are open, by a worker that stops at a breakpoint only then. Window sizes
 * don't matter, so zoom, a docked keyboard or docked tools can't deceive it; the page's own seconds distinguish a slow
 * worker from a stopped one.
 */
export function watchDevtools(onOpen: () => void): () => void {
  const probe = new Worker('/devtools-probe.js');
  let isBetween = false;
  let watching: ReturnType<typeof setTimeout> | undefined;

  const stopSeconds = () => {
    clearTimeout(watching);
    watching = undefined;
  };
  const countSeconds = (seconds: number) => {
    const startedAt = performance.now();
    watching = setTimeout(() => {
      const isDoubtful = document.hidden || performance.now() - startedAt > maxSecondMs;
      if (isDoubtful) stopSeconds();
      else if (seconds + 1 < silentSeconds) countSeconds(seconds + 1);
      else onOpen();
    }, 1_000);
  };

  probe.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    isBetween = data === 'before';
    stopSeconds();
    if (isBetween) countSeconds(0);
  });
  const check = setInterval(() => {
    if (document.hidden) return;
    if (!isBetween) probe.postMessage('check');
    else if (watching === undefined) countSeconds(0);
  }, checkEveryMs);

  return () => {
    clearInterval(check);
    stopSeconds();
    probe.terminate();
  };
}
