import { useEffect, type RefObject } from 'react';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The index of the nearest element in the arrow's direction; -1 if there is none. */
export function nearestInDirection(from: Point, places: readonly Point[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  places.forEach(({ x, y }, index) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (along < 4) return;
    // A place straight ahead goes before a nearer one aside.
    const distance = along + aside * 3;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/**
 * Arrow keys, and a television's remote, walk over the buttons as they lie on the screen. A new screen has no focus yet:
 * there the first press goes to its first button.
 */
export function useArrowKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const direction = arrows[event.key];
      // The staff's preview of a screen is in a frame.
      if (area.current?.ownerDocument !== document) return;
      const all = [...area.current.querySelectorAll<HTMLElement>('button:not(:disabled)')];
      const buttons = all.filter((button) => !isCovered(button));
      const { activeElement } = document;
      if (!direction || buttons.length === 0 || document.querySelector('dialog[open]')) return;
      const isInside = activeElement instanceof HTMLElement && buttons.includes(activeElement);
      if (
        !isInside &&
        activeElement !== document.body &&
        activeElement !== null &&
        !activeElement.matches('main, [data-covered] *')
      )
        return;
      const next = isInside ? nearestInDirection(centreOf(activeElement), buttons.map(centreOf), direction) : 0;
      const target = buttons[next];
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    window.addEventListener('keydown', walk);
    return () => window.removeEventListener('keydown', walk);
  }, [area]);
}

function isCovered(element: Element): boolean {
  return element.closest('[inert], [data-covered]') !== null;
}

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
