import { useEffect, type RefObject } from 'react';

/** `/` focuses the field inside, unless the user types or a dialog is open. */
export function useFocusBySlash(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isWriting(event.target) ||
        document.querySelector('dialog[open]') !== null
      )
        return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [box]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
