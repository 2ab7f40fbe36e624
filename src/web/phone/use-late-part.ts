import { useEffect, useEffectEvent, useState } from 'react';

/** How long after a failed load the next one starts. */
const retryMs = 2000;
/** After these, only loading the page again helps: browsers cache a failed import, and a new release has other files. */
const maxLoads = 3;

/** A part of the page that only some seats load; null while it isn't needed or loads. */
export function useLatePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | 'missing' | null {
  const [loaded, setLoaded] = useState<Part | 'missing' | null>(null);
  const start = useEffectEvent(load);
  const isNeeded = isWanted && loaded === null;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let loads = 0;
    const tryLoad = () => {
      loads += 1;
      start().then(
        (part) => {
          if (!isOver) setLoaded(part);
        },
        () => {
          if (isOver) return;
          if (loads >= maxLoads) setLoaded('missing');
          else timer = setTimeout(tryLoad, retryMs);
        },
      );
    };
    tryLoad();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isNeeded]);
  return isWanted ? loaded : null;
}
