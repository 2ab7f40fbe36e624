import { useEffect } from 'react';
import { nearestInDirection } from './use-arrow-keys.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const walkable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/**
 * Arrow keys, and a television's remote, walk over everything on a page with fields, as it lies on the screen; in an open
 * dialog over that alone. Enter chooses a radio button, and never sends the form from a field. The first press of a new
 * page goes to `[data-first]`.
 */
export function useFormArrows(): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { activeElement: active } = document;
      if (event.key === 'Enter' && active instanceof HTMLInputElement) {
        if (active.type === 'radio') active.click();
        event.preventDefault();
        return;
      }
      const direction = arrows[event.key];
      if (direction === undefined || isTyping(active, direction)) return;
      const target = nextTo(active, direction);
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    };
    window.addEventListener('keydown', walk);
    return () => window.removeEventListener('keydown', walk);
  }, []);
}

function nextTo(active: Element | null, direction: readonly [number, number]): HTMLElement | undefined {
  const area = document.querySelector('dialog[open]') ?? document.body;
  const all = [...area.querySelectorAll<HTMLElement>(walkable)].filter((element) => isReachable(element, active));
  if (active === null || !all.some((element) => element === active))
    return area.querySelector<HTMLElement>('[data-first]') ?? all[0];
  return all[nearestInDirection(centreOf(active), all.map(centreOf), direction)];
}

/** On the screen, or further on in the list that is being walked over. */
function isReachable(element: Element, active: Element | null): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2 || element.closest('[inert], .skip-link') !== null) return false;
  const list = element.closest('[data-scrolls]');
  if (list === null || list === active?.closest('[data-scrolls]')) return true;
  const { y } = centreOf(element);
  const { top, bottom } = list.getBoundingClientRect();
  return y >= top && y <= bottom;
}

/** Whether the arrow moves the caret: sideways in a text, until its end. */
function isTyping(active: Element | null, [dx]: readonly [number, number]): boolean {
  if (active instanceof HTMLSelectElement || active instanceof HTMLTextAreaElement) return true;
  if (!(active instanceof HTMLInputElement) || !['text', 'search'].includes(active.type) || dx === 0) return false;
  const { selectionStart: start, selectionEnd: end, value } = active;
  const isForward = dx > 0 === (getComputedStyle(active).direction === 'ltr');
  return !(start === end && start === (isForward ? value.length : 0));
}

function centreOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
