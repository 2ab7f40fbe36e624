import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

/** After these guesses the search halves: it ends soon whatever the content does. */
const maxGuesses = 3;

/**
 * The largest whole size up to `max` that fits, or `min` where none does. `needs` lays the content out in a size and
 * returns the share of the room that it takes: up to 1 it fits. Layout is expensive, so sizes are guessed: wrapped text
 * needs room by the square of its size.
 */
export function largestFitting(min: number, max: number, needs: (size: number) => number): number {
  let low = min;
  let high = Math.max(min, Math.floor(max));
  let size = high;
  for (let guesses = 1; low < high; guesses += 1) {
    const share = needs(size);
    if (share <= 1) low = size;
    else high = size - 1;
    const guess = guesses < maxGuesses ? Math.floor(size / Math.sqrt(share)) : Math.ceil((low + high) / 2);
    size = Math.min(Math.max(guess, low + 1), high);
  }
  return low;
}

interface Sizes {
  readonly min: number;
  /** The size that the styles give. */
  readonly maxOf: (content: HTMLElement) => number;
  /** Gives the content a size; null is that of the styles. */
  readonly apply: (content: HTMLElement, size: number | null) => void;
}

interface Fit {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
}

/** Keeps content as large as its room allows: when what it shows, the room or the fonts change. `sizes` is constant. */
export function useFit(sizes: Sizes, shown: ReactNode): Fit {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const outer = room.current;
    const inner = content.current;
    if (outer === null || inner === null) return;
    let fittedTo = '';
    const fit = () => {
      const { clientWidth, clientHeight } = outer;
      const key = [clientWidth, clientHeight, window.innerWidth, window.innerHeight].join(' ');
      if (clientHeight === 0 || key === fittedTo) return;
      fittedTo = key;
      const { paddingLeft, paddingRight } = getComputedStyle(outer);
      const width = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // Rounded up, as the browser rounds what it is compared with.
      fitContent(inner, Math.ceil(width), clientHeight, sizes);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    const fitAgain = () => {
      fittedTo = '';
      fit();
    };
    document.fonts.addEventListener('loadingdone', fitAgain);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fitAgain);
    };
  }, [shown, sizes]);
  return { room, content };
}

function fitContent(content: HTMLElement, width: number, height: number, { min, maxOf, apply }: Sizes): void {
  apply(content, null);
  const size = largestFitting(min, maxOf(content), (each) => {
    apply(content, each);
    return Math.max(content.offsetHeight / height, content.scrollWidth / width);
  });
  apply(content, size);
}
