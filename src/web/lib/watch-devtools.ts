const checkEveryMs = 5_000;
/** So long must a probe stand still, seen second by second, before the tools count as open. */
const silentSeconds = 3;
/** A second that took longer than this tells of a busy or sleeping machine, and of nothing else. */
const maxSecondMs = 1_500;

/**
 * Looks every 5 s whether developer tools are open, by a worker that stops at a breakpoint only then.
 * Sizes of windows play no part, so neither zoom nor a docked keyboard nor tools can deceive it; a worker
 * that is merely late is told from one that stands by the seconds of this page.
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
